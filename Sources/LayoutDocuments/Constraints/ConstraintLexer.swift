import PlainText

/// Cuts a line into tokens.
struct ConstraintLexer {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var position: Int
  private var tokens: [ConstraintToken] = []

  private init(_ line: String, from start: Int) {
    scalars = Array(line.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    self.offsets = offsets
    position = start
  }

  /// The tokens behind an ASCII prefix, the last of them `end`.
  static func tokens(
    of line: String, from start: Int
  ) throws(ConstraintFault) -> [ConstraintToken] {
    var lexer = ConstraintLexer(line, from: start)
    while let scalar = lexer.next { try lexer.readToken(beginningWith: scalar) }
    lexer.append(.end, from: lexer.position)
    return lexer.tokens
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func text(from start: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<position])
    return String(view)
  }

  private mutating func append(_ kind: ConstraintToken.Kind, from start: Int) {
    tokens.append(
      ConstraintToken(
        kind: kind, text: text(from: start), range: offsets[start]..<offsets[position]))
  }

  private func fault(_ problem: ConstraintProblem, at index: Int) -> ConstraintFault {
    ConstraintFault(problem, at: offsets[index])
  }

  private mutating func readToken(
    beginningWith scalar: Unicode.Scalar
  ) throws(ConstraintFault) {
    switch scalar {
    case " ", "\t": position += 1
    case "#": readID()
    case "`": try readNameInBackticks()
    case _ where Self.isDigit(scalar): try readNumber()
    case _ where scalar == "_" || scalar.properties.isXIDStart: readName()
    default: try readSign(scalar)
    }
  }

  private mutating func readID() {
    position += 1
    while next == " " || next == "\t" { position += 1 }
    let start = position
    position = scalars.count
    append(.id(text(from: start)), from: start)
  }

  private mutating func readNameInBackticks() throws(ConstraintFault) {
    let start = position
    guard let end = scalars[(start + 1)...].firstIndex(of: "`") else {
      throw fault(.openName, at: start)
    }
    position = end
    let name = String(text(from: start).unicodeScalars.dropFirst())
    position = end + 1
    guard !name.isEmpty else { throw fault(.emptyName, at: start) }
    append(.name(name, inBackticks: true), from: start)
  }

  /// Takes what is glued to the digits, too, so that `8pt` is refused whole.
  private mutating func readNumber() throws(ConstraintFault) {
    let start = position
    while let scalar = next, Self.isNamePart(scalar) || isFraction { position += 1 }
    let text = text(from: start)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      parts.count <= 2 && parts.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isDigit) }
    guard isNumber else { throw fault(.notANumber(text), at: start) }
    append(.number(DecimalNumber.value(of: text) ?? .infinity), from: start)
  }

  /// A point with something glued to it on both sides.
  private var isFraction: Bool {
    next == "." && position + 1 < scalars.count && Self.isNamePart(scalars[position + 1])
  }

  private mutating func readName() {
    let start = position
    while let scalar = next, Self.isNamePart(scalar) { position += 1 }
    append(.name(text(from: start), inBackticks: false), from: start)
  }

  private mutating func readSign(_ scalar: Unicode.Scalar) throws(ConstraintFault) {
    let start = position
    let rest = scalars[start...]
    guard
      let match = ConstraintSign.spellings.first(where: {
        rest.starts(with: $0.spelling.unicodeScalars)
      })
    else { throw fault(.stranger(scalar), at: start) }
    position += match.spelling.unicodeScalars.count
    append(.sign(match.sign), from: start)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue
  }
}
