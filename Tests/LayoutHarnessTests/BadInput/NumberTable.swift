extension BadInput {
  /// What is no plain number, and numbers at the ends of what a Double holds.
  static let numbers = [
    BadInput(
      "num-nan",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 NaN 10"/>
        </view>
        """#),
      #"""
      num-nan.xml:5:25: error: 'frame' must be a number, not 'NaN'
      <view id="a" frame="0 0 NaN 10"/>
                              ^
      """#),
    BadInput(
      "num-inf",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 inf 10"/>
        </view>
        """#),
      #"""
      num-inf.xml:5:25: error: 'frame' must be a number, not 'inf'
      <view id="a" frame="0 0 inf 10"/>
                              ^
      """#),
    BadInput(
      "num-exponent",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 1e400 10"/>
        </view>
        """#),
      #"""
      num-exponent.xml:5:25: error: 'frame' must be a number, not '1e400'
      <view id="a" frame="0 0 1e400 10"/>
                              ^
      """#),
    BadInput(
      "num-hex",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 0x10 10"/>
        </view>
        """#),
      #"""
      num-hex.xml:5:25: error: 'frame' must be a number, not '0x10'
      <view id="a" frame="0 0 0x10 10"/>
                              ^
      """#),
    BadInput(
      "num-plus",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 +5 10"/>
        </view>
        """#),
      #"""
      num-plus.xml:5:25: error: 'frame' must be a number, not '+5'
      <view id="a" frame="0 0 +5 10"/>
                              ^
      """#),
    BadInput(
      "num-comma",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 1,5 10"/>
        </view>
        """#),
      #"""
      num-comma.xml:5:25: error: 'frame' must be a number, not '1,5'
      <view id="a" frame="0 0 1,5 10"/>
                              ^
      """#),
    BadInput(
      "num-negative-size",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 -5 10"/>
        </view>
        """#),
      #"""
      num-negative-size.xml:5:25: error: a size in 'frame' cannot be negative: '-5'
      <view id="a" frame="0 0 -5 10"/>
                              ^
      """#),
    BadInput(
      "num-1e308",
      .layout(view(width: "1" + zeros(308))),
      #"""
      num-1e308.xml:5:25: error: 'frame' must be a number from -10,000,000 to 10,000,000, not '10000000000000000000000000000000000000000000000000000000000…'
      <view id="a" frame="0 0 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000…
                              ^
      """#),
    BadInput(
      "num-1e400",
      .layout(view(width: "1" + zeros(400))),
      #"""
      num-1e400.xml:5:25: error: 'frame' must be a number from -10,000,000 to 10,000,000, not '10000000000000000000000000000000000000000000000000000000000…'
      <view id="a" frame="0 0 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000…
                              ^
      """#),
    BadInput(
      "num-1e-320",
      .layout(view(width: "0." + zeros(319) + "1")),
      #"""
      <baseline format="1" case="num-1e-320">
        <outcome>
          <at step="0" do="appear"/>
          <at step="1" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200">
              <view id="a" frame="0 0 0 10"/>
            </view>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "num-2-53-1",
      .layout(
        #"""
        <view id="root">
        <view id="a" frame="0 0 9007199254740993 10"/>
        </view>
        """#),
      #"""
      num-2-53-1.xml:5:25: error: 'frame' must be a number from -10,000,000 to 10,000,000, not '9007199254740993'
      <view id="a" frame="0 0 9007199254740993 10"/>
                              ^
      """#),
    BadInput(
      "num-negzero",
      .layout(#"<view id="root" frame="-0.0 -0 100 200" alpha="0.30000000000000004"/>"#),
      #"""
      <baseline format="1" case="num-negzero">
        <outcome>
          <at step="0" do="appear"/>
          <at step="1" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200" alpha="0.3"/>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "num-negzero-set",
      .layout(
        #"<view id="root"><scrollView id="a" frame="0 0 10 10"/></view>"#,
        steps: #"""

          <set property="a.contentInset.left" to="0.1 + 0.2"/>
          <set property="a.contentInset.top" to="-0.0"/>

          """#),
      #"""
      <baseline format="1" case="num-negzero-set">
        <outcome>
          <physics insetChange="keepEdge"/>
          <at step="0" do="appear"/>
          <at step="1" do="set a.contentInset.left"/>
          <at step="2" do="set a.contentInset.top"/>
          <at step="3" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200">
              <scrollView id="a" frame="0 0 10 10" contentOffset="0 0" contentSize="0 0" contentInset="0 0.3 0 0" adjustedContentInset="0 0.3 0 0"/>
            </view>
          </snapshot>
        </outcome>
      </baseline>
      """#),
  ]

  static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  static func view(width: String) -> String {
    """
    <view id="root">
    <view id="a" frame="0 0 \(width) 10"/>
    </view>
    """
  }
}
