import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// Widths of labels that Interface Builder stored at 3 pixels a point (Rio-iOS/deep-understanding-autolayout, plug-in
/// 22685): font, number of characters, which may be kanji and kana alike, and width in points.
private let stored: [(font: String, text: String, width: Double)] = [
  ("boldSystem 20", "電話", 37.667),
  ("boldSystem 20", "すし", 37.667),
  ("boldSystem 20", "郵便番号", 75),
  ("boldSystem 20", "カタカナ", 75),
  ("boldSystem 20", "暗証番号表", 93.667),
  ("boldSystem 20", "第三希望出発日", 131),
  ("system 17", "夕食つき", 63.667),
  ("boldSystem 32", "曇り", 60),
]

@Test func `kanji and kana are as wide as Interface Builder stored them`() throws {
  for row in stored {
    var label = try Sample("label", scale: 3)
    // Kana elsewhere in the interface tell that its Han characters are Japan's.
    label.set("text", .text("ひらがな"))
    label.set("text", .text(row.text))
    label.set("font", .text(row.font))
    let width = try #require(label.size()).width
    #expect(abs(width - row.width) < 0.001, "\(row.text) in \(row.font): \(width)")
  }
}

/// 245 labels of public documents without kana have Han characters that are 1.02 em wide.
@Test func `Han characters are China's where there are no kana`() throws {
  var label = try Sample("label", scale: 3)
  label.set("text", .text("电话号码"))
  label.set("font", .text("system 17"))
  #expect(abs(try #require(label.size()).width - 69.667) < 0.001)
}

/// A button that a document of Xcode 9 stores.
@Test func `kana are as wide as Han characters up to iOS 13`() throws {
  var button = try Sample("button", .iOS11)
  button.set("title", .text("アラートを表示"))
  button.set("font", .text("system 15"))
  #expect(try #require(button.size()).width == 108)
}
