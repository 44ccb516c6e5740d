package import PlainText

/// The outcomes of a baseline's file as text, found by their lines and without reading what they hold.
///
/// Of a file that plumb did not write just so, there may be none.
package struct BaselineSections: Sendable {
  private let bytes: [UInt8]
  private var texts: [ExactText: Range<Int>] = [:]

  private static let head = Array("\n  <outcome".utf8)
  private static let foot = Array("\n  </outcome>".utf8)
  private static let name = Array(" variant=\"".utf8)

  /// Complexity: O(n) in the size of the file.
  package init(of file: SourceFile) {
    bytes = file.bytes
    // A comment or the like could hold a tag that is none. Elsewhere `<` begins a tag, or the file is no XML.
    guard !hasDeclarations else { return }
    var lineStart = bytes.firstIndex(of: 0x0A)
    var open: (variants: [String], start: Int)?
    while let start = lineStart {
      if let outcome = open, matches(Self.foot, at: start) {
        for variant in outcome.variants { texts[variant] = outcome.start..<start }
        open = nil
      } else if matches(Self.head, at: start) {
        open = outcome(at: start + Self.head.count)
      }
      lineStart = bytes[(start + 1)...].firstIndex(of: 0x0A)
    }
  }

  /// Returns whether the file has exactly this outcome for a variant; false may also mean that it is written otherwise.
  package func tells(_ text: [UInt8], of variant: String) -> Bool {
    texts[variant].map { bytes[$0] == text[...] } ?? false
  }

  /// The variants of an outcome and the place behind its start tag; nil where it is written in another way.
  private func outcome(at start: Int) -> (variants: [String], start: Int)? {
    var place = start
    var variants = [""]
    if matches(Self.name, at: start) {
      let from = start + Self.name.count
      guard let end = bytes[from...].firstIndex(of: UInt8(ascii: "\"")),
        !bytes[from..<end].contains(UInt8(ascii: "&"))
      else { return nil }
      variants = String(decoding: bytes[from..<end], as: UTF8.self).split(separator: " | ").map(
        String.init)
      place = end + 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { return nil }
    return (variants, place + 1)
  }

  private var hasDeclarations: Bool {
    let bytes = bytes.span
    for index in 1..<max(1, bytes.count) where bytes[index - 1] == UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") { return true }
    }
    return false
  }

  private func matches(_ word: [UInt8], at start: Int) -> Bool {
    start + word.count <= bytes.count && bytes[start..<start + word.count].elementsEqual(word)
  }
}
