@testable import LayoutEngine

extension TouchRow {
  /// What views hear of touches, by the facts touch-delivery 1 to 33; their sources stand there.
  static let delivery: [TouchRow] = [
    TouchRow(
      "a touch stays its view's wherever the finger goes",
      """
      0 1 down 50 50
      0.1 1 move 150 150
      0.2 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      a touchesEnded
      """
    ) { $0.add("a", in: "root", 0, 0, 100, 100) },
    TouchRow(
      "a finger that stays where it is does not move",
      """
      0 1 down 50 50
      0.1 1 move 50 50
      0.2 1 up
      """,
      """
      root touchesBegan
      root touchesEnded
      """),
    TouchRow(
      "a finger that lifts elsewhere has moved there",
      """
      0 1 down 50 50
      0.1 1 up 60 50
      """,
      """
      root touchesBegan
      root touchesMoved
      root touchesEnded
      """),
    TouchRow(
      "a touch that the system takes away is cancelled",
      """
      0 1 down 50 50
      0.1 1 cancel
      """,
      """
      root touchesBegan
      root touchesCancelled
      """),
    TouchRow(
      "events that cannot be come to nothing",
      """
      0 1 move 50 50
      0 1 up
      0 1 cancel
      0 1 down 50 50
      0.1 1 down 60 60
      0.2 1 move inf 10
      0.3 1 up 50 50
      0.4 1 up
      """,
      """
      root touchesBegan
      root touchesEnded
      """),
    TouchRow(
      "outside the screen nobody is touched",
      """
      0 1 down 500 50
      0.1 1 move 50 50
      0.2 1 up
      """,
      ""),
    TouchRow(
      "without isMultipleTouchEnabled a view hears of its first finger only",
      """
      0 1 down 10 10
      0.1 2 down 50 50
      0.2 2 move 60 50
      0.3 2 up
      0.4 1 up
      """,
      """
      root touchesBegan
      root touchesEnded
      """),
    TouchRow(
      "with it, of all",
      """
      0 1 down 10 10
      0.1 2 down 90 90
      0.2 2 move 90 50
      0.3 2 up
      0.4 1 up
      """,
      """
      a touchesBegan
      a touchesBegan
      a touchesMoved
      a touchesEnded
      a touchesEnded
      """
    ) { $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.multipleTouch) } },
    TouchRow(
      "two views hear each of its own finger",
      """
      0 1 down 50 50
      0.1 2 down 150 50
      0.2 1 up
      0.3 2 up
      """,
      """
      a touchesBegan
      root touchesBegan
      a touchesEnded
      root touchesEnded
      """
    ) { $0.add("a", in: "root", 0, 0, 100, 100) },
    TouchRow(
      "an exclusive view keeps other views from a second finger",
      """
      0 1 down 50 50
      0.1 2 down 150 50
      0.2 2 up
      0.3 1 up
      0.8 2 down 150 50
      """,
      """
      a touchesBegan
      a touchesEnded
      root touchesBegan
      down 2
      """
    ) { $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.exclusiveTouch) } },
    TouchRow(
      "an exclusive view gets none while another view has one",
      """
      0 2 down 150 50
      0.1 1 down 50 50
      0.2 2 up
      0.3 1 up
      """,
      """
      root touchesBegan
      root touchesEnded
      """
    ) { $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.exclusiveTouch) } },
    TouchRow(
      "taps that come soon and near are counted",
      """
      0 1 down 50 50
      0.1 1 up
      0.4 1 down 60 50
      0.5 1 up
      0.9 1 down 60 50
      1 1 up
      1.1 1 down 150 50
      """,
      """
      root touchesBegan
      root touchesEnded
      root touchesBegan tap 2
      root touchesEnded tap 2
      root touchesBegan
      root touchesEnded
      root touchesBegan
      down 1
      """),
    TouchRow(
      "a finger that moved away is no tap to count with",
      """
      0 1 down 50 50
      0.1 1 move 120 50
      0.2 1 up
      0.3 1 down 120 50
      """,
      """
      root touchesBegan
      root touchesMoved
      root touchesEnded
      root touchesBegan
      down 1
      """),
    TouchRow(
      "all fingers can be taken off the screen",
      """
      0 1 down 50 50
      0.1 2 down 150 50
      0.2 cancelAll
      """,
      """
      a touchesBegan
      root touchesBegan
      tap failed
      a touchesCancelled
      root touchesCancelled
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("tap", on: "a", .tap(taps: 1, fingers: 1))
    },
  ]
}
