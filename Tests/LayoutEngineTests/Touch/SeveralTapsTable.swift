@testable import LayoutEngine

extension TouchRow {
  /// What recognizers of several taps make of touches: facts touch-delivery 17 and 19.
  static let severalTaps: [TouchRow] = [
    TouchRow(
      "two taps in time are a double tap; the first end waits for it",
      """
      0 1 down 50 50
      0.05 1 up
      0.3 1 down 55 50
      0.35 1 up
      """,
      """
      a touchesBegan
      a touchesBegan tap 2
      double ended
      a touchesCancelled
      a touchesCancelled tap 2
      """, double),
    TouchRow(
      "one tap is none, and the end comes after 0.35 s",
      """
      0 1 down 50 50
      0.05 1 up
      0.4 wait
      0.41 wait
      """,
      """
      a touchesBegan
      double failed
      a touchesEnded
      """, double),
    TouchRow(
      "a second tap far away is another first",
      """
      0 1 down 50 50
      0.05 1 up
      0.2 1 down 99 50
      0.25 1 up
      0.4 1 down 99 50
      0.45 1 up
      """,
      """
      a touchesBegan
      double failed
      a touchesEnded
      a touchesBegan
      a touchesBegan tap 2
      double ended
      a touchesCancelled
      a touchesCancelled tap 2
      """, double),
    TouchRow(
      "a single tap never prevents a double one, which prevents the second single one",
      """
      0 1 down 50 50
      0.05 1 up
      0.2 1 down 50 50
      0.25 1 up
      """,
      """
      a touchesBegan
      single ended
      a touchesCancelled
      a touchesBegan tap 2
      double ended
      single failed
      a touchesCancelled tap 2
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("single", on: "a", .tap(taps: 1, fingers: 1))
      $0.recognize("double", on: "a", .tap(taps: 2, fingers: 1))
    },
    TouchRow(
      "a single tap that requires the double one's failure waits for it",
      """
      0 1 down 50 50
      0.05 1 up
      0.3 wait
      0.5 wait
      """,
      """
      a touchesBegan
      double failed
      single ended
      a touchesCancelled
      """, singleAfterDouble),
    TouchRow(
      "and fails when the double one is recognized",
      """
      0 1 down 50 50
      0.05 1 up
      0.2 1 down 50 50
      0.25 1 up
      """,
      """
      a touchesBegan
      a touchesBegan tap 2
      double ended
      single failed
      a touchesCancelled
      a touchesCancelled tap 2
      """, singleAfterDouble),
    TouchRow(
      "and taps that come too far apart are two single ones",
      """
      0 1 down 10 50
      0.05 1 up
      0.2 1 down 90 50
      0.25 1 up
      1 wait
      """,
      """
      a touchesBegan
      double failed
      single ended
      a touchesCancelled
      a touchesBegan
      double failed
      single ended
      a touchesCancelled
      """, singleAfterDouble),
    TouchRow(
      "recognizers that wait for one another all fail",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      a touchesBegan
      one failed
      other failed
      a touchesEnded
      """
    ) {
      $0.add("a", in: "root", 0, 0, 100, 100)
      $0.recognize("one", on: "a", .tap(taps: 1, fingers: 1)) {
        $0.requiresFailureOf = [RecognizerID(index: 1), RecognizerID(index: 99)]
      }
      $0.recognize("other", on: "a", .tap(taps: 1, fingers: 1)) {
        $0.requiresFailureOf = [RecognizerID(index: 0)]
      }
    },
  ]
}

@Sendable private func double(_ stage: inout TouchStage) {
  stage.add("a", in: "root", 0, 0, 100, 100)
  stage.recognize("double", on: "a", .tap(taps: 2, fingers: 1))
}

@Sendable private func singleAfterDouble(_ stage: inout TouchStage) {
  stage.add("a", in: "root", 0, 0, 100, 100)
  stage.recognize("single", on: "a", .tap(taps: 1, fingers: 1)) {
    $0.requiresFailureOf = [RecognizerID(index: 1)]
  }
  stage.recognize("double", on: "a", .tap(taps: 2, fingers: 1))
}
