@testable import LayoutEngine

extension TouchRow {
  /// What scroll views and maps do with touches of their content: facts touch-delivery 8 to 12.
  static let scrolling: [TouchRow] = [
    TouchRow(
      "content hears of a touch after 0.15 s",
      """
      0 1 down 50 50
      0.149 wait
      0.15 wait
      0.5 1 up
      """,
      """
      a touchesBegan
      list.pan failed
      a touchesEnded
      """, list),
    TouchRow(
      "content hears of a shorter touch when it lifts, all at once",
      """
      0 1 down 50 50
      0.05 1 up
      """,
      """
      list.pan failed
      a touchesBegan
      a touchesEnded
      """, list),
    TouchRow(
      "content never hears of a touch that scrolls meanwhile",
      """
      0 1 down 50 50
      0.05 1 move 50 40
      0.1 1 move 50 30
      0.3 1 up
      """,
      """
      list.pan began 0.0 0.0
      list.pan changed 0.0 -10.0
      list.pan ended 0.0 -10.0
      """, list),
    TouchRow(
      "content that has the touch loses it when it scrolls",
      """
      0 1 down 50 50
      0.2 1 move 50 45
      0.3 1 move 50 30
      0.4 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      list.pan began 0.0 -10.0
      a touchesCancelled
      list.pan ended 0.0 -10.0
      """, list),
    TouchRow(
      "without delaysContentTouches content hears at once",
      """
      0 1 down 50 50
      0.05 1 move 50 30
      0.1 1 up
      """,
      """
      a touchesBegan
      list.pan began 0.0 -10.0
      a touchesCancelled
      list.pan ended 0.0 -10.0
      """
    ) {
      list(&$0)
      $0.tree.scroll[$0["list"]].flags.remove(.delaysTouches)
    },
    TouchRow(
      "a scroll view that is switched off keeps no touch",
      """
      0 1 down 50 50
      0.05 1 move 50 30
      0.1 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      list.pan failed
      a touchesEnded
      """
    ) {
      list(&$0)
      $0.tree.scroll[$0["list"]].flags.remove(.scrollEnabled)
      $0.axes["list"] = (false, false)
    },
    TouchRow(
      "a touch of the scroll view itself is not kept",
      """
      0 1 down 50 150
      0.05 1 move 50 130
      """,
      """
      list touchesBegan
      list.pan began 0.0 -10.0
      list touchesCancelled
      down 1
      """, list),
    TouchRow(
      "without canCancelContentTouches content keeps the touch that it has",
      """
      0 1 down 50 50
      0.2 1 move 50 30
      0.3 1 up
      0.8 1 down 50 50
      0.85 1 move 50 30
      0.9 1 up
      """,
      """
      a touchesBegan
      list.pan failed
      a touchesMoved
      a touchesEnded
      list.pan began 0.0 -10.0
      list.pan ended 0.0 -10.0
      """
    ) {
      list(&$0)
      $0.tree.scroll[$0["list"]].flags.remove(.cancelsTouches)
    },
    TouchRow(
      "a control keeps the touch that it has, and scrolls before it has it",
      """
      0 1 down 150 50
      0.2 1 move 150 30
      0.3 1 up
      0.8 1 down 150 50
      0.85 1 move 150 30
      0.9 1 up
      """,
      """
      button touchDown
      list.pan failed
      button touchDragInside
      button touchUpInside
      list.pan began 0.0 -10.0
      list.pan ended 0.0 -10.0
      """, list),
    TouchRow(
      "a sideways drag does not scroll what scrolls up and down",
      """
      0 1 down 50 50
      0.2 1 move 90 50
      0.3 1 move 90 59
      0.4 1 move 90 62
      0.5 1 up
      """,
      """
      a touchesBegan
      a touchesMoved
      a touchesMoved
      list.pan began 40.0 2.0
      a touchesCancelled
      list.pan ended 40.0 2.0
      """, list),
    TouchRow(
      "of two scroll views round each other the inner one scrolls along its axis",
      """
      0 1 down 50 50
      0.05 1 move 50 30
      0.1 1 up
      """,
      """
      list.pan began 0.0 -10.0
      pages.pan failed
      list.pan ended 0.0 -10.0
      """, pages),
    TouchRow(
      "and the outer one along the other axis",
      """
      0 1 down 50 50
      0.05 1 move 30 50
      0.1 1 up
      """,
      """
      pages.pan began -10.0 0.0
      list.pan failed
      pages.pan ended -10.0 0.0
      """, pages),
    TouchRow(
      "a map scrolls, unless it is switched off",
      """
      0 1 down 50 50
      0.05 1 move 80 90
      0.1 1 up
      """,
      """
      map touchesBegan
      map.pan began 24.0 32.0
      map touchesCancelled
      map.pan ended 24.0 32.0
      """
    ) { $0.add("map", "mapView", in: "root", 0, 0, 200, 200) },
    TouchRow(
      "a map without scrolling keeps its touch",
      """
      0 1 down 50 50
      0.05 1 move 80 90
      0.1 1 up
      """,
      """
      map touchesBegan
      map.pan failed
      map touchesMoved
      map touchesEnded
      """
    ) {
      $0.add("map", "mapView", in: "root", 0, 0, 200, 200)
      $0.areMapsScrollable = false
    },
  ]
}

@Sendable private func list(_ stage: inout TouchStage) {
  stage.add("list", "scrollView", in: "root", 0, 0, 200, 200)
  stage.add("a", in: "list", 0, 0, 100, 100)
  stage.add("button", "button", in: "list", 100, 0, 100, 100)
}

@Sendable private func pages(_ stage: inout TouchStage) {
  stage.add("pages", "scrollView", in: "root", 0, 0, 200, 200)
  stage.axes["pages"] = (true, false)
  stage.add("list", "scrollView", in: "pages", 0, 0, 200, 200)
  stage.add("a", in: "list", 0, 0, 100, 100)
}
