import Expressions
import Testing

@Suite struct TypeErrorTests {
  private let choice = ValueType.choice(["left", "center", "right"])

  @Test func `what does not fit is told at the value that is wrong`() {
    let rows = [
      Row(
        "convert(1, sheet, root)",
        "        ^",
        "'what' of convert(what, from, to) is a rect or a point, not a number"),
      Row(
        "convert(sheet.frame, root)",
        "^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "'convert' takes 3 values, convert(what, from, to), not 2"),
      Row(
        "sheet.contentInset", expecting: .number,
        "^^^^^^^^^^^^^^^^^^",
        "expected a number, not insets"),
      Row(
        "1 + 2", expecting: .boolean,
        "^^^^^",
        "expected a boolean, not a number"),
      Row(
        "'a'", expecting: .number,
        "^^^",
        "expected a number, not a text"),
      Row(
        "1 = 1", expecting: .number,
        "^^^^^",
        "expected a number, not a boolean"),
      Row(
        "flag ? 1 : 2", expecting: .text,
        "^^^^^^^^^^^^",
        "expected a text, not a number"),
      Row(
        "1", expecting: choice,
        "^",
        "expected one of 'left', 'center', 'right', not a number"),
      Row(
        "headline", expecting: choice,
        "^^^^^^^^",
        "expected one of 'left', 'center', 'right', not a text"),
      Row(
        "event.state", expecting: choice,
        "^^^^^^^^^^^",
        "expected one of 'left', 'center', 'right', not one of 'began', 'changed', 'ended'"),
      Row(
        "1", expecting: .color,
        "^",
        "expected a color, not a number"),
      Row(
        "headline", expecting: .color,
        "^^^^^^^^",
        "expected a color, not a text"),
      Row(
        "'centre'", expecting: choice,
        "^^^^^^^^",
        "'centre' is no value of this; did you mean 'center'?"),
      Row(
        "'zzz'", expecting: choice,
        "^^^^^",
        "'zzz' is no value of this; expected one of 'left', 'center', 'right'"),
      Row(
        "flag ? 'left' : 'middle'", expecting: choice,
        "                ^^^^^^^^",
        "'middle' is no value of this; expected one of 'left', 'center', 'right'"),
      Row(
        "label.textAlignment = 'centre'",
        "                      ^^^^^^^^",
        "'centre' is no value of this; did you mean 'center'?"),
      Row(
        "'Left' ≠ label.textAlignment",
        "^^^^^^",
        "'Left' is no value of this; did you mean 'left'?"),
      Row(
        "label.textAlignment = 'zzz'",
        "                      ^^^^^",
        "'zzz' is no value of this; expected one of 'left', 'center', 'right'"),
      Row(
        "label.textColor = 'red'",
        "                  ^^^^^",
        "'red' is no color; colors are '#rrggbb', '#rrggbbaa' and 'clear'"),
      Row(
        "'#12'", expecting: .color,
        "^^^^^",
        "'#12' is no color; colors are '#rrggbb', '#rrggbbaa' and 'clear'"),
      Row(
        "point(1)",
        "^^^^^^^^",
        "'point' takes 2 values, point(x, y), not 1"),
      Row(
        "point(1, 2, 3)",
        "            ^",
        "'point' takes 2 values, point(x, y), not 3"),
      Row(
        "insets()",
        "^^^^^^^^",
        "'insets' takes 4 values, insets(t, l, b, r), not 0"),
      Row(
        "max(1)",
        "^^^^^^",
        "'max' takes 2 values or more, max(a, b, …), not 1"),
      Row(
        "abs()",
        "^^^^^",
        "'abs' takes 1 value, abs(a), not 0"),
      Row(
        "sqrt(4, 2)",
        "        ^",
        "'sqrt' takes 1 value, sqrt(a), not 2"),
      Row(
        "1 + contains(sheet.frame)",
        "    ^^^^^^^^^^^^^^^^^^^^^",
        "'contains' takes 2 values, contains(rect, point), not 1"),
      Row(
        "point('a', 2)",
        "      ^^^",
        "'x' of point(x, y) is a number, not a text"),
      Row(
        "contains(point(1, 2), sheet.frame)",
        "         ^^^^^^^^^^^",
        "'rect' of contains(rect, point) is a rect, not a point"),
      Row(
        "max(1, 2, flag)",
        "          ^^^^",
        "each value of max(a, b, …) is a number, not a boolean"),
      Row(
        "abs(sheet.frame)",
        "    ^^^^^^^^^^^",
        "'a' of abs(a) is a number, not a rect"),
      Row(
        "rect(0, 0, sheet.frame, 1)",
        "           ^^^^^^^^^^^",
        "'w' of rect(x, y, w, h) is a number, not a rect"),
      Row(
        "-'a'",
        " ^^^",
        "'-' takes a number, not a text"),
      Row(
        "-sheet.contentOffset",
        " ^^^^^^^^^^^^^^^^^^^",
        "'-' takes a number, not a point"),
      Row(
        "not rows",
        "    ^^^^",
        "'not' takes a boolean, not a number; a comparison after it stands in parentheses"),
      Row(
        "not rows = 1",
        "    ^^^^",
        "'not' takes a boolean, not a number; a comparison after it stands in parentheses"),
      Row(
        "!sheet.frame",
        " ^^^^^^^^^^^",
        "'!' takes a boolean, not a rect; a comparison after it stands in parentheses"),
      Row(
        "rows and flag",
        "^^^^",
        "'and' takes booleans, not a number"),
      Row(
        "flag || 'a'",
        "        ^^^",
        "'||' takes booleans, not a text"),
      Row(
        "rows < sheet.frame",
        "       ^^^^^^^^^^^",
        "'<' takes numbers, not a rect"),
      Row(
        "'a' < 'b'",
        "^^^",
        "'<' takes numbers, not a text"),
      Row(
        "label.text > 1",
        "^^^^^^^^^^",
        "'>' takes numbers, not a text"),
      Row(
        "2 * sheet.contentOffset",
        "    ^^^^^^^^^^^^^^^^^^^",
        "'*' takes numbers, not a point; write it for each of its members"),
      Row(
        "sheet.contentSize / 2",
        "^^^^^^^^^^^^^^^^^",
        "'/' takes numbers, not a size; write it for each of its members"),
      Row(
        "'a' * 2",
        "^^^",
        "'*' takes numbers, not a text"),
      Row(
        "flag % 2",
        "^^^^",
        "'%' takes numbers, not a boolean"),
      Row(
        "rows + sheet.contentOffset",
        "     ^",
        "'+' takes two numbers, points, sizes or texts, not a number and a point"),
      Row(
        "'a' + 1",
        "    ^",
        "'+' takes two numbers, points, sizes or texts, not a text and a number"),
      Row(
        "1 + 'a'",
        "  ^",
        "'+' takes two numbers, points, sizes or texts, not a number and a text"),
      Row(
        "'a' - 'b'",
        "    ^",
        "'-' takes two numbers, points or sizes, not a text and a text"),
      Row(
        "flag + flag",
        "     ^",
        "'+' takes two numbers, points, sizes or texts, not a boolean and a boolean"),
      Row(
        "sheet.frame + sheet.frame",
        "            ^",
        "'+' takes two numbers, points, sizes or texts, not a rect and a rect"),
      Row(
        "sheet.contentSize - sheet.contentOffset",
        "                  ^",
        "'-' takes two numbers, points or sizes, not a size and a point"),
      Row(
        "rows = 'a'",
        "     ^",
        "'=' takes two values of one type, not a number and a text"),
      Row(
        "sheet.frame ≠ sheet.contentOffset",
        "            ^",
        "'≠' takes two values of one type, not a rect and a point"),
      Row(
        "event.state = label.textAlignment",
        "            ^",
        "'=' takes two values of one type, not one of 'began', 'changed', 'ended' and one"
          + " of 'left', 'center', 'right'"),
      Row(
        "label.textColor = headline",
        "                ^",
        "'=' takes two values of one type, not a color and a text"),
      Row(
        "flag = 1",
        "     ^",
        "'=' takes two values of one type, not a boolean and a number"),
      Row(
        "rows ? 1 : 2",
        "^^^^",
        "a boolean is expected before '?', not a number"),
      Row(
        "'a' ? 1 : 2",
        "^^^",
        "a boolean is expected before '?', not a text"),
      Row(
        "flag ? 1 : 'a'",
        "           ^^^",
        "both values of '?' are of one type, not a number and a text"),
      Row(
        "flag ? sheet.frame : sheet.contentOffset",
        "                     ^^^^^^^^^^^^^^^^^^^",
        "both values of '?' are of one type, not a rect and a point"),
      Row(
        "flag ? event.state : label.textAlignment",
        "                     ^^^^^^^^^^^^^^^^^^^",
        "both values of '?' are of one type, not one of 'began', 'changed', 'ended' and one"
          + " of 'left', 'center', 'right'"),
    ]
    for row in rows { row.check() }
  }
}
