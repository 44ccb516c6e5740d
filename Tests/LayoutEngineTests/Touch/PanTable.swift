@testable import LayoutEngine

extension TouchRow {
  /// What pans make of touches: facts touch-delivery 15 to 22.
  static let pans: [TouchRow] = [
    TouchRow(
      "a pan begins 10 points away and takes them off its way",
      """
      0 1 down 50 50
      0.1 1 move 59 50
      0.2 1 move 60 50
      0.3 1 move 70 50
      0.4 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      pan began 0.0 0.0
      a touchesCancelled
      pan changed 10.0 0.0
      pan ended 10.0 0.0
      """, pan),
    TouchRow(
      "a large first jump takes no more off",
      """
      0 1 down 20 20
      0.1 1 move 50 60
      0.2 1 cancel
      """,
      """
      a touchesBegan
      pan began 24.0 32.0
      a touchesCancelled
      pan cancelled 24.0 32.0
      """, pan),
    TouchRow(
      "a pan that never gets so far fails",
      """
      0 1 down 50 50
      0.1 1 move 55 50
      0.2 1 up
      1 1 down 50 50
      1.1 1 cancel
      """,
      """
      a touchesBegan
      a touchesMoved
      pan failed
      a touchesEnded
      a touchesBegan
      pan failed
      a touchesCancelled
      """, pan),
    TouchRow(
      "two fingers pan by their middle, and one more or less does not jump",
      """
      0 1 down 10 10
      0.1 2 down 90 10
      0.2 1 move 10 40
      0.3 2 move 90 40
      0.4 2 up
      0.5 1 move 20 40
      0.6 1 up
      """,
      """
      a touchesBegan
      pan began 0.0 5.0
      a touchesCancelled
      pan changed 0.0 20.0
      pan changed 10.0 20.0
      pan ended 10.0 20.0
      """, pan),
    TouchRow(
      "a pan of two fingers needs both",
      """
      0 1 down 10 10
      0.1 1 move 40 10
      0.2 2 down 90 10
      0.3 1 move 70 10
      0.4 2 up
      0.5 1 move 10 10
      0.6 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      pan began 5.0 0.0
      a touchesCancelled
      pan ended 5.0 0.0
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("pan", on: "a", .pan(minimumFingers: 2, maximumFingers: 2))
    },
    TouchRow(
      "a finger too many ends a pan before it begins, and is nothing to it afterwards",
      """
      0 1 down 10 10
      0 2 down 90 10
      0.1 1 up
      0.1 2 up
      1 1 down 10 10
      1.1 1 move 30 10
      1.2 2 down 90 10
      1.3 1 move 40 10
      1.4 2 up
      1.5 1 up
      """,
      """
      a touchesBegan
      pan failed
      a touchesEnded
      a touchesBegan
      pan began 10.0 0.0
      a touchesCancelled
      pan changed 20.0 0.0
      pan ended 20.0 0.0
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("pan", on: "a", .pan(minimumFingers: 1, maximumFingers: 1))
    },
    TouchRow(
      "a pan prevents a tap, and a tap comes when no pan does",
      """
      0 1 down 50 50
      0.1 1 move 70 50
      0.2 1 up
      1 1 down 50 50
      1.1 1 up
      """,
      """
      a touchesBegan
      pan began 10.0 0.0
      tap failed
      a touchesCancelled
      pan ended 10.0 0.0
      a touchesBegan
      tap ended
      pan failed
      a touchesCancelled
      """
    ) {
      pan(&$0)
      $0.recognize("tap", on: "a", .tap(taps: 1, fingers: 1))
    },
    TouchRow(
      "a pan that requires a tap's failure begins when it has failed",
      """
      0 1 down 10 50
      0.1 1 move 30 50
      0.2 1 move 60 50
      0.3 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      tap failed
      pan began 40.0 0.0
      a touchesCancelled
      pan ended 40.0 0.0
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("pan", on: "a", .pan(minimumFingers: 1, maximumFingers: 9)) {
        $0.requiresFailureOf = [RecognizerID(index: 1)]
      }
      $0.recognize("tap", on: "a", .tap(taps: 1, fingers: 1))
    },
    TouchRow(
      "a pan in a scroll view begins in its place, or beside it when it may",
      """
      0 1 down 50 50
      0.05 1 move 50 70
      0.1 1 up
      1 1 down 150 50
      1.05 1 move 150 70
      1.1 1 up
      """,
      """
      alone began 0.0 10.0
      list.pan failed
      alone ended 0.0 10.0
      beside began 0.0 10.0
      list.pan began 0.0 10.0
      beside ended 0.0 10.0
      list.pan ended 0.0 10.0
      """
    ) {
      $0.add("list", "scrollView", in: "root", 0, 0, 200, 200)
      $0.add("a", in: "list", 0, 0, 100, 100)
      $0.add("b", in: "list", 100, 0, 100, 100)
      $0.recognize("alone", on: "a", .pan(minimumFingers: 1, maximumFingers: 9))
      $0.recognize("beside", on: "b", .pan(minimumFingers: 1, maximumFingers: 9)) {
        $0.simultaneousWith = [RecognizerID(index: 0)]
      }
    },
    TouchRow(
      "what a pan followed is no tap that a next one counts with",
      """
      0 1 down 50 50
      0.1 1 move 65 50
      0.15 1 up
      0.2 1 down 65 50
      0.25 1 up
      """,
      """
      a touchesBegan
      pan began 5.0 0.0
      a touchesCancelled
      pan ended 5.0 0.0
      a touchesBegan
      pan failed
      a touchesEnded
      """, pan),
    TouchRow(
      "a pan that is switched off at work is cancelled",
      """
      0 1 down 50 50
      0.1 1 move 70 50
      0.2 disable pan
      0.3 1 move 99 50
      0.4 1 up
      0.5 1 down 50 50
      0.6 1 move 90 50
      0.7 1 up
      """,
      """
      a touchesBegan
      pan began 10.0 0.0
      a touchesCancelled
      pan cancelled 10.0 0.0
      a touchesBegan
      a touchesMoved
      a touchesEnded
      """, pan),
  ]
}

@Sendable private func pan(_ stage: inout TouchStage) {
  stage.add("a", in: "root", 0, 0, 100, 100)
  stage.recognize("pan", on: "a", .pan(minimumFingers: 1, maximumFingers: 9))
}
