import Expressions
import Geometry
import Testing

@testable import LayoutEngine

private func run(
  _ text: String, _ size: Double = 10, kern: Double = 0,
  _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextRun {
  var style = ParagraphStyle()
  change(&style)
  return TextRun(text, font: .fixed(size: size), kern: kern, paragraph: style)
}

private func layout(
  _ runs: [TextRun], lines: Double = 0, width: Double = 1000, height: Double = .infinity
) -> TextLayout {
  var content = TextContent()
  content.setRuns(runs)
  content.numberOfLines = lines
  return TextLayout(content, maximumWidth: width, maximumHeight: height)
}

/// Runs of a font with characters as wide as its size and lines 1.2 times as high.
@Test func `a line is as high as the tallest of its runs, and words wrap over runs`() {
  let rows: [(runs: [TextRun], width: Double, lines: [String], size: Size)] = [
    ([run("abc")], 1000, ["abc"], Size(width: 30, height: 12)),
    ([run("ab"), run("c", 20)], 1000, ["abc"], Size(width: 40, height: 24)),
    ([run("ab "), run("c", 20)], 40, ["ab", "c"], Size(width: 20, height: 36)),
    ([run("ab c"), run("d", 20), run(" e")], 30, ["ab", "cd", "e"], Size(width: 30, height: 48)),
    ([run("ab\n"), run("c", 20)], 1000, ["ab", "c"], Size(width: 20, height: 36)),
    ([run("ab", kern: 2.5)], 1000, ["ab"], Size(width: 25, height: 12)),
    ([run("ab", kern: -1), run("c")], 1000, ["abc"], Size(width: 28, height: 12)),
    ([run("")], 1000, [], Size(width: 0, height: 0)),
    ([run("a"), run(""), run("b")], 1000, ["ab"], Size(width: 20, height: 12)),
  ]
  for row in rows {
    let layout = layout(row.runs, width: row.width)
    #expect(layout.lines == row.lines, "\(row.runs)")
    #expect(layout.size == row.size, "\(row.runs)")
  }
}

@Test func `a paragraph's style decides how its lines stand`() {
  let rows: [(runs: [TextRun], height: Double)] = [
    ([run("a\nb")], 24),
    ([run("a") { $0.lineHeightMultiple = 1.5 }], 18),
    ([run("a") { $0.minimumLineHeight = 20 }], 20),
    ([run("a") { $0.maximumLineHeight = 10 }], 10),
    (
      [
        run("a") {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 20
        }
      ], 20
    ),
    ([run("a\u{2028}b\u{2028}c") { $0.lineSpacing = 3 }], 42),
    ([run("a") { $0.lineSpacing = 3 }], 12),
    ([run("a\nb") { $0.paragraphSpacing = 5 }], 29),
    ([run("a\nb") { $0.paragraphSpacingBefore = 5 }], 29),
    ([run("a\n") { $0.paragraphSpacing = 5 }, run("b")], 29),
  ]
  for row in rows { #expect(layout(row.runs).size.height == row.height, "\(row.runs)") }
}

@Test func `a height holds as many of uneven lines as fit`() {
  let runs = [run("ab\n"), run("cd\n", 20), run("ef")]
  let rows: [(height: Double, lines: [String], isTruncated: Bool)] = [
    (48, ["ab", "cd", "ef"], false), (47.5, ["ab", "cd", "ef"], false),
    (40, ["ab", "cd…"], true), (30, ["ab…"], true), (1, ["ab…"], true),
  ]
  for row in rows {
    let layout = layout(runs, height: row.height)
    #expect(layout.lines == row.lines, "\(row.height)")
    #expect(layout.isTruncated == row.isTruncated, "\(row.height)")
  }
  #expect(layout(runs, lines: 2).lines == ["ab", "cd…"])
}

/// What a line has beyond what its fonts ask for is above the text, as TextKit's line fragments have it.
@Test func `baselines stand by the tallest run of the first and of the last line`() {
  let rows: [(runs: [TextRun], baselines: Baselines)] = [
    ([run("a")], Baselines(firstFromTop: 10, lastFromBottom: 2)),
    ([run("a"), run("b", 20)], Baselines(firstFromTop: 20, lastFromBottom: 4)),
    ([run("a\n"), run("b", 20)], Baselines(firstFromTop: 10, lastFromBottom: 4)),
    (
      [run("a") { $0.minimumLineHeight = 20 }], Baselines(firstFromTop: 18, lastFromBottom: 2)
    ),
  ]
  for row in rows { #expect(layout(row.runs).baselines == row.baselines, "\(row.runs)") }
}

@Test func `a text that is set looks the same throughout, a font that is set goes for all of it`()
  throws
{
  var sample = try Sample("label")
  sample.tree.text[sample.view].setRuns([run("ab"), run("c", 20)])
  #expect(sample.size() == Size(width: 40, height: 24))
  sample.set("font", .text("fixed 5"))
  #expect(sample.size() == Size(width: 15, height: 6))
  sample.tree.text[sample.view].setRuns([run("ab"), run("c", 20)])
  sample.set("text", .text("abcd"))
  #expect(sample.size() == Size(width: 20, height: 6))
}

@Test func `a text that shrinks to fit shrinks in every run`() {
  var content = TextContent()
  content.setRuns([run("ab"), run("c", 20)])
  content.adjustsFontSizeToFitWidth = true
  content.minimumScaleFactor = 0.25
  let layout = TextLayout(content, maximumWidth: 20)
  #expect(layout.scaleFactor == 0.5)
  #expect(layout.lines == ["abc"])
}
