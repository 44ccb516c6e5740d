extension BadInput {
  /// Numbers in constraints, in what steps compute and in touches.
  static let computedNumbers = [
    BadInput(
      "num-constant-nan",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        a.width = NaN
        </constraints>
        </view>
        """#),
      #"num-constant-nan.xml:7:11: error: 'NaN' is no attribute of a constraint; known are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, edges, size, center, baseline"#
    ),
    BadInput(
      "num-constant-exponent",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        a.width = 1e400
        </constraints>
        </view>
        """#),
      #"""
      num-constant-exponent.xml:7:11: error: '1e400' is no number like 12 or 0.5; an id that begins with a digit stands in backticks
      a.width = 1e400
                ^
      """#),
    BadInput(
      "num-constant-1e308",
      .layout(
        """
        <view id="root">
        <view id="a"/>
        <constraints>
        a.width = 1\(zeros(308))
        </constraints>
        </view>
        """),
      #"""
      num-constant-1e308.xml:7:11: error: a constant lies between -10000000 and 10000000
      a.width = 100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000…
                ^
      """#),
    BadInput(
      "num-constant-negative",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width = -5
        </constraints>
        </view>
        """#),
      #"""
      num-constant-negative.xml:10:1: error: these two constraints cannot hold together; 'a.width = -5' is broken at snapshot 'end'
      a.width = -5
      ^
      num-constant-negative.xml:5:1: note: <NSLayoutConstraint a.width >= 0>
      <view id="a"/>
      ^
      num-constant-negative.xml:10:1: note: <NSLayoutConstraint a.width == -5>
      a.width = -5
      ^
      """#),
    BadInput(
      "num-set-nan",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 10 10"/>
        </view>
        """#,
        steps: #"""

          <set property="a.frame.size.width" to="NaN"/>

          """#),
      #"""
      num-set-nan.xml:9:40: error: nothing is named 'NaN'
      <set property="a.frame.size.width" to="NaN"/>
                                             ^
      """#),
    BadInput(
      "num-set-zero-by-zero",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 10 10"/>
        </view>
        """#,
        steps: #"""

          <set property="a.frame.size.width" to="0 / 0"/>

          """#),
      #"""
      num-set-zero-by-zero.xml:9:1: error: '0 / 0' is not a finite number: nan
      <set property="a.frame.size.width" to="0 / 0"/>
      ^
      """#),
    BadInput(
      "num-set-one-by-zero",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 10 10"/>
        </view>
        """#,
        steps: #"""

          <set property="a.frame.size.width" to="1 / 0"/>

          """#),
      #"""
      num-set-one-by-zero.xml:9:1: error: '1 / 0' is not a finite number: inf
      <set property="a.frame.size.width" to="1 / 0"/>
      ^
      """#),
    BadInput(
      "num-set-root",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 10 10"/>
        </view>
        """#,
        steps: #"""

          <set property="a.frame.size.width" to="sqrt(-1)"/>

          """#),
      #"""
      num-set-root.xml:9:1: error: 'sqrt(-1)' is not a finite number: nan
      <set property="a.frame.size.width" to="sqrt(-1)"/>
      ^
      """#),
    BadInput(
      "num-set-1e308",
      .layout(view(width: "10"), steps: set("a.frame.size.width", to: "1" + zeros(308))),
      #"""
      <baseline format="1" case="num-set-1e308">
        <outcome>
          <at step="0" do="appear"/>
          <at step="1" do="set a.frame.size.width"/>
          <at step="2" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200">
              <view id="a" frame="0 0 10000000 10"/>
            </view>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "num-lines-1e308",
      .layout(
        #"<label id="l" text="a b" font="fixed 10"/>"#,
        steps: set("l.numberOfLines", to: "1" + zeros(308))),
      #"<baseline format="1" case="num-lines-1e308">"#),
    BadInput(
      "num-time-1e308",
      .layout(
        steps: """

          <touches>
          <down finger="a" at="1 1" time="1\(zeros(308))"/>
          <up finger="a" time="1"/>
          </touches>

          """),
      #"""
      num-time-1e308.xml:8:33: error: 'time' must be a number from 0 to 3,600, not '10000000000000000000000000000000000000000000000000000000000…'
      <down finger="a" at="1 1" time="10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000…
                                      ^
      """#),
  ]

  private static func set(_ property: String, to value: String) -> String {
    "\n<set property=\"\(property)\" to=\"\(value)\"/>\n"
  }
}
