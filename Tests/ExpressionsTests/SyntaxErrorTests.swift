import Expressions
import Testing

@Suite struct SyntaxErrorTests {
  @Test func `what cannot be read is told where it stands`() {
    let rows = [
      Row(
        "",
        "^",
        "nothing stands here; an expression is expected"),
      Row(
        "  ",
        "^^",
        "nothing stands here; an expression is expected"),
      Row(
        "1 § 2",
        "  ^",
        "'§' means nothing here"),
      Row(
        "a\0",
        " ^",
        "'␀' means nothing here"),
      Row(
        "1 − 2",
        "  ^",
        "'−' means nothing here; write -"),
      Row(
        "2 × 3",
        "  ^",
        "'×' means nothing here; write *"),
      Row(
        "‘a’",
        "^",
        "'‘' means nothing here; write '"),
      Row(
        "flag & flag",
        "     ^",
        "'&' means nothing here; write &&"),
      Row(
        "flag | flag",
        "     ^",
        "'|' means nothing here; write ||"),
      Row(
        "¬flag",
        "^",
        "'¬' means nothing here; write not"),
      Row(
        #"label.text = "a""#,
        "             ^",
        "a text stands in single quotes, like 'Log in'"),
      Row(
        "{rows} + 1",
        "^",
        "a parameter is written by its name here, without braces"),
      Row(
        "#ff9500",
        "^",
        "a color stands in single quotes, like '#ff9500'"),
      Row(
        "1\u{A0}+ 2",
        " ^",
        "this is a special blank; write a plain one"),
      Row(
        "sheet[0]",
        "     ^",
        "'[' means nothing here"),
      Row(
        "1;",
        " ^",
        "';' means nothing here"),
      Row(
        "'abc",
        "^",
        #"the text that begins here never ends; a ' inside a text is written \'"#),
      Row(
        "label.text = 'it's'",
        "                  ^",
        #"the text that begins here never ends; a ' inside a text is written \'"#),
      Row(
        #"'abc\"#,
        "^",
        #"the text that begins here never ends; a ' inside a text is written \'"#),
      Row(
        #"'a\t'"#,
        "  ^^",
        #"'\t' means nothing in a text; \', \\ and \n are known"#),
      Row(
        "`abc",
        "^",
        "the name that begins here never ends; its closing ` is missing"),
      Row(
        "``.x",
        "^^",
        "a name is expected between the backticks"),
      Row(
        "1e5",
        "^^^",
        "'1e5' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "0x1F",
        "^^^^",
        "'0x1F' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "1_000",
        "^^^^^",
        "'1_000' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "12pt",
        "^^^^",
        "'12pt' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "1.2.3",
        "^^^^^",
        "'1.2.3' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "1.5x.y",
        "^^^^",
        "'1.5x' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        ".5",
        "^^",
        "'.5' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "1 + .5",
        "    ^^",
        "'.5' is no number; numbers are digits, a point between them: 12, 0.5"),
      Row(
        "1 +",
        "   ^",
        "a value is expected after '+', but the expression ends"),
      Row(
        "1 + * 2",
        "    ^",
        "a value is expected after '+', not '*'"),
      Row(
        "* 2",
        "^",
        "a value is expected before '*'"),
      Row(
        ")",
        "^",
        "a value is expected before ')'"),
      Row(
        "(1 + )",
        "     ^",
        "a value is expected after '+', not ')'"),
      Row(
        "max(1, )",
        "       ^",
        "a value is expected after ',', not ')'"),
      Row(
        "max(, 1)",
        "    ^",
        "a value is expected after '(', not ','"),
      Row(
        "()",
        " ^",
        "a value is expected after '(', not ')'"),
      Row(
        "1 === 1",
        "    ^",
        "a value is expected after '==', not '='"),
      Row(
        "a ?? b",
        "   ^",
        "a value is expected after '?', not '?'"),
      Row(
        "not",
        "   ^",
        "a value is expected after 'not', but the expression ends"),
      Row(
        "and flag",
        "^^^",
        "a value is expected before 'and'"),
      Row(
        "flag ? 1 :",
        "          ^",
        "a value is expected after ':', but the expression ends"),
      Row(
        "rows zero",
        "     ^^^^",
        "an operator is expected before 'zero'"),
      Row(
        "2 rows",
        "  ^^^^",
        "an operator is expected before 'rows'"),
      Row(
        "(1)(2)",
        "   ^",
        "an operator is expected before '('"),
      Row(
        "1 'a'",
        "  ^^^",
        "an operator is expected before 'a'"),
      Row(
        "flag!",
        "    ^",
        "an operator is expected before '!'"),
      Row(
        "rows not 1",
        "     ^^^",
        "an operator is expected before 'not'"),
      Row(
        "(1 2)",
        "   ^",
        "an operator is expected before '2'"),
      Row(
        "max(1 2)",
        "      ^",
        "an operator is expected before '2'"),
      Row(
        "sheet.",
        "      ^",
        "a name is expected after '.'"),
      Row(
        "sheet..frame",
        "      ^",
        "a name is expected after '.'"),
      Row(
        "sheet.0",
        "      ^",
        "a name is expected after '.'"),
      Row(
        "sheet.frame.'x'",
        "            ^^^",
        "a name is expected after '.'"),
      Row(
        "1.",
        "  ^",
        "a name is expected after '.'"),
      Row(
        "rows.(1)",
        "     ^",
        "a name is expected after '.'"),
      Row(
        "flag ? 1",
        "     ^",
        "'?' needs a ':' and a second value"),
      Row(
        "(flag ? 1)",
        "      ^",
        "'?' needs a ':' and a second value"),
      Row(
        "flag ? 1 2",
        "         ^",
        "an operator is expected before '2'"),
      Row(
        "label.textAlignment = .center",
        "                      ^^^^^^^",
        "nothing stands before '.center'; a choice is a text, 'center'"),
      Row(
        ".",
        "^",
        "a value is expected before '.'"),
      Row(
        "1 + .",
        "    ^",
        "a value is expected after '+', not '.'"),
      Row(
        "(1 + 2",
        "^",
        "this '(' is never closed"),
      Row(
        "max(1, (2)",
        "   ^",
        "this '(' is never closed"),
      Row(
        "1 + 2)",
        "     ^",
        "this ')' closes nothing"),
      Row(
        "1, 2",
        " ^",
        "',' stands only between the values of a function"),
      Row(
        "(1, 2)",
        "  ^",
        "',' stands only between the values of a function"),
      Row(
        "1 : 2",
        "  ^",
        "this ':' has no '?' before it"),
      Row(
        "1 < 2 < 3",
        "      ^",
        "comparisons do not chain; write a < b and b < c, not a < b < c"),
      Row(
        "1 = 2 = 3",
        "      ^",
        "comparisons do not chain; write a < b and b < c, not a < b < c"),
      Row(
        "1 + 1 ≤ 2 ≠ 3 + 1",
        "          ^",
        "comparisons do not chain; write a < b and b < c, not a < b < c"),
    ]
    for row in rows { row.check() }
  }

  @Test func `what is too large or too deep is told`() {
    func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
    let deep = "too many operators and parentheses inside one another; at most 100 are read"
    let rows = [
      Row(
        times(310, "9"), times(310, "^"),
        "the number is too large; the largest is about 1.8 with 308 digits behind it"),
      Row(
        times(10_001, "1"), times(10_001, "^"),
        "the expression has 10001 bytes; at most 10000 are read"),
      Row(times(100, "(") + "1" + times(100, ")"), times(100, " ") + "^", deep),
      Row("1" + times(101, "+1"), times(199, " ") + "^", deep),
    ]
    for row in rows { row.check() }
  }

  @Test func `a path that stands alone is only names and points`() {
    let expected = "a name with its parts is expected, like view.property"
    let rows: [(text: String, shown: String)] = [
      ("", "\(expected)\n\n^"), ("1", "\(expected), not '1'\n1\n^"),
      ("a b", "\(expected), not 'b'\na b\n  ^"), ("a.b(", "\(expected), not '('\na.b(\n   ^"),
      ("true", "\(expected), not 'true'\ntrue\n^^^^"), ("'a'", "\(expected), not 'a'\n'a'\n^^^"),
      ("a.", "a name is expected after '.'\na.\n  ^"),
    ]
    for row in rows {
      #expect(throws: ExpressionError.self) { try Parser.path(of: row.text) }
      do { _ = try Parser.path(of: row.text) } catch {
        #expect(error.shown(in: row.text) == row.shown)
      }
    }
  }
}
