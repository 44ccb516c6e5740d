import Expressions
import Testing

@Suite struct PrecedenceTests {
  /// Every operation in parentheses, so that what binds to what can be read.
  private func grouped(_ node: SyntaxNode, _ text: String) -> String {
    switch node.kind {
    case .number, .text, .boolean: source(node.range, text)
    case .path(let path): path.map(\.spelling).joined(separator: ".")
    case .member(let whole, let name): "\(grouped(whole, text)).\(name.text)"
    case .call(let name, let arguments):
      "\(name.text)(\(arguments.map { grouped($0, text) }.joined(separator: ", ")))"
    case .negative(let operand), .not(let operand):
      "(\(source(node.anchor, text)) \(grouped(operand, text)))"
    case .binary(_, let left, let right):
      "(\(grouped(left, text)) \(source(node.anchor, text)) \(grouped(right, text)))"
    case .conditional(let test, let then, let otherwise):
      "(\(grouped(test, text)) ? \(grouped(then, text)) : \(grouped(otherwise, text)))"
    }
  }

  private func source(_ range: Range<Int>, _ text: String) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test func `operators bind as Swift's`() throws {
    let rows: [(text: String, grouped: String)] = [
      ("a", "a"), ("a+b", "(a + b)"), ("a + b + c", "((a + b) + c)"),
      ("a - b - c", "((a - b) - c)"), ("a - b + c", "((a - b) + c)"),
      ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"),
      ("a / b * c % d", "(((a / b) * c) % d)"), ("-a + b", "((- a) + b)"),
      ("-a * b", "((- a) * b)"), ("a * -b", "(a * (- b))"), ("a - -b", "(a - (- b))"),
      ("-a.b.c", "(- a.b.c)"), ("-f(a).c", "(- f(a).c)"), ("- - a", "(- (- a))"),
      ("a + b < c * d", "((a + b) < (c * d))"), ("a = b + 1", "(a = (b + 1))"),
      ("a < b and c ≥ d", "((a < b) and (c ≥ d))"), ("a && b || c", "((a && b) || c)"),
      ("a or b and c", "(a or (b and c))"), ("a and b and c", "((a and b) and c)"),
      ("a or b or c", "((a or b) or c)"), ("not a and b", "((not a) and b)"),
      ("!a || !b", "((! a) || (! b))"), ("not a = b", "((not a) = b)"),
      ("not (a = b)", "(not (a = b))"), ("!-a", "(! (- a))"),
      ("a ? b : c", "(a ? b : c)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
      ("a or b ? c + 1 : d = e", "((a or b) ? (c + 1) : (d = e))"),
      ("(a ? b : c) ? d : e", "((a ? b : c) ? d : e)"), ("(a + b) * c", "((a + b) * c)"),
      ("((a))", "a"), ("a - (b - c)", "(a - (b - c))"), ("f()", "f()"),
      ("f(a, b + c, g(d))", "f(a, (b + c), g(d))"), ("f(a ? b : c, d)", "f((a ? b : c), d)"),
      ("(a + b).c.d", "(a + b).c.d"), ("f(a).b + 'c'", "(f(a).b + 'c')"),
      ("a.and.or.true", "a.`and`.`or`.`true`"), ("`and`.b", "`and`.b"), ("`a.b`.c", "`a.b`.c"),
      ("a<b", "(a < b)"), ("a<-b", "(a < (- b))"), ("a=-b", "(a = (- b))"), ("a!=b", "(a != b)"),
      ("(a = b) = c", "((a = b) = c)"), ("android", "android"), ("notable", "notable"),
    ]
    for row in rows {
      let syntax = try Parser.syntax(of: row.text)
      #expect(grouped(syntax.root, row.text) == row.grouped, "\(row.text)")
    }
  }

  @Test func `a path that stands alone is read with its places`() throws {
    #expect(
      try Parser.path(of: " `8bC-Xf`.contentInset.top ") == [
        NamePart(text: "8bC-Xf", range: 1..<9), NamePart(text: "contentInset", range: 10..<22),
        NamePart(text: "top", range: 23..<26),
      ])
  }

  @Test func `a name is written in backticks where it must be`() {
    let rows: [(name: String, spelling: String)] = [
      ("map", "map"), ("row3", "row3"), ("_a", "_a"), ("Überschrift", "Überschrift"),
      ("8bC-Xf-vdC", "`8bC-Xf-vdC`"), ("3rd", "`3rd`"), ("Title Label", "`Title Label`"),
      ("and", "`and`"), ("true", "`true`"), ("a.b", "`a.b`"), ("", "``"),
    ]
    for row in rows { #expect(NamePart.spelling(of: row.name) == row.spelling) }
  }
}
