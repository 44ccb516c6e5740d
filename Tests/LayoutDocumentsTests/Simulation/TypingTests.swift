import Testing

@testable import LayoutDocuments

/// UITextFieldDelegate's documentation: the keyboard comes before `textFieldDidBeginEditing`, and goes before
/// `textFieldDidEndEditing`; from one field to another it stays.
@Suite struct TypingTests {
  private static let fields = """
    <view id="root">
    <textField id="a" frame="0 0 100 30"/><textField id="b" frame="0 40 100 30"/>
    <textView id="c" frame="0 80 100 30"/><textField id="d" frame="0 120 100 30" enabled="NO"/>
    <textView id="e" frame="0 160 100 30" editable="NO"/>
    </view>
    """

  private static let log = """
    <var name="log" be="''"/>
    <on event="keyboardWillShow"><set property="log" to="log + ' show'"/></on>
    <on event="keyboardWillHide"><set property="log" to="log + ' hide'"/></on>
    <on event="editingDidBegin" view="a"><set property="log" to="log + ' a+'"/></on>
    <on event="textFieldDidBeginEditing" view="a"><set property="log" to="log + ' A+'"/></on>
    <on event="editingDidEnd" view="a"><set property="log" to="log + ' a-'"/></on>
    <on event="textFieldDidEndEditing" view="a"><set property="log" to="log + ' A-'"/></on>
    <on event="editingDidBegin" view="b"><set property="log" to="log + ' b+'"/></on>
    <on event="editingDidEnd" view="b"><set property="log" to="log + ' b-'"/></on>
    <on event="textViewDidBeginEditing" view="c"><set property="log" to="log + ' c+'"/></on>
    <on event="textViewDidEndEditing" view="c"><set property="log" to="log + ' c-'"/></on>
    """

  @Test func `the focus goes from field to field, and the keyboard with the first and the last`() {
    let play = Play(
      environment: #"device="iPhone 8""#, interface: Self.fields, behavior: Self.log,
      steps: """
        <tap on="a"/>
        <expect that="log = ' show a+ A+' and a.isFirstResponder"/>
        <tap on="a"/>
        <expect that="log = ' show a+ A+'"/>
        <tap on="b"/>
        <tap on="c"/>
        <expect that="log = ' show a+ A+ a- A- b+ b- c+'"/>
        <tap on="d"/>
        <tap on="e"/>
        <expect that="c.isFirstResponder"/>
        <set property="c.isFirstResponder" to="false"/>
        <expect that="log = ' show a+ A+ a- A- b+ b- c+ hide c-'"/>
        <set property="b.isFirstResponder" to="true"/>
        <expect that="log = ' show a+ A+ a- A- b+ b- c+ hide c- show b+'"/>
        """)
    #expect(play.complaints() == [])
  }

  @Test func `what is typed goes character by character into what has the focus`() {
    let play = Play(
      environment: #"device="iPhone 8""#, interface: Self.fields,
      behavior: """
        <on event="textFieldShouldReturn" view="a"><set property="b.isFirstResponder" to="true"/></on>
        <on event="editingDidEndOnExit" view="b"/>
        """,
      steps: """
        <tap on="a"/>
        <type text="x y"/>
        <expect that="a.text = 'x y'"/>
        <expect view="a" received="editingChanged" times="3"/>
        <type text="z&#10;w&#10;"/>
        <expect that="a.text = 'x yz' and b.text = 'w' and not b.isFirstResponder"/>
        <expect view="b" received="editingDidEndOnExit" times="1"/>
        <tap on="c"/>
        <type text="1&#10;2"/>
        <expect that="c.text = '1\\n2' and c.isFirstResponder"/>
        <expect view="c" received="textViewDidChange" times="3"/>
        """)
    #expect(play.complaints() == [])
  }

  @Test func `nothing that has no focus is typed into`() {
    let play = Play(
      environment: #"device="iPhone 8""#, interface: Self.fields, steps: #"<type text="x"/>"#)
    #expect(
      play.complaints() == [
        "nothing has the focus that 'x' could be typed into; tap a text field first"
      ])
  }

  /// The heights are those that public apps list.
  @Test func `a device's keyboard has a height of its own, upright and across`() {
    let rows: [(device: String, upright: Double, across: Double)] = [
      ("iPhone SE (1st generation)", 253, 200), ("iPhone 8", 260, 200),
      ("iPhone 8 Plus", 271, 200), ("iPhone X", 335, 209), ("iPhone 14", 336, 209),
      ("iPhone 11", 346, 209), ("iPhone 15 Pro Max", 346, 209),
    ]
    for row in rows {
      let play = Play(
        environment: #"device="\#(row.device)""#,
        interface: #"<view id="root"><textField id="a" frame="0 100 100 30"/></view>"#,
        steps: """
          <tap on="a"/>
          <expect that="root.keyboardLayoutGuide.layoutFrame.height = \(row.upright)"/>
          <turn to="landscapeLeft"/>
          <expect that="root.keyboardLayoutGuide.layoutFrame.height = \(row.across)"/>
          <set property="a.isFirstResponder" to="false"/>
          <expect that="root.keyboardLayoutGuide.layoutFrame.height = root.safeAreaInsets.bottom"/>
          """)
      #expect(play.complaints() == [], "\(row.device)")
    }
  }

  @Test func `where no keyboard is known none comes, and one that a step shows stays`() {
    let play = Play(
      interface:
        #"<view id="root"><textField id="a" frame="0 0 100 30" firstResponder="YES"/></view>"#,
      behavior:
        #"<var name="n" be="0"/><on event="editingDidBegin" view="a"><set property="n" to="n + 1"/></on>"#,
      steps: """
        <expect that="a.isFirstResponder and n = 1"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame.height = 0"/>
        <keyboard height="90"/>
        <type text="x"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame.height = 90"/>
        """)
    #expect(play.complaints() == [])
  }
}
