import PlainText

/// The bytes of a text that Apple's tools write: UTF-8, or UTF-16 with a byte order mark.
enum StringsEncoding {
  /// The same file in UTF-8.
  static func text(of file: SourceFile) throws(Diagnostic) -> SourceFile {
    let bytes = file.bytes
    let text: SourceFile
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): text = try utf16(file) { UInt16($1) << 8 | UInt16($0) }
    case (0xFE, 0xFF): text = try utf16(file) { UInt16($0) << 8 | UInt16($1) }
    default:
      if let offset = firstFault(in: bytes) { throw bad(file, at: offset) }
      text = file
    }
    if let offset = text.bytes.firstIndex(of: 0) {
      throw Diagnostic(LocalizationProblem.holdsNothing, at: text.location(at: offset))
    }
    return text
  }

  private static func bad(_ file: SourceFile, at offset: Int) -> Diagnostic {
    Diagnostic(LocalizationProblem.badEncoding, at: file.location(at: offset))
  }

  private static func utf16(
    _ file: SourceFile, _ unit: (UInt8, UInt8) -> UInt16
  ) throws(Diagnostic) -> SourceFile {
    let bytes = file.bytes
    guard bytes.count.isMultiple(of: 2) else { throw bad(file, at: bytes.count) }
    let units = stride(from: 2, to: bytes.count, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    guard let text = String(validating: units, as: UTF16.self) else { throw bad(file, at: 0) }
    return SourceFile(name: file.name, bytes: Array(text.utf8))
  }

  /// The first byte that is no UTF-8; nil where all is.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
