import Testing

extension CaseProblemTests {
  @Test func `what is wrong with the matrix is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"device="iPhone 15 Por""#,
        #"""
        c.xml:2:22: error: no device is named 'iPhone 15 Por'; did you mean 'iPhone 15 Pro'?
        <environment device="iPhone 15 Por"/>
                             ^
        """#
      ),
      (
        #"device="iPhone 8 | iPhone 8""#,
        #"""
        c.xml:2:33: error: 'iPhone 8' is given twice
        <environment device="iPhone 8 | iPhone 8"/>
                                        ^
        """#
      ),
      (
        #"device="iPhone 8 |""#,
        #"""
        c.xml:2:32: error: 'device' is empty
        <environment device="iPhone 8 |"/>
                                       ^
        """#
      ),
      (
        #"device="iPhone 8" size="1 1""#,
        #"""
        c.xml:2:32: error: 'size' does not go with 'device'
        <environment device="iPhone 8" size="1 1"/>
                                       ^
        """#
      ),
      (
        #"device="iPhone 8" direction="lrt""#,
        #"""
        c.xml:2:43: error: 'lrt' is no value of 'direction'; did you mean 'ltr'?
        <environment device="iPhone 8" direction="lrt"/>
                                                  ^
        """#
      ),
      (
        #"device="iPhone 8" system="iOS 19""#,
        #"""
        c.xml:2:40: error: 'iOS 19' is no value of 'system'; did you mean 'iOS 10'?
        <environment device="iPhone 8" system="iOS 19"/>
                                               ^
        """#
      ),
      (
        #"device="iPhone 8" contentSizeCategory="AXL""#,
        #"""
        c.xml:2:53: error: 'AXL' is no value of 'contentSizeCategory'; did you mean 'XL'?
        <environment device="iPhone 8" contentSizeCategory="AXL"/>
                                                            ^
        """#
      ),
      (
        #"device="iPad (6th generation)" splitView="1/3 | 1/2""#,
        #"""
        c.xml:2:62: error: how wide '1/2' of split view is on 'iPad (6th generation)' in portrait is not known
        <environment device="iPad (6th generation)" splitView="1/3 | 1/2"/>
                                                                     ^
        """#
      ),
      (
        #"size="9 9" scale="1" splitView="1/3""#,
        #"""
        c.xml:2:35: error: 'splitView' needs 'device'
        <environment size="9 9" scale="1" splitView="1/3"/>
                                          ^
        """#
      ),
      (
        #"direction="ltr""#,
        #"""
        c.xml:2:2: error: '<environment>' needs 'device' or 'size'
        <environment direction="ltr"/>
         ^
        """#
      ),
      (
        #"size="375 667""#,
        #"""
        c.xml:2:2: error: '<environment>' needs 'scale'
        <environment size="375 667"/>
         ^
        """#
      ),
      (
        #"size="375" scale="2""#,
        #"""
        c.xml:2:20: error: 'size' takes 2 numbers, width height, not 1
        <environment size="375" scale="2"/>
                           ^
        """#
      ),
      (
        #"size="0 667" scale="2""#,
        #"""
        c.xml:2:20: error: 'size' must be a number from 1 to 100,000, not '0 667'
        <environment size="0 667" scale="2"/>
                           ^
        """#
      ),
      (
        #"size="375 667" scale="0""#,
        #"""
        c.xml:2:36: error: 'scale' must be a number from 0.1 to 1,000, not '0'
        <environment size="375 667" scale="0"/>
                                           ^
        """#
      ),
      (
        #"size="375 667" scale="2" safeArea="20 0 -1 0""#,
        #"""
        c.xml:2:49: error: a size in 'safeArea' cannot be negative: '20 0 -1 0'
        <environment size="375 667" scale="2" safeArea="20 0 -1 0"/>
                                                        ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("environment", row.text).shown == row.shown)
    }
  }

  @Test func `each of several environments needs a screen`() {
    let rows = [
      ("", "direction=\"rtl\"", "'<environment>' needs 'device' or 'size'"),
      ("", "size=\"320 568\"", "'<environment>' needs 'scale'"),
      ("direction=\"rtl\"", "", "'<environment>' needs 'device' or 'size'"),
    ]
    for (first, second, words) in rows {
      let environments = [first, second].map {
        "<environment \($0.isEmpty ? "device=\"iPhone 8\"" : $0)/>"
      }
      let source = CaseSource(
        """
        <case title="t">\(environments.joined())
        <interface><view id="root"/></interface></case>
        """)
      #expect(source.shown.contains("error: \(words)\n"), "\(source.shown)")
    }
  }
}
