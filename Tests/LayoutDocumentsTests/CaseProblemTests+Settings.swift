import Testing

extension CaseProblemTests {
  @Test func `what is wrong with settings and claims is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"<steps/>"#,
        #"""
        c.xml:9:2: error: a case has one '<steps>'
        <steps/>
         ^
        """#
      ),
      (
        #"<parameter name="rows" values="1"/>"#,
        #"""
        c.xml:9:2: error: '<parameter>' is not supported yet
        <parameter name="rows" values="1"/>
         ^
        """#
      ),
      (
        #"<knownFailure/>"#,
        #"""
        c.xml:9:2: error: '<knownFailure>' is not supported yet
        <knownFailure/>
         ^
        """#
      ),
      (
        #"<tolerance frame="-1"/>"#,
        #"""
        c.xml:9:19: error: 'frame' must be a number from 0 to 1,000, not '-1'
        <tolerance frame="-1"/>
                          ^
        """#
      ),
      (
        #"<physics panStrt="1"/>"#,
        #"""
        c.xml:9:10: error: '<physics>' has no attribute 'panStrt'; did you mean 'panStart'?
        <physics panStrt="1"/>
                 ^
        """#
      ),
      (
        #"<physics rubberBand="2"/>"#,
        #"""
        c.xml:9:22: error: 'rubberBand' must be a number from 0.01 to 1, not '2'
        <physics rubberBand="2"/>
                             ^
        """#
      ),
      (
        #"<physics pageOrigin="zeo"/>"#,
        #"""
        c.xml:9:22: error: 'zeo' is no value of 'pageOrigin'; did you mean 'zero'?
        <physics pageOrigin="zeo"/>
                             ^
        """#
      ),
      (
        #"<invariants insideParent="YES"/>"#,
        #"""
        c.xml:9:13: error: 'insideParent' is not supported yet
        <invariants insideParent="YES"/>
                    ^
        """#
      ),
      (
        #"<invariants unambiguous="padd"/>"#,
        #"""
        c.xml:9:26: error: no view is named 'padd'; did you mean 'pad'?
        <invariants unambiguous="padd"/>
                                 ^
        """#
      ),
      (
        #"<invariants except="pad"/>"#,
        #"""
        c.xml:9:2: error: '<invariants>' needs 'unambiguous' or 'satisfiable'
        <invariants except="pad"/>
         ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("rest", row.text).shown == row.shown)
    }
  }
}
