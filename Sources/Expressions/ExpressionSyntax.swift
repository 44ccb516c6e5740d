import PlainText

/// What an expression's text says, before anything is known of its names and types.
package struct ExpressionSyntax: Equatable, Sendable {
  /// As the author wrote it.
  package let text: String
  /// The outermost operation.
  package let root: SyntaxNode

  /// The part of the text at these UTF-8 offsets.
  func source(_ range: Range<Int>) -> String {
    text.part(range)
  }
}

/// One value of an expression, and where it stands.
package struct SyntaxNode: Equatable, Sendable {
  /// What it is, with the nodes it is made of.
  package indirect enum Kind: Equatable, Sendable {
    case number(Double)
    case text(String)
    case boolean(Bool)
    /// A dotted name, of one part at least.
    case path([NamePart])
    /// A member of anything that is not a name: `rect(0, 0, 1, 1).midX`.
    case member(SyntaxNode, NamePart)
    case call(NamePart, [SyntaxNode])
    case negative(SyntaxNode)
    case not(SyntaxNode)
    case binary(BinaryOperator, SyntaxNode, SyntaxNode)
    case conditional(SyntaxNode, then: SyntaxNode, otherwise: SyntaxNode)
  }

  /// What it is.
  package let kind: Kind
  /// UTF-8 offsets into the expression's text, parentheses included.
  package let range: Range<Int>
  /// Where the operator, or the call's name, stands; the whole for what has none.
  package let anchor: Range<Int>
  /// How many nodes stand below one another, this one included.
  let height: Int

  init(_ kind: Kind, _ range: Range<Int>, anchor: Range<Int>? = nil, height: Int = 1) {
    self.kind = kind
    self.range = range
    self.anchor = anchor ?? range
    self.height = height
  }

  /// The same value in parentheses.
  func parenthesized(_ range: Range<Int>) -> SyntaxNode {
    SyntaxNode(kind, range, anchor: anchor, height: height)
  }

  /// Whether it is nothing but a text, or a choice between such: then it takes the type it meets.
  var isBareText: Bool {
    switch kind {
    case .text: true
    case .conditional(_, let then, let otherwise): then.isBareText && otherwise.isBareText
    default: false
    }
  }
}

/// One part of a dotted name, and where it stands.
package struct NamePart: Equatable, Sendable {
  /// The name itself, without backticks.
  package let text: String
  /// UTF-8 offsets into the expression's text, backticks included.
  package let range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// The name as an author must write it: in backticks where it is more than letters, digits and `_`.
  package var spelling: String { NamePart.spelling(of: text) }

  /// A name as an author must write it in expressions and equations.
  package static func spelling(of name: String) -> String {
    let scalars = name.unicodeScalars
    let isPlain =
      scalars.first.map(NameScalar.begins) == true && scalars.allSatisfy(NameScalar.continues)
      && Symbol.word(name) == nil
    return isPlain ? name : "`\(name)`"
  }
}
