import Expressions
import Geometry
import LayoutEngine

extension TextVector {
  /// What the engine makes of it, beside what is stored.
  struct Result {
    /// By how much the width is off, in points; nil where the width was given.
    let error: Double?
    /// Nil where no height is stored.
    let isHeightExact: Bool?
    /// Nil but for texts of several lines.
    let isLineCountRight: Bool?
  }

  func result() -> Result {
    let scales = rounding == .pixel ? [scale] : rounding == .whole ? [1] : [scale, 1]
    let sizes = scales.map { size(onScale: $0) }
    return Result(
      error: availableWidth == nil ? sizes.map { abs($0.width - width) }.min() : nil,
      isHeightExact: height.map { height in sizes.contains { abs($0.height - height) < 0.01 } },
      isLineCountRight: isLineCountRight())
  }

  /// The size that a control of the catalog wants on a screen of that many pixels a point.
  private func size(onScale scale: Double) -> Size {
    let catalog = Catalog.uiKit
    var tree = ViewTree()
    tree.pixel = Pixel(scale: scale)
    tree.systemMetrics = metrics
    guard let kind = Self.kinds[self.kind].flatMap({ catalog.kind(named: $0) }) else {
      return Size()
    }
    let view = tree.insert(kind, of: catalog, in: nil)
    for (name, value) in properties {
      catalog.property(name, of: kind)?.set?(&tree, view, value)
    }
    let room = availableWidth ?? .infinity
    return catalog.frameSize(of: view, in: tree, maximumWidth: room) ?? Size()
  }

  /// The kinds of the catalog that the file's kinds are.
  static let kinds = [
    "label": "label", "cellLabel": "label", "multiline": "label", "button": "button",
    "configButton": "button", "segmented": "segmentedControl",
  ]

  private var font: Font { .system(size: size, weight: weight) }

  private var properties: [(String, Value)] {
    let font: (String, Value) = ("font", .text(font.name))
    return switch kind {
    case "button": [("title", .text(text)), font]
    case "configButton": [("title", .text(text)), font, ("configuration", .text("plain"))]
    case "segmented": [("titles", .text(text))]
    default: [("text", .text(text)), font, ("numberOfLines", .number(numberOfLines))]
    }
  }

  private func isLineCountRight() -> Bool? {
    guard let availableWidth, let height else { return nil }
    var content = TextContent()
    (content.text, content.font, content.numberOfLines) = (text, font, numberOfLines)
    let layout = TextLayout(
      content, in: TextTraits(metrics: metrics), maximumWidth: availableWidth)
    return Double(layout.lineCount) == (height / layout.lineHeight).rounded()
  }
}
