import Testing

@testable import LayoutDocuments

/// WWDC 2021, session 10259: the guide is at the bottom of the safe area, and follows the keyboard while it is shown.
@Suite struct KeyboardTests {
  @Test
  func `the guide is as high as what the keyboard covers of its view, the safe area at least`() {
    let play = Play(
      environment: #"size="300 600" scale="1" safeArea="0 0 34 0""#,
      interface: """
        <view id="root">
        <view id="low" frame="0 300 300 300"/><view id="high" frame="0 0 300 300"/>
        <view id="middle" frame="0 200 300 200"/>
        </view>
        """,
      steps: """
        <expect that="root.keyboardLayoutGuide.layoutFrame = rect(0, 566, 300, 34)"/>
        <keyboard height="250"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame = rect(0, 350, 300, 250)"/>
        <expect that="low.keyboardLayoutGuide.layoutFrame = rect(0, 50, 300, 250)"/>
        <expect that="middle.keyboardLayoutGuide.layoutFrame = rect(0, 150, 300, 50)"/>
        <expect that="high.keyboardLayoutGuide.layoutFrame = rect(0, 300, 300, 0)"/>
        <keyboard height="20"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame = rect(0, 566, 300, 34)"/>
        <keyboard height="400"/>
        <expect that="low.keyboardLayoutGuide.layoutFrame = rect(0, 0, 300, 300)"/>
        <keyboard height="0"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame = rect(0, 566, 300, 34)"/>
        """)
    #expect(play.complaints() == [])
  }

  @Test func `the app hears before anything moves, once for each change, with the frame to come`() {
    let play = Play(
      environment: #"size="300 600" scale="1""#,
      interface:
        #"<view id="root"><view id="a"/><constraints>a.edges = root.edges</constraints></view>"#,
      behavior: """
        <var name="shown" be="0"/><var name="hidden" be="0"/><var name="top" be="0"/>
        <var name="height" be="0"/><var name="before" be="0"/>
        <on event="keyboardWillShow">
        <set property="shown" to="shown + 1"/>
        <set property="top" to="event.keyboardFrame.minY"/>
        <set property="height" to="event.keyboardFrame.height"/>
        <set property="before" to="root.keyboardLayoutGuide.layoutFrame.height"/>
        </on>
        <on event="keyboardWillHide">
        <set property="hidden" to="hidden + 1"/>
        <set property="top" to="event.keyboardFrame.minY"/>
        <set property="height" to="event.keyboardFrame.height"/>
        </on>
        """,
      steps: """
        <keyboard height="0"/>
        <expect that="shown = 0 and hidden = 0"/>
        <keyboard height="200"/>
        <expect that="shown = 1 and top = 400 and height = 200 and before = 0"/>
        <keyboard height="200"/>
        <expect that="shown = 1"/>
        <keyboard height="240"/>
        <expect that="shown = 2 and top = 360 and before = 200"/>
        <keyboard height="0"/>
        <expect that="hidden = 1 and top = 600 and height = 240"/>
        """)
    #expect(play.complaints() == [])
  }
}
