import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// A text in "fixed 10", how many lines it may have, how wide they may be, and the lines that come of it.
private let rows: [(text: String, most: Double, width: Double, lines: [String])] = [
  ("", 0, 50, []),
  ("abc", 1, 10, ["…"]),
  ("abcd", 1, 30, ["ab…"]),
  ("ab cd", 0, 50, ["ab cd"]),
  ("ab cd", 0, 49, ["ab", "cd"]),
  ("ab\n\ncd", 0, 50, ["ab", "", "cd"]),
  ("abcdefg", 0, 30, ["abc", "def", "g"]),
  ("abcdefg", 0, 0, ["a", "b", "c", "d", "e", "f", "g"]),
  ("a abcdefg b", 0, 30, ["a", "abc", "def", "g b"]),
  ("abcdef b", 0, 30, ["abc", "def", "b"]),
  ("e\u{301}e\u{301}e\u{301}", 0, 20, ["e\u{301}e\u{301}", "e\u{301}"]),
  ("שלום עולם", 0, 40, ["שלום", "עולם"]),
  ("a b c", 2, 10, ["a", "…"]),
  // More lines than an Int counts, as an expression may set.
  ("a b", 1e300, 10, ["a", "b"]),
  // Spaces at a break take no room, at the start of a text they do.
  ("ab   cd", 0, 20, ["ab", "cd"]),
  ("  ab", 0, 30, ["", "ab"]),
  ("ab  ", 0, 20, ["ab  "]),
  // Every line end of Unicode's.
  (
    "a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\u{B}g\u{C}h", 0, 50,
    ["a", "b", "c", "d", "e", "f", "g", "h"]
  ),
  ("ab\n", 0, 50, ["ab", ""]),
  // A hyphen ends a line before a letter only.
  ("well-known", 0, 50, ["well-", "known"]),
  ("ab-1234", 0, 40, ["ab-1", "234"]),
  ("a\u{2011}b cd", 0, 40, ["a\u{2011}b", "cd"]),
  ("a\u{A0}b cd", 0, 40, ["a\u{A0}b", "cd"]),
  ("ab\u{200B}cd", 0, 30, ["ab", "cd"]),
  // Chinese and Japanese break anywhere but beside punctuation, Korean between words.
  ("中文测试", 0, 20, ["中文", "测试"]),
  ("中文。测试", 0, 20, ["中", "文。", "测试"]),
  ("中（文）", 0, 20, ["中", "（文", "）"]),
  ("ab中文", 0, 30, ["ab中", "文"]),
  ("한국어 설정", 0, 50, ["한국어", "설정"]),
  // A picture of several scalars is one character.
  ("👨‍👩‍👧👨‍👩‍👧 🇩🇪", 0, 20, ["👨‍👩‍👧👨‍👩‍👧", "🇩🇪"]),
]

@Test func `a text is broken into these lines`() {
  for row in rows {
    var content = TextContent()
    content.text = row.text
    content.numberOfLines = row.most
    content.font = .fixed(size: 10)
    let layout = TextLayout(content, maximumWidth: row.width)
    #expect(layout.lines == row.lines, "\(row.text) in \(row.width)")
  }
}

/// How a text in "fixed 10" that is too long for its lines ends: mode, lines it may have, width, lines, whether it is cut.
private let endings:
  [(
    text: String, mode: LineBreakMode, most: Double, width: Double, lines: [String], isCut: Bool
  )] = [
    ("abcdefgh", .byTruncatingTail, 1, 80, ["abcdefgh"], false),
    ("abcdefgh", .byTruncatingTail, 1, 79, ["abcdef…"], true),
    ("abcdefgh", .byTruncatingHead, 1, 50, ["…efgh"], true),
    ("abcdefgh", .byTruncatingMiddle, 1, 50, ["ab…gh"], true),
    ("abcdefgh", .byTruncatingMiddle, 1, 60, ["ab…fgh"], true),
    ("abcdefgh", .byClipping, 1, 50, ["abcdefgh"], true),
    ("abcdefgh", .byWordWrapping, 1, 50, ["abcde"], true),
    ("abc defg", .byWordWrapping, 1, 50, ["abc"], true),
    ("abc defg", .byCharWrapping, 1, 50, ["abc d"], true),
    ("abc defg", .byCharWrapping, 0, 50, ["abc d", "efg"], false),
    ("abc  defg", .byCharWrapping, 0, 30, ["abc", "def", "g"], false),
    // The space before the ellipsis goes.
    ("abc defg", .byTruncatingTail, 1, 50, ["abc…"], true),
    ("abc defg", .byTruncatingHead, 1, 60, ["…defg"], true),
    // All but the last line end at words, whatever the mode.
    ("ab cd ef gh", .byTruncatingTail, 2, 50, ["ab cd", "ef gh"], false),
    ("ab cd ef gh ij", .byTruncatingTail, 2, 50, ["ab cd", "ef g…"], true),
    ("ab cd ef gh ij", .byTruncatingHead, 2, 50, ["ab cd", "…h ij"], true),
    ("ab cd ef gh ij", .byTruncatingMiddle, 2, 50, ["ab cd", "ef…ij"], true),
    ("ab cd ef gh ij", .byClipping, 2, 50, ["ab cd", "ef gh ij"], true),
    ("ab cd ef gh ij", .byWordWrapping, 2, 50, ["ab cd", "ef gh"], true),
    // Lines of their own that are left out count as cut.
    ("ab\ncd", .byTruncatingTail, 1, 50, ["ab…"], true),
    ("ab\ncd", .byWordWrapping, 1, 50, ["ab"], true),
    ("ab\ncd\nef", .byTruncatingTail, 2, 50, ["ab", "cd…"], true),
    // Nothing is drawn without any width.
    ("abc", .byTruncatingTail, 1, 0, ["abc"], true),
    // No room for anything but the ellipsis.
    ("abc", .byTruncatingMiddle, 1, 5, ["…"], true),
  ]

@Test func `a text that is too long ends as its line break mode says`() {
  for row in endings {
    var content = TextContent()
    (content.text, content.font) = (row.text, .fixed(size: 10))
    (content.numberOfLines, content.lineBreakMode) = (row.most, row.mode)
    let layout = TextLayout(content, maximumWidth: row.width)
    #expect(layout.lines == row.lines, "\(row.text) \(row.mode) in \(row.width)")
    #expect(layout.isTruncated == row.isCut, "\(row.text) \(row.mode) in \(row.width)")
  }
}

@Test func `a label wants the room of its whole text, as far as its lines may be wide`() {
  let sizes: [(text: String, most: Double, width: Double, size: Size)] = [
    ("abc defg", 1, 50, Size(width: 80, height: 12)),
    ("abc defg", 0, 50, Size(width: 40, height: 24)),
    ("abc defg", 0, 80, Size(width: 80, height: 12)),
    ("abc defg hij", 2, 50, Size(width: 50, height: 24)),
    ("ab  ", 0, 100, Size(width: 40, height: 12)),
    ("ab\nc", 0, 100, Size(width: 20, height: 24)),
    ("", 0, 100, Size()),
  ]
  for row in sizes {
    var content = TextContent()
    (content.text, content.font, content.numberOfLines) = (row.text, .fixed(size: 10), row.most)
    #expect(TextLayout(content, maximumWidth: row.width).size == row.size, "\(row.text)")
  }
}

@Test func `a frame that is too low leaves lines out`() {
  var content = TextContent()
  (content.text, content.font, content.numberOfLines) = ("ab cd ef", .fixed(size: 10), 0)
  let heights: [(height: Double, lines: [String], isTruncated: Bool)] = [
    (36, ["ab", "cd", "ef"], false),
    // Less than a pixel too low, as frames on the pixel grid may be.
    (35.5, ["ab", "cd", "ef"], false),
    (34, ["ab", "c…"], true),
    (0, ["a…"], true),
  ]
  for row in heights {
    let layout = TextLayout(content, maximumWidth: 20, maximumHeight: row.height)
    #expect(layout.lines == row.lines, "\(row.height)")
    #expect(layout.isTruncated == row.isTruncated, "\(row.height)")
  }
}

/// The font of a single line shrinks to a factor that lets it fit, no further than the smallest that is allowed.
@Test func `a font shrinks to fit its width`() {
  let factors: [(smallest: Double, width: Double, factor: Double, lines: [String])] = [
    (0.5, 100, 1, ["abcdefghij"]),
    (0.5, 80, 0.8, ["abcdefghij"]),
    (0.5, 50, 0.5, ["abcdefghij"]),
    (0.5, 40, 0.5, ["abcdefg…"]),
    (0.755, 70, 0.755, ["abcdefgh…"]),
    (1, 80, 1, ["abcdefg…"]),
    // UIKit's documentation: with 0, the label does not scale its text down.
    (0, 80, 1, ["abcdefg…"]),
  ]
  for row in factors {
    var content = TextContent()
    (content.text, content.font) = ("abcdefghij", .fixed(size: 10))
    (content.adjustsFontSizeToFitWidth, content.minimumScaleFactor) = (true, row.smallest)
    let layout = TextLayout(content, maximumWidth: row.width)
    #expect(layout.scaleFactor == row.factor, "\(row.smallest) in \(row.width)")
    #expect(layout.lines == row.lines, "\(row.smallest) in \(row.width)")
    #expect(layout.size == Size(width: 100, height: 12), "the size it wants does not shrink")
    content.adjustsFontSizeToFitWidth = false
    #expect(TextLayout(content, maximumWidth: row.width).scaleFactor == 1)
  }
}

@Test func `a word of sixty thousand characters is a line each`() {
  var content = TextContent()
  content.text = String(repeating: "x", count: 60_000)
  content.numberOfLines = 0
  content.font = .fixed(size: 10)
  let layout = TextLayout(content, maximumWidth: 10)
  #expect(layout.size == Size(width: 10, height: 720_000))
  #expect(!layout.isTruncated)
}

/// Labels of several lines in public documents: font, text, width, pixels a point (1 for whole points), stored height.
@Test func `labels of several lines are as high as Interface Builder stored`() throws {
  let labels: [(font: String, text: String, width: Double, scale: Double, height: Double)] = [
    (
      "system 12", "Allow Toolbar PreviousNext Inside IQDeepResponderContainerView", 328, 2, 29
    ),
    (
      "system 12",
      "DisableDistanceHandling Inside CustomViewController even if IQKeyboardManager is enabled.",
      328, 2, 29
    ),
    ("system 14", "Draped\u{2028}mode", 92, 1, 34),
    (
      "system 15",
      "已读回执能力支持文本、图片、音频、视频、文件、自定义等消息类型。此处仅以文本消息作为演示，开发者可以根据具体业务场景进行功能设计",
      278, 1, 72
    ),
    ("system 17", "Sind Sie sicher, dass Sie die Anwendung zurücksetzen wollen?", 382, 1, 41),
    ("system 20", "Meat lover , get ready to meet your pizza !", 350, 2, 48),
    ("system 22", "Meat lover , get ready to meet your pizza!", 350, 2, 53),
    ("system 14 semibold", "DISPLAY INFORMATION", 136, 2, 33.5),
    ("system 32 bold", "Welcome to DuckDuckGo!", 374, 3, 76.667),
  ]
  for row in labels {
    var label = try Sample("label", scale: row.scale)
    label.set("text", .text(row.text))
    label.set("font", .text(row.font))
    label.set("numberOfLines", .number(0))
    let height = try #require(label.size(maximumWidth: row.width)).height
    #expect(abs(height - row.height) < 0.001, "\(row.text): \(height)")
    // The width that its text is reckoned with may be its own.
    label.set("preferredMaxLayoutWidth", .number(row.width))
    #expect(abs(try #require(label.size()).height - row.height) < 0.001, "\(row.text)")
  }
}
