@testable import LayoutEngine

extension TouchRow {
  /// What tap recognizers make of touches: facts touch-delivery 7, 13 to 18 and 31.
  static let taps: [TouchRow] = [
    TouchRow(
      "a tap takes the touch from its view at the very lift",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      tap ended
      a touchesCancelled
      """, tap),
    TouchRow(
      "without cancelsTouchesInView the view hears the end",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      tap ended
      a touchesEnded
      """
    ) { stage in
      stage.add("a", in: "root", 0, 0, 100, 100)
      stage.recognize("tap", on: "a", .tap(taps: 1, fingers: 1)) { $0.cancelsTouchesInView = false }
    },
    TouchRow(
      "a tap may last 0.75 s and no longer",
      """
      0 1 down 50 50
      0.75 1 up
      2 1 down 50 50
      2.75 wait
      2.76 wait
      2.8 1 up
      """,
      """
      a touchesBegan
      tap ended
      a touchesCancelled
      a touchesBegan
      tap failed
      a touchesEnded
      """, tap),
    TouchRow(
      "a tap may move 45 points and no farther",
      """
      0 1 down 50 50
      0.1 1 move 95 50
      0.2 1 up
      1 1 down 50 50
      1.1 1 move 96 50
      1.2 1 move 50 50
      1.3 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      tap ended
      a touchesCancelled
      a touchesBegan
      tap failed
      a touchesMoved
      a touchesMoved
      a touchesEnded
      """, tap),
    TouchRow(
      "the deepest view's tap wins",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      tap ended
      rootTap failed
      a touchesCancelled
      """
    ) {
      $0.recognize("rootTap", on: "root", .tap(taps: 1, fingers: 1))
      tap(&$0)
    },
    TouchRow(
      "of one view's the first wins",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      tap ended
      second failed
      a touchesCancelled
      """
    ) {
      tap(&$0)
      $0.recognize("second", on: "a", .tap(taps: 1, fingers: 1))
    },
    TouchRow(
      "both tap when either wants to be simultaneous",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      tap ended
      second ended
      a touchesCancelled
      """
    ) {
      tap(&$0)
      $0.recognize("second", on: "a", .tap(taps: 1, fingers: 1)) {
        $0.simultaneousWith = [RecognizerID(index: 0)]
      }
    },
    TouchRow(
      "a recognizer that is switched off or that should not begin does nothing",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      second failed
      third ended
      a touchesCancelled
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("first", on: "a", .tap(taps: 1, fingers: 1)) { $0.isEnabled = false }
      $0.recognize("second", on: "a", .tap(taps: 1, fingers: 1)) {
        $0.shouldBegin = try? TouchStage.expression("1 = 1")
      }
      $0.recognize("third", on: "a", .tap(taps: 1, fingers: 1))
      $0.refusing = ["second"]
    },
    TouchRow(
      "a tap of two fingers takes both, whichever lifts first",
      """
      0 1 down 10 50
      0.02 2 down 90 50
      0.1 2 up
      0.12 1 up
      """,
      """
      a touchesBegan
      two ended
      a touchesCancelled
      """, two),
    TouchRow(
      "one finger is not two, three are too many",
      """
      0 1 down 10 50
      0.1 1 up
      1 1 down 10 50
      1 2 down 50 50
      1 3 down 90 50
      1.1 1 up
      1.1 2 up
      1.1 3 up
      """,
      """
      a touchesBegan
      two failed
      a touchesEnded
      a touchesBegan
      two failed
      a touchesEnded
      """, two),
    TouchRow(
      "a button taps before the tap recognizer of a view round it",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      button touchDown
      button touchUpInside
      """
    ) {
      $0.add("button", "button", in: "root", 0, 0, 100, 100)
      $0.recognize("tap", on: "root", .tap(taps: 1, fingers: 1))
    },
    TouchRow(
      "delaysTouchesBegan keeps a touch until the recognizer has failed",
      """
      0 1 down 50 50
      0.1 1 move 60 50
      0.9 wait
      1 1 up
      2 1 down 50 50
      2.1 1 up
      """,
      """
      tap failed
      a touchesBegan
      a touchesEnded
      tap ended
      """
    ) { stage in
      stage.add("a", in: "root", 0, 0, 100, 100)
      stage.recognize("tap", on: "a", .tap(taps: 1, fingers: 1)) { $0.delaysTouchesBegan = true }
    },
    TouchRow(
      "a recognizer that has failed takes no finger until its own are up",
      """
      0 1 down 50 50
      1 wait
      1.1 2 down 60 50
      1.2 2 up
      1.3 1 up
      2 2 down 60 50
      2.1 2 up
      """,
      """
      a touchesBegan
      tap failed
      a touchesEnded
      a touchesBegan
      tap ended
      a touchesCancelled
      """, tap),
  ]
}

@Sendable private func tap(_ stage: inout TouchStage) {
  stage.add("a", in: "root", 0, 0, 100, 100)
  stage.recognize("tap", on: "a", .tap(taps: 1, fingers: 1))
}

@Sendable private func two(_ stage: inout TouchStage) {
  stage.add("a", in: "root", 0, 0, 100, 100)
  stage.recognize("two", on: "a", .tap(taps: 1, fingers: 2))
}
