import PlainText
import Testing

private let composed = "caf\u{E9}"
private let decomposed = "cafe\u{301}"

@Test func `texts are told apart and ordered by their bytes`() {
  // Unicode Standard Annex 15: equal canonically, different in bytes; also marks in another order.
  let pairs = [
    (composed, decomposed), ("\u{212B}", "\u{C5}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{2126}", "\u{3A9}"),
  ]
  for (one, other) in pairs {
    #expect(one == other, "Swift equals \(one) in both forms")
    #expect(ExactText(one) != ExactText(other), "\(one)")
    #expect(ExactText(one) == ExactText(one), "\(one)")
    #expect(ExactText.areEquivalent(one, other), "\(one)")
    #expect((Set([one, other, one].map(ExactText.init)) as Set<ExactText>).count == 2, "\(one)")
  }
  #expect(!ExactText.areEquivalent("a", "b") && !ExactText.areEquivalent("a", "a"))
  #expect(ExactText(decomposed) < ExactText(composed))
  #expect(
    ["é", "z", "e\u{301}", "Z"].map(ExactText.init).sorted().map(\.text.utf8.first) == [
      90, 101, 122, 195,
    ])
}

@Test func `a table keeps one entry for each spelling`() {
  var table: [ExactText: Int] = [:]
  table[composed] = 1
  table[decomposed, default: 1] += 1
  #expect(table[composed] == 1)
  #expect(table[decomposed] == 2)
  var names: Set<ExactText> = []
  let areNew = [composed, decomposed, composed].map { names.insert($0) }
  #expect(areNew == [true, true, false])
  #expect(names.contains(decomposed))
  #expect(!names.contains("cafe"))
}

@Test func `the first difference is told by its scalars`() {
  #expect(ExactText.firstDifference(composed, decomposed) == "U+00E9 is now U+0065")
  #expect(ExactText.firstDifference("a", "a\u{1F600}") == "the end is now U+1F600")
}
