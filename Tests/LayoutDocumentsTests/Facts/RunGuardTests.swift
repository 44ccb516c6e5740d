import Testing

/// Thirty reactions, each of which makes the next happen twice: 2³⁰ of the last, unless a guard ends it.
private func doubling(_ reaction: (_ from: Int, _ to: Int) -> String) -> String {
  (0..<30).map { reaction($0, $0 + 1) }.joined()
}

private let views = (0...30).map { #"<view id="v\#($0)" frame="0 0 10 10"/>"# }.joined()

private let rows: [(name: String, play: Play, complaint: String)] = [
  (
    "actions that call two more",
    Play(
      interface: #"<view id="root"/>"#,
      behavior: doubling { from, to in
        #"<on action="a\#(from)"><call action="a\#(to)"/><call action="a\#(to)"/></on>"#
      } + #"<on action="a30"><call action="last"/></on>"#,
      steps: #"<call action="a0"/>"#),
    "more than 1000000 events in one variant"
  ),
  (
    "touches that are forwarded twice",
    Play(
      interface: #"<view id="root">\#(views)<view id="top" frame="0 0 10 10"/></view>"#,
      behavior: doubling { from, to in
        #"<on event="touchesBegan" view="v\#(from)">"#
          + #"<forward to="v\#(to)"/><forward to="v\#(to)"/></on>"#
      } + #"<on event="touchesBegan" view="top"><forward to="v0"/></on>"#,
      steps: #"<tap on="top"/>"#),
    "more than 1000000 events in one variant"
  ),
  (
    "a text that is doubled again and again",
    Play(
      interface: #"<view id="root"/>"#,
      behavior: #"<var name="long" be="'abcdefgh'"/><on action="grow">"#
        + String(repeating: #"<set property="long" to="long + long"/>"#, count: 40) + "</on>",
      steps: #"<call action="grow"/>"#),
    "'long + long' is a text of more than 65536 bytes"
  ),
  (
    "a priority that UIKit refuses",
    Play(
      interface: #"""
        <view id="root"><view id="a" frame="0 0 1 1"/>
        <constraints>
          a.width ≤ 5 @999 # most
        </constraints></view>
        """#,
      steps: #"<set property="most.priority" to="1000"/>"#),
    "the priority of an active constraint cannot change from 999 to 1000: "
      + "required and optional ones do not turn into each other"
  ),
]

@Test func `a guard ends what would never end, and says so`() {
  for row in rows {
    #expect(row.play.complaints() == [row.complaint], "\(row.name)")
  }
}

@Test func `ten minutes under a finger are told event by event`() {
  // Quadratic once: each of its 36,000 turns copied all that was recorded before.
  let play = Play(
    interface: #"<view id="root"><view id="a" frame="0 0 300 600"/></view>"#,
    behavior: #"<on event="touchesMoved" view="a"><call action="moved"/></on>"#,
    steps: """
      <drag on="a" by="30 40" duration="600"/>
      <expect action="moved" times="36000"/>
      """)
  #expect(play.complaints() == [])
}
