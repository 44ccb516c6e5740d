import PlainText

/// Reads texts as Xcode writes them, one after the other: `"key" = "text";` with comments between.
///
/// The grammar is that of CoreFoundation's old property lists (CFOldStylePList.c): a key alone stands for itself, quotes may be
/// single, bare words are of letters, digits and `_$/:.-`.
struct StringsReader {
  /// What keeps a file from being read on, and the byte where.
  struct Fault: Error {
    let problem: LocalizationProblem
    let offset: Int

    init(_ problem: LocalizationProblem, at offset: Int) {
      (self.problem, self.offset) = (problem, offset)
    }
  }

  let bytes: [UInt8]
  var offset: Int

  init(_ file: SourceFile) {
    bytes = file.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte here; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// All texts, or what is wrong with the first that is.
  mutating func entries() throws(Fault) -> [StringsTable.Entry] {
    var entries: [StringsTable.Entry] = []
    try skipBlanks()
    let isDictionary = accept(UInt8(ascii: "{"))
    try skipBlanks()
    while let byte = next, !(isDictionary && byte == UInt8(ascii: "}")) {
      entries.append(try entry())
      try skipBlanks()
    }
    guard isDictionary else { return entries }
    guard accept(UInt8(ascii: "}")) else { throw Fault(.noKey("the end"), at: offset) }
    try skipBlanks()
    guard next == nil else { throw Fault(.afterTheEnd, at: offset) }
    return entries
  }

  private mutating func entry() throws(Fault) -> StringsTable.Entry {
    let start = offset
    guard let key = try text() else { throw Fault(.noKey(scalarText()), at: offset) }
    var end = offset
    try skipBlanks()
    if accept(UInt8(ascii: ";")) { return StringsTable.Entry(key, key, at: start) }
    guard accept(UInt8(ascii: "=")) else { throw Fault(.noEqualsSign(key), at: end) }
    end = offset
    try skipBlanks()
    if let kind = kindHere { throw Fault(.noTextsValue(key, kind), at: offset) }
    let place = offset
    guard let value = try text() else { throw Fault(.noText(key), at: next == nil ? end : place) }
    end = offset
    try skipBlanks()
    guard accept(UInt8(ascii: ";")) else { throw Fault(.noSemicolon(key), at: end) }
    return StringsTable.Entry(key, value, at: start)
  }

  /// What a property list may hold beside texts.
  private var kindHere: String? {
    switch next {
    case UInt8(ascii: "("): "a list"
    case UInt8(ascii: "{"): "a dictionary"
    case UInt8(ascii: "<"): "data"
    default: nil
    }
  }

  /// The character here, for people.
  private func scalarText() -> String {
    let end = bytes[offset...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  // MARK: Texts

  /// A text in quotes or a bare word; nil where neither begins.
  private mutating func text() throws(Fault) -> String? {
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quotedText(until: byte)
    }
    let start = offset
    while let byte = next, Self.isBare(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private mutating func quotedText(until quote: UInt8) throws(Fault) -> String {
    let start = offset
    offset += 1
    var units: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case quote: return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += Array(String(try escapedScalar()).utf8)
      default: units.append(byte)
      }
    }
    throw Fault(.unclosedText, at: start)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    NameScalar.isPlain(byte) || "_$/:.-".utf8.contains(byte)
  }

  // MARK: Between texts

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipBlanks() throws(Fault) {
    while let byte = next {
      if Self.isBlank(byte) {
        offset += 1
      } else if isSeparator {
        offset += 3
      } else if byte == UInt8(ascii: "/"), bytes[(offset + 1)...].first == UInt8(ascii: "/") {
        while let byte = next, byte != 0x0A, byte != 0x0D, !isSeparator { offset += 1 }
      } else if byte == UInt8(ascii: "/"), bytes[(offset + 1)...].first == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Whether Unicode's line or paragraph separator stands here.
  private var isSeparator: Bool {
    next == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  private mutating func skipComment() throws(Fault) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw Fault(.unclosedComment, at: start)
  }
}
