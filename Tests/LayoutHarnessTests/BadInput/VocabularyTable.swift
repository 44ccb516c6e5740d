extension BadInput {
  /// Words that the format does not have, and names that nothing has.
  static let vocabulary = [
    BadInput(
      "elem-unknown",
      .layout(#"<view id="root"><vew/></view>"#),
      #"""
      elem-unknown.xml:4:18: error: '<vew>' is not known in '<view>'; did you mean '<view>'?
      <view id="root"><vew/></view>
                       ^
      """#),
    BadInput(
      "elem-unknown-far",
      .layout(#"<view id="root"><marquee/></view>"#),
      #"""
      elem-unknown-far.xml:4:18: error: '<marquee>' is not known in '<view>'
      <view id="root"><marquee/></view>
                       ^
      """#),
    BadInput(
      "elem-unknown-step",
      .layout(steps: #"<tapp at="1 1"/>"#),
      #"""
      elem-unknown-step.xml:6:9: error: '<tapp>' is not known in '<steps>'; did you mean '<tap>'?
      <steps><tapp at="1 1"/></steps>
              ^
      """#),
    BadInput(
      "attr-unknown",
      .layout(#"<view id="root" hiden="YES"/>"#),
      #"""
      attr-unknown.xml:4:17: error: '<view>' has no attribute 'hiden'; did you mean 'hidden'?
      <view id="root" hiden="YES"/>
                      ^
      """#),
    BadInput(
      "attr-unknown-rect",
      .layout(
        #"""
        <view id="root"><view>
        <rect key="frame" x="0" y="0" widht="10" height="10"/>
        </view></view>
        """#),
      #"""
      attr-unknown-rect.xml:5:31: error: '<rect>' has no attribute 'widht'; did you mean 'width'?
      <rect key="frame" x="0" y="0" widht="10" height="10"/>
                                    ^
      """#),
    BadInput(
      "attr-unknown-constraint",
      .layout(
        #"""
        <view id="root"><constraints>
        <constraint firstAttribute="width" constnat="10"/>
        </constraints></view>
        """#),
      #"""
      attr-unknown-constraint.xml:5:36: error: <constraint> has no attribute 'constnat'; did you mean 'constant'?
      <constraint firstAttribute="width" constnat="10"/>
                                         ^
      """#),
    BadInput(
      "attr-missing",
      .layout(
        #"""
        <view id="root"><constraints>
        <constraint secondItem="root" secondAttribute="top"/>
        </constraints></view>
        """#),
      #"""
      attr-missing.xml:5:2: error: <constraint> needs firstAttribute, and secondItem and secondAttribute unless that is width or height
      <constraint secondItem="root" secondAttribute="top"/>
       ^
      """#),
    BadInput(
      "attr-missing-rect",
      .layout(#"<view id="root"><rect key="frame" x="0" y="0"/></view>"#),
      #"""
      attr-missing-rect.xml:4:18: error: '<rect>' needs 'width' and 'height'
      <view id="root"><rect key="frame" x="0" y="0"/></view>
                       ^
      """#),
    BadInput(
      "id-duplicate",
      .layout(
        #"""
        <view id="root">
        <view id="info"/>
        <view id="info"/>
        </view>
        """#),
      #"""
      id-duplicate.xml:6:11: error: id 'info' is given twice
      <view id="info"/>
                ^
      id-duplicate.xml:5:11: note: first defined here
      <view id="info"/>
                ^
      """#),
    BadInput(
      "id-duplicate-other-kind",
      .layout(
        #"""
        <view id="root">
        <tapGestureRecognizer id="root"/>
        </view>
        """#),
      #"""
      id-duplicate-other-kind.xml:5:27: error: id 'root' is given twice
      <tapGestureRecognizer id="root"/>
                                ^
      id-duplicate-other-kind.xml:4:11: note: first defined here
      <view id="root">
                ^
      """#),
    BadInput(
      "ref-unknown",
      .layout(
        #"""
        <view id="root"><view id="info"/><constraints>
        inof.top = root.top
        </constraints></view>
        """#),
      #"""
      ref-unknown.xml:5:1: error: no view has the id 'inof'; did you mean 'info'?
      inof.top = root.top
      ^
      """#),
    BadInput(
      "ref-unknown-element",
      .layout(
        #"""
        <view id="root"><view id="info"/><constraints>
        <constraint firstItem="inof" firstAttribute="width" constant="1"/>
        </constraints></view>
        """#),
      #"""
      ref-unknown-element.xml:5:24: error: no view has the id 'inof'; did you mean 'info'?
      <constraint firstItem="inof" firstAttribute="width" constant="1"/>
                             ^
      """#),
    BadInput(
      "ref-unknown-step",
      .layout(steps: #"<tap on="rot"/>"#),
      #"""
      ref-unknown-step.xml:6:17: error: no view is named 'rot'; did you mean 'root'?
      <steps><tap on="rot"/></steps>
                      ^
      """#),
    BadInput(
      "ref-self",
      .layout(
        #"""
        <view id="root"><view id="info"/><constraints>
        info.width = info.width
        </constraints></view>
        """#),
      #"""
      ref-self.xml:5:14: error: 'info.width' is constrained to itself
      info.width = info.width
                   ^
      """#),
    BadInput(
      "ref-self-other-attribute",
      .layout(
        #"""
        <view id="root">
        <view id="a"/>
        <constraints>
        a.left = root.left
        a.top = root.top
        a.width = a.height + 10
        a.height = 20
        </constraints>
        </view>
        """#),
      #"""
      <baseline format="1" case="ref-self-other-attribute">
        <outcome>
          <at step="0" do="appear"/>
          <at step="1" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200">
              <view id="a" frame="0 0 30 20"/>
            </view>
          </snapshot>
        </outcome>
      </baseline>
      """#),
  ]
}
