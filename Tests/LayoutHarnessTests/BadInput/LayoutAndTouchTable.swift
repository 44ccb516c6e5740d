extension BadInput {
  /// Constraints that contradict one another or leave something open, and touches that cannot be.
  static let layoutAndTouch = [
    BadInput(
      "solve-unsat",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        a.left = root.left
        a.top = root.top
        a.height = 10
        a.width = 100
        a.width = 200
        </constraints>
        </view>
        """#),
      #"""
      solve-unsat.xml:11:1: error: these two constraints cannot hold together; 'a.width = 200' is broken at snapshot 'end'
      a.width = 200
      ^
      solve-unsat.xml:10:1: note: <NSLayoutConstraint a.width == 100>
      a.width = 100
      ^
      solve-unsat.xml:11:1: note: <NSLayoutConstraint a.width == 200>
      a.width = 200
      ^
      """#),
    BadInput(
      "solve-unsat-element",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        V:|[a]|
        H:|-10-[a(200)]-10-|
        </constraints>
        </view>
        """#),
      #"""
      solve-unsat-element.xml:8:1: error: these four constraints cannot hold together; 'a.width = 200' is broken at snapshot 'end'
      H:|-10-[a(200)]-10-|
      ^
      solve-unsat-element.xml:4:1: note: <NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 100>
      <view id="root">
      ^
      solve-unsat-element.xml:8:1: note: <NSLayoutConstraint a.leading == root.leading + 10>
      H:|-10-[a(200)]-10-|
      ^
      solve-unsat-element.xml:8:1: note: <NSLayoutConstraint a.width == 200>
      H:|-10-[a(200)]-10-|
      ^
      solve-unsat-element.xml:8:1: note: <NSLayoutConstraint root.trailing == a.trailing + 10>
      H:|-10-[a(200)]-10-|
      ^
      """#),
    BadInput(
      "solve-ambiguous",
      .layout(
        #"""
        <view id="root">
        <view id="info"/>
        <constraints>
        info.top = root.top
        info.size = root.size
        </constraints>
        </view>
        """#),
      #"""
      solve-ambiguous.xml:5:1: error: info has no horizontal position at snapshot 'end'
      <view id="info"/>
      ^
      """#),
    BadInput(
      "touch-order-backwards",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="1 1" time="0.5"/>
          <move finger="a" to="2 2" time="0.4"/>
          <up finger="a" time="0.6"/>
          </touches>

          """#),
      #"""
      touch-order-backwards.xml:9:33: error: finger 'a' goes back in time, from 0.5 to 0.4 s
      <move finger="a" to="2 2" time="0.4"/>
                                      ^
      """#),
    BadInput(
      "touch-order-negative",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="1 1" time="-0.1"/>
          <up finger="a" time="0.1"/>
          </touches>

          """#),
      #"""
      touch-order-negative.xml:8:33: error: 'time' must be a number from 0 to 3,600, not '-0.1'
      <down finger="a" at="1 1" time="-0.1"/>
                                      ^
      """#),
    BadInput(
      "touch-order-equal",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="1 1" time="0"/>
          <move finger="a" to="2 2" time="0.1"/>
          <move finger="a" to="3 3" time="0.1"/>
          <up finger="a" time="0.1"/>
          </touches>

          """#),
      #"""
      <baseline format="1" case="touch-order-equal">
        <outcome>
          <physics minimumHitAlpha="0.01"/>
          <at step="0" do="appear"/>
          <at step="1" do="touches"/>
          <touch time="0" finger="a" phase="began" at="1 1" view="root"/>
          <touch time="0.1" finger="a" phase="ended" at="3 3" view="root"/>
          <at step="2" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200"/>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "touch-order-up-first",
      .layout(
        steps: #"""

          <touches>
          <up finger="a" time="0.1"/>
          </touches>

          """#),
      #"""
      touch-order-up-first.xml:8:1: error: finger 'a' is not down
      <up finger="a" time="0.1"/>
      ^
      """#),
    BadInput(
      "touch-order-down-twice",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="1 1" time="0"/>
          <down finger="a" at="1 1" time="0"/>
          <up finger="a" time="0.1"/>
          </touches>

          """#),
      #"""
      touch-order-down-twice.xml:9:1: error: finger 'a' is already down
      <down finger="a" at="1 1" time="0"/>
      ^
      """#),
    BadInput(
      "touch-outside",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="100 200" time="0"/>
          <up finger="a" time="0.1"/>
          </touches>

          """#),
      #"""
      <baseline format="1" case="touch-outside">
        <outcome>
          <physics minimumHitAlpha="0.01"/>
          <at step="0" do="appear"/>
          <at step="1" do="touches"/>
          <touch time="0" finger="a" phase="began" at="100 200"/>
          <touch time="0.1" finger="a" phase="ended" at="100 200"/>
          <at step="2" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200"/>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "touch-outside-negative",
      .layout(
        steps: #"""

          <tap at="-1 -1"/>
          <expect hit="none" at="-1 -1"/>

          """#),
      #"""
      <baseline format="1" case="touch-outside-negative">
        <outcome>
          <physics minimumHitAlpha="0.01"/>
          <at step="0" do="appear"/>
          <at step="1" do="tap at -1 -1"/>
          <touch time="0" finger="1" phase="began" at="-1 -1"/>
          <touch time="0.05" finger="1" phase="ended" at="-1 -1"/>
          <at step="2" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200"/>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "touch-unended",
      .layout(
        steps: #"""

          <touches>
          <down finger="a" at="1 1" time="0"/>
          </touches>

          """#),
      #"""
      touch-unended.xml:8:1: error: finger 'a' is still down after the last step
      <down finger="a" at="1 1" time="0"/>
      ^
      """#),
  ]
}
