import Expressions
import Testing

@Suite struct NameErrorTests {
  @Test func `what a name does not mean is told at the part that is wrong`() {
    let rows = [
      Row(
        "sheet.frame()",
        "^^^^^^^^^^^",
        "'sheet.frame' is no function; the functions are point, size, rect, insets,"
          + " contains, convert, min, max, abs, clamp, floor, round, ceil, sqrt"),
      Row(
        "`min`(1, 2)",
        "^^^^^",
        "'`min`' is no function; the functions are point, size, rect, insets, contains,"
          + " convert, min, max, abs, clamp, floor, round, ceil, sqrt"),
      Row(
        "rows.max(1)",
        "^^^^^^^^",
        "'rows.max' is no function; the functions are point, size, rect, insets, contains,"
          + " convert, min, max, abs, clamp, floor, round, ceil, sqrt"),
      Row(
        "shet.frame",
        "^^^^",
        "nothing is named 'shet'; did you mean 'sheet'?"),
      Row(
        "xyz",
        "^^^",
        "nothing is named 'xyz'"),
      Row(
        "sheet",
        "^^^^^",
        "'sheet' is a view, not a value"),
      Row(
        "sheet.fram.minY",
        "      ^^^^",
        "'sheet' has no 'fram'; did you mean 'frame'?"),
      Row(
        "ä + ö",
        "^",
        "nothing is named 'ä'"),
      Row(
        "`not there`.frame",
        "^^^^^^^^^^^",
        "nothing is named 'not there'"),
      Row(
        "sheet.isHidden and YES",
        "      ^^^^^^^^",
        "'sheet' has no 'isHidden'"),
      Row(
        "flag = NO",
        "       ^^",
        "'NO' is Interface Builder's; here it is false"),
      Row(
        "mni(1, 2)",
        "^^^",
        "no function is named 'mni'; did you mean 'min'?"),
      Row(
        "sin(1)",
        "^^^",
        "no function is named 'sin'; did you mean 'min'?"),
      Row(
        "min",
        "^^^",
        "'min' is a function; write min(a, b, …)"),
      Row(
        "1 + clamp",
        "    ^^^^^",
        "'clamp' is a function; write clamp(value, lower, upper)"),
      Row(
        "point.x",
        "^^^^^",
        "nothing is named 'point'"),
      Row(
        "sheet.frame.midx",
        "            ^^^^",
        "'midx' is no member of a rect; did you mean 'midX'?"),
      Row(
        "sheet.contentOffset.z",
        "                    ^",
        "'z' is no member of a point; known are x, y"),
      Row(
        "label.text.count",
        "           ^^^^^",
        "'count' is no member of a text, which has none"),
      Row(
        "rows.x",
        "     ^",
        "'x' is no member of a number, which has none"),
      Row(
        "rect(0, 0, 1, 1).center",
        "                 ^^^^^^",
        "'center' is no member of a rect; known are origin, size, x, y, width, height,"
          + " minX, midX, maxX, minY, midY, maxY, isEmpty"),
      Row(
        "sheet.contentInset.leading",
        "                   ^^^^^^^",
        "'leading' is no member of insets; known are top, left, bottom, right"),
      Row(
        "1.x",
        "  ^",
        "'x' is no member of a number, which has none"),
      Row(
        "(1 + 2).y",
        "        ^",
        "'y' is no member of a number, which has none"),
      Row(
        "label.textColor.red",
        "                ^^^",
        "'red' is no member of a color, which has none"),
      Row(
        "convert(sheet.frame, 1, root)",
        "                     ^",
        "the second and third values of 'convert' are names of views"),
      Row(
        "convert(sheet.frame, rot, root)",
        "                     ^^^",
        "no view is named 'rot'; did you mean 'root'?"),
      Row(
        "convert(sheet.frame, root, sheet.frame)",
        "                           ^^^^^",
        "no view is named 'sheet.frame'; did you mean 'sheet'?"),
    ]
    for row in rows { row.check() }
  }
}
