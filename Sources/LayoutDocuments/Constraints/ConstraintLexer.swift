import PlainText

/// Cuts a line into tokens.
struct ConstraintLexer {
  private var cursor: TextCursor
  private var tokens: [ConstraintToken] = []

  private init(_ line: String, from start: Int) {
    cursor = TextCursor(line, from: start)
    tokens.reserveCapacity(16)
  }

  /// The tokens behind an ASCII prefix, the last of them `end`.
  static func tokens(
    of line: String, from start: Int
  ) throws(ConstraintFault) -> [ConstraintToken] {
    var lexer = ConstraintLexer(line, from: start)
    while let scalar = lexer.cursor.next { try lexer.readToken(beginningWith: scalar) }
    lexer.append(.end, from: lexer.cursor.offset)
    return lexer.tokens
  }

  private mutating func append(_ kind: ConstraintToken.Kind, from start: Int) {
    tokens.append(ConstraintToken(kind: kind, range: start..<cursor.offset))
  }

  private mutating func readToken(
    beginningWith scalar: Unicode.Scalar
  ) throws(ConstraintFault) {
    switch scalar {
    case " ", "\t": cursor.advance()
    case "#": readID()
    case "`": try readNameInBackticks()
    case "0"..."9": try readNumber()
    case _ where NameScalar.begins(scalar): readName()
    default: try readSign(scalar)
    }
  }

  private mutating func readID() {
    cursor.advance()
    cursor.skip { $0 == " " || $0 == "\t" }
    let start = cursor.offset
    cursor.skip { _ in true }
    append(.id(cursor.text(from: start)), from: start)
  }

  private mutating func readNameInBackticks() throws(ConstraintFault) {
    let start = cursor.offset
    cursor.advance()
    cursor.skip { $0 != "`" }
    let name = cursor.text(from: start + 1)
    guard cursor.accept("`") else { throw ConstraintFault(.openName, at: start) }
    guard !name.isEmpty else { throw ConstraintFault(.emptyName, at: start) }
    append(.name(name, inBackticks: true), from: start)
  }

  /// Takes what is glued to the digits, too, so that `8pt` is refused whole.
  private mutating func readNumber() throws(ConstraintFault) {
    let start = cursor.offset
    while let scalar = cursor.next, NameScalar.continues(scalar) || isFraction { cursor.advance() }
    let text = cursor.text(from: start)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      parts.count <= 2 && parts.allSatisfy { $0.unicodeScalars.allSatisfy(NameScalar.isDigit) }
    guard isNumber else { throw ConstraintFault(.notANumber(text), at: start) }
    append(.number(DecimalNumber.value(of: text) ?? .infinity), from: start)
  }

  /// A point with something glued to it on both sides.
  private var isFraction: Bool {
    cursor.next == "." && cursor.second.map(NameScalar.continues) == true
  }

  private mutating func readName() {
    let start = cursor.offset
    cursor.skip(while: NameScalar.continues)
    append(.name(cursor.text(from: start), inBackticks: false), from: start)
  }

  private mutating func readSign(_ scalar: Unicode.Scalar) throws(ConstraintFault) {
    let start = cursor.offset
    cursor.advance()
    if let next = cursor.next, let sign = ConstraintSign(scalar, next) {
      cursor.advance()
      append(.sign(sign), from: start)
    } else if let sign = ConstraintSign(scalar) {
      append(.sign(sign), from: start)
    } else {
      throw ConstraintFault(.stranger(scalar), at: start)
    }
  }
}
