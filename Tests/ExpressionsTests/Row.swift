import Expressions
import Testing

/// An expression that is wrong, carets below what is wrong with it, and the words.
struct Row {
  let text: String
  let type: ValueType?
  let carets: String
  let words: String

  init(_ text: String, expecting type: ValueType? = nil, _ carets: String, _ words: String) {
    (self.text, self.type, self.carets, self.words) = (text, type, carets, words)
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      Screen().shown(text, expecting: type) == "\(words)\n\(text)\n\(carets)",
      sourceLocation: sourceLocation)
  }
}
