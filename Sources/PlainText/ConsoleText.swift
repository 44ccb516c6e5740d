/// Lines as a terminal or a CI log may hold them: every report in plain text passes through here once.
///
/// CI runners execute what looks like a command in a program's output. GitHub takes `::name` at the
/// start of a line, behind blanks too; GitHub, Azure and TeamCity take `##[`, `##vso[` and
/// `##teamcity[`, the first two anywhere in a line. The first character of each becomes one that
/// looks alike, so that a caret below still stands at its place.
package enum ConsoleText {
  /// The lines without commands, and with control characters other than line feeds and tabs made visible.
  package static func of(_ lines: String) -> String {
    guard mayNeedChange(lines) else { return lines }
    let scalars = Array(lines.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var isAtStart = true
    for (place, scalar) in scalars.enumerated() {
      shown.append(symbol(for: scalar, at: place, of: scalars, isAtStart: isAtStart))
      isAtStart = scalar == "\n" || (isAtStart && isBlank(scalar))
    }
    return String(shown)
  }

  /// A single line of the kind: line feeds and tabs are made visible, too.
  package static func line(_ text: String) -> String { of(VisibleText.of(text)) }

  private static func symbol(
    for scalar: Unicode.Scalar, at place: Int, of scalars: [Unicode.Scalar], isAtStart: Bool
  ) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t": scalar
    case ":" where isAtStart && scalars[place...].starts(with: "::".unicodeScalars): "\u{2236}"
    case "#" where beginsCommand(scalars[place...]): "\u{FE5F}"
    default: VisibleText.symbol(for: scalar)
    }
  }

  /// Whether there is `##[`, or the name of a runner between.
  private static func beginsCommand(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "##".unicodeScalars) else { return false }
    return scalars.dropFirst(2).first { !$0.properties.isAlphabetic } == "["
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || VisibleText.isUnseen(scalar)
  }

  private static func mayNeedChange(_ lines: String) -> Bool {
    var last: UInt8 = 0
    for byte in lines.utf8 {
      let isPlain = (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x09
      if !isPlain || (byte == last && (byte == 0x3A || byte == 0x23)) { return true }
      last = byte
    }
    return false
  }
}
