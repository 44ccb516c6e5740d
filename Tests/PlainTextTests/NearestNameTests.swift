import PlainText
import Testing

@Suite struct NearestNameTests {
  @Test func `the nearest name is suggested, when one is near`() {
    let names = ["view", "label", "button", "scrollView", "hidden", "text", "test", "check"]
    let rows: [(word: String, suggestion: String?)] = [
      ("veiw", "view"), ("vew", "view"), ("views", "view"), ("chekc", "check"), ("lable", "label"),
      ("Hidden", "hidden"), ("scrolView", "scrollView"), ("scrollveiw", "scrollView"),
      ("tezt", "text"), ("tet", "text"), ("x", nil), ("", nil), ("map", nil), ("uiview", "view"),
      (String(repeating: "view", count: 40), nil),
    ]
    for row in rows {
      #expect(
        NearestName.suggestion(for: row.word, among: names) == row.suggestion, "\(row.word)")
    }
  }

  @Test func `a swap of neighbours is one mistake`() {
    #expect(NearestName.suggestion(for: "ab", among: ["ba"]) == "ba")
    #expect(NearestName.suggestion(for: "abc", among: ["cab"]) == nil)
  }
}
