/// Reads an expression's text; what its names mean is asked later, while it is checked.
package enum Parser {
  /// In UTF-8 bytes.
  package static let longestText = 10_000
  /// How many operators, parentheses and calls may stand inside one another, a chain `a + b + c` counted by its length.
  package static let deepestNesting = 100

  /// What the text says.
  package static func syntax(of text: String) throws(ExpressionError) -> ExpressionSyntax {
    var reader = try SyntaxReader(text)
    return ExpressionSyntax(text: text, root: try reader.wholeExpression())
  }

  /// A dotted name that stands alone, as in `property="sheet.contentInset.top"`.
  package static func path(of text: String) throws(ExpressionError) -> [NamePart] {
    var reader = try SyntaxReader(text)
    return try reader.wholePath()
  }
}
