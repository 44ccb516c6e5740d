import PlainText

/// Cuts an expression's text into tokens.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var position = 0
  private var tokens: [Token] = []

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    var end = 0
    for scalar in scalars {
      end += UTF8.width(scalar)
      offsets.append(end)
    }
    self.offsets = offsets
  }

  /// The tokens of a text, the last of them `end`.
  static func tokens(of text: String) throws(ExpressionError) -> [Token] {
    var lexer = Lexer(text)
    while let scalar = lexer.next {
      try lexer.readToken(beginningWith: scalar)
    }
    lexer.append(.end, from: lexer.position)
    return lexer.tokens
  }

  private var next: Unicode.Scalar? { scalar(at: position) }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private func source(from start: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<position])
    return String(view)
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: offsets[start]..<offsets[position]))
  }

  private func error(
    _ problem: ExpressionProblem, from start: Int, to end: Int
  ) -> ExpressionError {
    ExpressionError(problem, offsets[start]..<offsets[end])
  }

  private mutating func readToken(beginningWith scalar: Unicode.Scalar) throws(ExpressionError) {
    switch scalar {
    case " ", "\t", "\n", "\r": position += 1
    case "0"..."9": try readNumber()
    case "'": try readText()
    case "`": try readNameInBackticks()
    case _ where NamePart.beginsName(scalar): readWord()
    default: try readSign(beginningWith: scalar)
    }
  }

  private mutating func readNumber() throws(ExpressionError) {
    let start = position
    skipDigits()
    if isFractionNext {
      position += 1
      skipDigits()
    }
    let source = source(from: start)
    guard next.map(NamePart.continuesName) != true, !isFractionNext else {
      while next.map(NamePart.continuesName) == true || isFractionNext { position += 1 }
      throw error(.malformedNumber(self.source(from: start)), from: start, to: position)
    }
    guard let number = DecimalNumber.value(of: source) else {
      throw error(.numberTooLarge, from: start, to: position)
    }
    append(.number(number), from: start)
  }

  private func isDigit(at index: Int) -> Bool {
    scalar(at: index).map { ("0"..."9").contains($0) } == true
  }

  private mutating func skipDigits() {
    while isDigit(at: position) { position += 1 }
  }

  /// A point with a digit behind it; `1.x` asks for a member instead.
  private var isFractionNext: Bool { next == "." && isDigit(at: position + 1) }

  private mutating func readText() throws(ExpressionError) {
    let start = position
    var text = String.UnicodeScalarView()
    position += 1
    while let scalar = next {
      position += 1
      switch scalar {
      case "'":
        append(.text(String(text)), from: start)
        return
      case "\\" where next != nil: text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw error(.openText, from: start, to: start + 1)
  }

  /// The backslash has been read, and something stands behind it.
  private mutating func escaped() throws(ExpressionError) -> Unicode.Scalar {
    let start = position - 1
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "'", "\\": return scalar
    case "n": return "\n"
    default: throw error(.unknownEscape(scalar), from: start, to: position)
    }
  }

  private mutating func readNameInBackticks() throws(ExpressionError) {
    let start = position
    guard let end = scalars[(start + 1)...].firstIndex(of: "`") else {
      throw error(.openName, from: start, to: start + 1)
    }
    position = end
    let name = String(source(from: start).unicodeScalars.dropFirst())
    position = end + 1
    guard !name.isEmpty else { throw error(.emptyName, from: start, to: position) }
    append(.name(name, inBackticks: true), from: start)
  }

  private mutating func readWord() {
    let start = position
    while next.map(NamePart.continuesName) == true { position += 1 }
    let word = source(from: start)
    if tokens.last?.kind != .symbol(.dot), let symbol = Symbol.word(word) {
      append(.symbol(symbol), from: start)
    } else {
      append(.name(word, inBackticks: false), from: start)
    }
  }

  private mutating func readSign(beginningWith scalar: Unicode.Scalar) throws(ExpressionError) {
    let start = position
    let rest = scalars[start...]
    guard
      let sign = Symbol.signs.first(where: { rest.starts(with: $0.spelling.unicodeScalars) })
    else { throw error(.stranger(scalar), from: start, to: start + 1) }
    position += sign.spelling.unicodeScalars.count
    append(.symbol(sign.symbol), from: start)
  }
}
