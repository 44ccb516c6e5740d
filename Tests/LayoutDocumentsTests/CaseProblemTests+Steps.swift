import Testing

extension CaseProblemTests {
  @Test func `what is wrong with the steps is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"<tpa on="pad"/>"#,
        #"""
        c.xml:8:9: error: '<tpa>' is not known in '<steps>'; did you mean '<tap>'?
        <steps><tpa on="pad"/></steps>
                ^
        """#
      ),
      (
        #"<press on="pad"/>"#,
        #"""
        c.xml:8:9: error: '<press>' is not supported yet
        <steps><press on="pad"/></steps>
                ^
        """#
      ),
      (
        #"<tap/>"#,
        #"""
        c.xml:8:9: error: '<tap>' needs 'on' or 'at'
        <steps><tap/></steps>
                ^
        """#
      ),
      (
        #"<tap on="pda"/>"#,
        #"""
        c.xml:8:17: error: no view is named 'pda'; did you mean 'pad'?
        <steps><tap on="pda"/></steps>
                        ^
        """#
      ),
      (
        #"<tap on="pad" taps="1.5"/>"#,
        #"""
        c.xml:8:28: error: 'taps' must be a whole number, not '1.5'
        <steps><tap on="pad" taps="1.5"/></steps>
                                   ^
        """#
      ),
      (
        #"<tap on="pad" at="1"/>"#,
        #"""
        c.xml:8:26: error: 'at' takes two lengths, as "187 60" or "50% 90%", not '1'
        <steps><tap on="pad" at="1"/></steps>
                                 ^
        """#
      ),
      (
        #"<tap on="pad" at="x% 1"/>"#,
        #"""
        c.xml:8:26: error: 'at' must be a number, not 'x%'
        <steps><tap on="pad" at="x% 1"/></steps>
                                 ^
        """#
      ),
      (
        #"<drag on="pad"/>"#,
        #"""
        c.xml:8:9: error: '<drag>' takes one of 'by' and 'to'
        <steps><drag on="pad"/></steps>
                ^
        """#
      ),
      (
        #"<drag on="pad" by="1 2" to="map"/>"#,
        #"""
        c.xml:8:9: error: '<drag>' takes one of 'by' and 'to'
        <steps><drag on="pad" by="1 2" to="map"/></steps>
                ^
        """#
      ),
      (
        #"<drag on="pad" to="mapp"/>"#,
        #"""
        c.xml:8:27: error: no view is named 'mapp'; did you mean 'map'?
        <steps><drag on="pad" to="mapp"/></steps>
                                  ^
        """#
      ),
      (
        #"<flick on="pad" by="1 2" hold="1"/>"#,
        #"""
        c.xml:8:33: error: '<flick>' has no attribute 'hold'; it has 'on', 'at', 'by', 'to', 'duration' and 'only'
        <steps><flick on="pad" by="1 2" hold="1"/></steps>
                                        ^
        """#
      ),
      (
        #"<wait/>"#,
        #"""
        c.xml:8:9: error: '<wait>' needs 'for'
        <steps><wait/></steps>
                ^
        """#
      ),
      (
        #"<wait for="-1"/>"#,
        #"""
        c.xml:8:19: error: 'for' must be a number from 0 to 3,600, not '-1'
        <steps><wait for="-1"/></steps>
                          ^
        """#
      ),
      (
        #"<turn to="left"/>"#,
        #"""
        c.xml:8:18: error: 'left' is no value of 'to'; expected 'portrait', 'landscapeLeft' or 'landscapeRight'
        <steps><turn to="left"/></steps>
                         ^
        """#
      ),
      (
        #"<resize to="0 10"/>"#,
        #"""
        c.xml:8:20: error: 'to' must be a number from 1 to 100,000, not '0 10'
        <steps><resize to="0 10"/></steps>
                           ^
        """#
      ),
      (
        #"<resize to="300 400" safeArea="1 2 3 -4"/>"#,
        #"""
        c.xml:8:39: error: a size in 'safeArea' cannot be negative: '1 2 3 -4'
        <steps><resize to="300 400" safeArea="1 2 3 -4"/></steps>
                                              ^
        """#
      ),
      (
        #"<resize safeArea="0 0 0 0"/>"#,
        #"""
        c.xml:8:9: error: '<resize>' needs 'to'
        <steps><resize safeArea="0 0 0 0"/></steps>
                ^
        """#
      ),
      (
        #"<scroll view="pad" to="0 0"/>"#,
        #"""
        c.xml:8:22: error: 'pad' is a view, not a scrollView
        <steps><scroll view="pad" to="0 0"/></steps>
                             ^
        """#
      ),
      (
        #"<settle after="1"/>"#,
        #"""
        c.xml:8:16: error: 'after' is not supported yet
        <steps><settle after="1"/></steps>
                       ^
        """#
      ),
      (
        #"<settle only="iPhone X"/>"#,
        #"""
        c.xml:8:22: error: no variant has 'iPhone X'; did you mean 'iPhone 8'?
        <steps><settle only="iPhone X"/></steps>
                             ^
        """#
      ),
      (
        #"<snapshot name="a"/><snapshot name="a"/>"#,
        #"""
        c.xml:8:44: error: a snapshot is already named 'a' in the same variant
        <steps><snapshot name="a"/><snapshot name="a"/></steps>
                                                   ^
        c.xml:8:8: note: first here
        <steps><snapshot name="a"/><snapshot name="a"/></steps>
               ^
        """#
      ),
      (
        #"<expect/>"#,
        #"""
        c.xml:8:9: error: '<expect>' takes one of 'that', 'hit', 'action' and 'received'
        <steps><expect/></steps>
                ^
        """#
      ),
      (
        #"<expect that="1"/>"#,
        #"""
        c.xml:8:22: error: expected a boolean, not a number
        <steps><expect that="1"/></steps>
                             ^
        """#
      ),
      (
        #"<expect that="pad.alpha = 1" times="1"/>"#,
        #"""
        c.xml:8:37: error: 'times' does not go with 'that'
        <steps><expect that="pad.alpha = 1" times="1"/></steps>
                                            ^
        """#
      ),
      (
        #"<expect hit="pad"/>"#,
        #"""
        c.xml:8:9: error: 'hit' needs 'at'
        <steps><expect hit="pad"/></steps>
                ^
        """#
      ),
      (
        #"<expect action="a"/>"#,
        #"""
        c.xml:8:24: error: no '<call>' calls the action 'a'
        <steps><expect action="a"/></steps>
                               ^
        """#
      ),
      (
        #"<expect received="touchesBegan"/>"#,
        #"""
        c.xml:8:9: error: 'received' needs 'view'
        <steps><expect received="touchesBegan"/></steps>
                ^
        """#
      ),
      (
        #"<expect view="pad" received="valueChanged"/>"#,
        #"""
        c.xml:8:22: error: 'valueChanged' comes from a control, which 'pad' is not
        <steps><expect view="pad" received="valueChanged"/></steps>
                             ^
        """#
      ),
      (
        #"<expect view="pad" received="viewDidLoad"/>"#,
        #"""
        c.xml:8:37: error: 'viewDidLoad' is the controller's, no view's
        <steps><expect view="pad" received="viewDidLoad"/></steps>
                                            ^
        """#
      ),
      (
        #"<touches><down finger="a" at="1 1" time="0"/></touches>"#,
        #"""
        c.xml:8:17: error: finger 'a' is still down after the last step
        <steps><touches><down finger="a" at="1 1" time="0"/></touches></steps>
                        ^
        """#
      ),
      (
        #"<touches><down finger="a" at="1 1" time="0"/><down finger="a" at="1 1" time="0"/><up finger="a" time="1"/></touches>"#,
        #"""
        c.xml:8:53: error: finger 'a' is already down
        <steps><touches><down finger="a" at="1 1" time="0"/><down finger="a" at="1 1" time="0"/><up finger="a" time="1"/></touches></steps>
                                                            ^
        """#
      ),
      (
        #"<touches><up finger="a" time="1"/></touches>"#,
        #"""
        c.xml:8:17: error: finger 'a' is not down
        <steps><touches><up finger="a" time="1"/></touches></steps>
                        ^
        """#
      ),
      (
        #"<touches><down finger="a" at="1 1" time="0.5"/><up finger="a" time="0.2"/></touches>"#,
        #"""
        c.xml:8:76: error: finger 'a' goes back in time, from 0.5 to 0.2 s
        <steps><touches><down finger="a" at="1 1" time="0.5"/><up finger="a" time="0.2"/></touches></steps>
                                                                                   ^
        """#
      ),
      (
        #"<touches><down finger="a" time="-1"/></touches>"#,
        #"""
        c.xml:8:18: error: '<down>' needs 'at'
        <steps><touches><down finger="a" time="-1"/></touches></steps>
                         ^
        c.xml:8:40: error: 'time' must be a number from 0 to 3,600, not '-1'
        <steps><touches><down finger="a" time="-1"/></touches></steps>
                                               ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("steps", row.text).shown == row.shown)
    }
  }
}
