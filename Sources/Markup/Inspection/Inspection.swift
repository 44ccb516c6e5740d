import PlainText

/// A strict look at every byte before libxml2 sees any: finds the first problem and its place.
///
/// libxml2 says where it gave up, which is rarely where the mistake is, and its limits and words
/// differ by version. What passes here is well-formed XML 1.0 in UTF-8 without DOCTYPE, within
/// our limits; the tests hold that against libxml2 byte by byte.
struct Inspection {
  /// A start tag whose end tag is yet to come.
  struct OpenTag {
    let start: Int
    let name: Range<Int>
  }

  let file: SourceFile
  let bytes: [UInt8]
  let limits: Limits
  var position = 0
  var openTags: [OpenTag] = []
  var elementCount = 0
  /// Of the start tag being passed; kept for its memory only.
  var attributeNames: [Range<Int>] = []

  init(of file: SourceFile, limits: Limits) {
    self.file = file
    self.bytes = file.bytes
    self.limits = limits
  }

  /// Goes through the whole file.
  mutating func run() throws(Fault) {
    guard bytes.count <= limits.fileSize else {
      throw Fault(.fileTooLarge(limit: limits.fileSize), at: 0)
    }
    try checkEncoding()
    try passProlog()
    try passTree()
    try passEpilog()
  }
}

// MARK: - Reading

extension Inspection {
  /// A byte at or after the position; 0, which no document holds, past the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  func looksAt(_ text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  /// Passes blanks and says whether there were any.
  @discardableResult
  mutating func passBlanks() -> Bool {
    let start = position
    while XMLCharacter.isBlank(byte()) { position += 1 }
    return position > start
  }

  /// The text of a range, shortened for a message.
  func text(_ range: Range<Int>) -> String {
    VisibleText.shortened(String(decoding: bytes[range], as: UTF8.self))
  }

  /// The character at an offset; the bytes are known to be UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    guard bytes[offset] >= 0x80 else { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// The first place at or after the position where the text stands.
  func offset(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first else { return nil }
    var index = position
    while index + pattern.count <= bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }

  /// Passes a name; throws `missing` where none begins.
  mutating func passName(orThrow missing: MarkupProblem) throws(Fault) -> Range<Int> {
    let start = position
    var isFirst = true
    while let length = nameCharacterLength(isFirst: isFirst) {
      position += length
      isFirst = false
    }
    guard position > start else { throw Fault(missing, at: start) }
    guard position - start <= limits.nameLength else {
      throw Fault(.nameTooLong(text(start..<position), limit: limits.nameLength), at: start)
    }
    return start..<position
  }

  private func nameCharacterLength(isFirst: Bool) -> Int? {
    let lead = byte()
    guard lead >= 0x80 else {
      let belongs =
        isFirst ? XMLCharacter.startsName(lead) : XMLCharacter.continuesName(lead)
      return belongs ? 1 : nil
    }
    guard let scalar = scalar(at: position) else { return nil }
    let belongs =
      isFirst ? XMLCharacter.startsName(scalar.value) : XMLCharacter.continuesName(scalar.value)
    return belongs ? scalar.utf8.count : nil
  }

  /// The fault of a file that ends too early, placed behind its last character that is no blank.
  func unexpectedEnd(in place: String, openedAt start: Int) -> Fault {
    var end = bytes.count
    while end > start + 1, XMLCharacter.isBlank(bytes[end - 1]) { end -= 1 }
    return Fault(.unexpectedEnd(in: place), at: end, note: ("opened here", start))
  }
}
