/// Lines as a terminal or a CI log may hold them: every report in plain text passes through here once.
///
/// CI runners execute what looks like a command in a program's output. GitHub takes `::name` at the
/// start of a line, behind blanks too; GitHub, Azure and TeamCity take `##[`, `##vso[` and
/// `##teamcity[`, the first two anywhere in a line. The first character of each becomes one that
/// looks alike, so that a caret below still stands at its place.
package enum ConsoleText {
  /// The lines without commands, and with control characters other than line feeds and tabs made visible.
  package static func of(_ lines: String) -> String {
    let bytes = Array(lines.utf8)
    var shown: [UInt8] = []
    var kept = 0
    var start = 0
    // Nearly all lines are fit as they are, so only the others are looked at scalar by scalar.
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if mayNeedChange(bytes, start..<end) {
        shown.append(contentsOf: bytes[kept..<start])
        shown.append(contentsOf: changed(String(decoding: bytes[start..<end], as: UTF8.self)).utf8)
        kept = end
      }
      start = end + 1
    }
    if kept == 0 { return lines }
    shown.append(contentsOf: bytes[kept...])
    return String(decoding: shown, as: UTF8.self)
  }

  private static func changed(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var isAtStart = true
    for (place, scalar) in scalars.enumerated() {
      shown.append(symbol(for: scalar, at: place, of: scalars, isAtStart: isAtStart))
      isAtStart = isAtStart && isBlank(scalar)
    }
    return String(shown)
  }

  /// A single line of the kind: line feeds and tabs are made visible, too.
  package static func line(_ text: String) -> String { of(VisibleText.of(text)) }

  private static func symbol(
    for scalar: Unicode.Scalar, at place: Int, of scalars: [Unicode.Scalar], isAtStart: Bool
  ) -> Unicode.Scalar {
    switch scalar {
    case "\t": scalar
    case ":" where isAtStart && scalars[place...].starts(with: "::".unicodeScalars): "\u{2236}"
    case "#" where beginsCommand(scalars[place...]): "\u{FE5F}"
    default: VisibleText.symbol(for: scalar)
    }
  }

  /// Returns whether there is `##[`, or the name of a runner between.
  private static func beginsCommand(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "##".unicodeScalars) else { return false }
    return scalars.dropFirst(2).first { !$0.properties.isAlphabetic } == "["
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || VisibleText.isUnseen(scalar)
  }

  /// Returns whether bytes of a line may begin a command or hold a character that is unseen.
  ///
  /// Every unseen character begins with C2, D8, E1, EF or E2, or is a control character of ASCII.
  private static func mayNeedChange(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let bytes = bytes.span
    var last: UInt8 = 0
    for place in line {
      let byte = bytes[place]
      switch byte {
      case 0x23, 0x3A: if byte == last { return true }
      case 0x00..<0x09, 0x0A..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xEF: return true
      // U+200B, U+200E, U+200F, U+2028 to U+202E and U+2060 to U+206F; other signs of these blocks, as …, are seen.
      case 0x8B, 0x8E, 0x8F, 0xA0...0xAF:
        let isOfBlock = last == 0x80 && !(0xA0..<0xA8 ~= byte || byte == 0xAF) || last == 0x81
        if isOfBlock, place >= 2, bytes[place - 2] == 0xE2 { return true }
      default: break
      }
      last = byte
    }
    return false
  }
}
