import Geometry
import Testing

@testable import LayoutEngine

private let rows: [TouchRow] = [
  TouchRow(
    "a tap is down and up inside",
    """
    0 1 down 50 50
    0.1 1 up
    """,
    """
    button touchDown
    button touchUpInside
    """, button),
  TouchRow(
    "a finger counts as inside for 70 points round the control; it comes and goes",
    """
    0 1 down 50 50
    0.1 1 move 160 50
    0.2 1 move 170 50
    0.3 1 move 180 50
    0.4 1 move 169 50
    0.5 1 up
    """,
    """
    button touchDown
    button touchDragInside
    button touchDragExit
    button touchDragOutside
    button touchDragOutside
    button touchDragEnter
    button touchDragInside
    button touchUpInside
    """, button),
  TouchRow(
    "up outside and cancel",
    """
    0 1 down 50 50
    0.1 1 move 190 50
    0.2 1 up
    1 1 down 50 50
    1.1 1 cancel
    """,
    """
    button touchDown
    button touchDragExit
    button touchDragOutside
    button touchUpOutside
    button touchDown
    button touchCancel
    """, button),
  TouchRow(
    "a second tap repeats",
    """
    0 1 down 50 50
    0.1 1 up
    0.2 1 down 50 50
    """,
    """
    button touchDown
    button touchUpInside
    button touchDown tap 2
    button touchDownRepeat tap 2
    down 1
    """, button),
  TouchRow(
    "a finger that began outside never enters",
    """
    0 1 down 150 150
    0.1 1 move 50 50
    0.2 1 up
    """,
    """
    root touchesBegan
    root touchesMoved
    root touchesEnded
    """, button),
  TouchRow(
    "a disabled control hears nothing",
    """
    0 1 down 50 50
    0.1 1 move 60 50
    0.2 1 up
    """,
    ""
  ) {
    button(&$0)
    $0.tree.control[$0["button"]].isEnabled = false
  },
  TouchRow(
    "a second finger is nothing to a control that follows one",
    """
    0 1 down 50 50
    0.1 2 down 60 50
    0.2 2 up
    0.3 1 up
    """,
    """
    button touchDown
    button touchUpInside
    """
  ) {
    $0.add("button", "button", in: "root", 0, 0, 100, 100) { $0.flags.insert(.multipleTouch) }
  },
]

@Sendable private func button(_ stage: inout TouchStage) {
  stage.add("button", "button", in: "root", 0, 0, 100, 100)
}

@Suite struct ControlTrackingTests {
  @Test func `controls turn touches into control events`() {
    for row in rows { #expect(row.actual == row.log, "\(row.sentence)") }
  }

  @Test func `a control is highlighted while the finger is inside`() {
    var stage = TouchStage()
    button(&stage)
    var highlights: [Bool] = []
    let calls: [(EventName, Double)] = [
      (.touchesBegan, 50), (.touchesMoved, 190), (.touchesMoved, 50), (.touchesEnded, 50),
      (.touchesBegan, 50), (.touchesCancelled, 50),
    ]
    for (event, x) in calls {
      let call = TouchCall(
        event, to: stage["button"], finger: "1", screenLocation: .init(x: x, y: 50), tapCount: 1,
        in: stage.tree)
      _ = stage.controls.events(of: call, in: &stage.tree, physics: &stage.physics)
      highlights.append(stage.tree.control[stage["button"]].isHighlighted)
    }
    #expect(highlights == [true, false, true, false, true, false])
  }

  @Test func `a switch turns when the finger lifts inside`() {
    var stage = TouchStage()
    stage.add("switch", "switch", in: "root", 0, 0, 51, 31)
    let log = stage.log(
      """
      0 1 down 20 20
      0.1 1 up
      1 1 down 20 20
      1.1 1 move 190 20
      1.2 1 up
      """)
    #expect(
      log == """
        switch touchDown
        switch touchUpInside
        switch valueChanged
        switch touchDown
        switch touchDragExit
        switch touchDragOutside
        switch touchUpOutside
        """)
    #expect(stage.tree.isOn[stage["switch"]])
  }

  @Test func `only what a finger needed is a parameter of the run`() {
    var stage = TouchStage()
    button(&stage)
    _ = stage.log("0 1 down 50 50\n0.1 1 move 60 50\n0.2 1 up")
    #expect(stage.physics.parametersUsed.map(\.name) == ["minimumHitAlpha"])
    _ = stage.log("1 1 down 50 50\n1.1 1 move 150 50\n1.2 1 up")
    #expect(stage.physics.parametersUsed.map(\.name) == ["controlSlop", "minimumHitAlpha"])
  }
}
