import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// What a button is given, and the size that it wants; its font has characters of 10 by 12.
private typealias Row = (properties: [(String, Value)], width: Double, height: Double)

/// An image of 28 by 28 and one of 120 by 45; the sizes marked so are stored in public documents.
private let plain: [Row] = [
  ([("image", .text("cross"))], 28, 28),  // 10 of 10 of several sizes
  ([("image", .text("cross")), ("title", .text("a"))], 38, 28),
  ([("image", .text("line")), ("title", .text("a"))], 14, 12),
  (
    [
      ("image", .text("cross")),
      ("contentEdgeInsets", .insets(Insets(top: 12, left: 12, bottom: 12, right: 16))),
    ], 56, 52  // 49 by 45 for 21 by 21
  ),
  (
    [
      ("image", .text("cross")), ("title", .text("a")),
      ("imageEdgeInsets", .insets(Insets(top: 9, left: 9, bottom: 9, right: 9))),
      ("titleEdgeInsets", .insets(Insets(top: 9, left: 9, bottom: 9, right: 9))),
    ], 38, 28  // stackoverflow.com, question 17800288
  ),
  ([("backgroundImage", .text("plate"))], 120, 45),  // 2 of 2
  ([("backgroundImage", .text("line")), ("title", .text("abcd"))], 40, 24),
]

private func configured(_ more: [(String, Value)]) -> [(String, Value)] {
  [("configuration", .text("plain"))] + more
}

/// What UIButton.Configuration's documentation says of paddings, placement and insets of 7 and 12.
private let configurations: [Row] = [
  (configured([("image", .text("cross"))]), 52, 42),
  (configured([("image", .text("cross")), ("imagePadding", .number(5))]), 52, 42),
  (configured([("image", .text("cross")), ("title", .text("ab"))]), 72, 42),
  (
    configured([
      ("image", .text("cross")), ("title", .text("ab")), ("imagePadding", .number(5)),
      ("imagePlacement", .text("trailing")),
    ]), 77, 42
  ),
  (
    configured([
      ("image", .text("cross")), ("title", .text("ab")), ("imagePadding", .number(5)),
      ("imagePlacement", .text("bottom")),
    ]), 52, 59
  ),
  (
    configured([
      ("image", .text("cross")), ("title", .text("abcde")), ("imagePlacement", .text("top")),
      ("contentInsets", .insets(Insets(top: 1, left: 2, bottom: 3, right: 4))),
    ]), 56, 44
  ),
  // A line of 12 points is 14.5 high.
  (configured([("title", .text("abcdefgh")), ("subtitle", .text("i"))]), 104, 41.5),
  (
    configured([
      ("title", .text("abcdefgh")), ("subtitle", .text("i")), ("titlePadding", .number(4)),
    ]), 104, 44.5
  ),
]

@Test func `a button is as large as its image, title and insets`() throws {
  for row in plain + configurations {
    var sample = try Sample("button", .current)
    sample.tree.images = [
      "cross": Size(width: 28, height: 28), "line": Size(width: 4, height: 2),
      "plate": Size(width: 120, height: 45),
    ]
    sample.set("font", .text("fixed 10"))
    for (name, value) in row.properties { sample.set(name, value) }
    let size = try #require(sample.size())
    #expect(size == Size(width: row.width, height: row.height), "\(row.properties): \(size)")
  }
}

@Test func `an image view is as large as its image and wants no size without one`() throws {
  var sample = try Sample("imageView", .current)
  sample.tree.images = ["logo": Size(width: 120, height: 40.5)]
  #expect(sample.size() == nil)
  sample.set("image", .text("logo"))
  #expect(sample.size() == Size(width: 120, height: 40.5))
}

@Test func `an image must be one of the resources`() throws {
  let kind = try #require(Catalog.uiKit.kind(named: "imageView"))
  let image = try #require(Catalog.uiKit.property("image", of: kind))
  var tree = ViewTree()
  #expect(
    image.refusal(tree, .text("star"))
      == "there are no images; resources give their names and sizes")
  tree.images = ["logo": Size(), "arrow": Size()]
  #expect(
    image.refusal(tree, .text("star"))
      == "no image of the resources has that name; there are arrow, logo")
  #expect(image.refusal(tree, .text("logo")) == nil)
  #expect(image.refusal(tree, .text("")) == nil)
}
