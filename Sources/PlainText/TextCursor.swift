/// A text being read from its start to its end, by UTF-8 offsets; what every lexer stands on.
package struct TextCursor {
  private let bytes: [UInt8]
  /// Where the next scalar begins.
  package private(set) var offset: Int

  /// A cursor at the start, or behind so many bytes of whole scalars.
  package init(_ text: String, from offset: Int = 0) {
    self.bytes = Array(text.utf8)
    self.offset = offset
  }

  /// The scalar here; nil at the end.
  package var next: Unicode.Scalar? { scalar(at: offset) }

  /// The scalar behind `next`; nil where there is none.
  package var second: Unicode.Scalar? {
    next.flatMap { scalar(at: offset + UTF8.width($0)) }
  }

  /// Passes the scalar here and gives it; nil at the end.
  @discardableResult
  package mutating func advance() -> Unicode.Scalar? {
    let passed = next
    offset += passed.map(UTF8.width) ?? 0
    return passed
  }

  /// Passes the scalar here if it is the one given.
  package mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Passes every scalar that the test holds for, up to the first that it does not.
  package mutating func skip(while belongs: (Unicode.Scalar) -> Bool) {
    while let scalar = next, belongs(scalar) { offset += UTF8.width(scalar) }
  }

  /// What has been passed since an offset.
  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The scalar that begins at an offset; a text's bytes are always well-formed.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    guard lead >= 0x80 else { return Unicode.Scalar(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let tail = bytes[(offset + 1)..<(offset + length)]
    return Unicode.Scalar(
      tail.reduce(UInt32(lead) & 0x7F >> UInt32(length)) { $0 << 6 | UInt32($1 & 0x3F) })
  }
}
