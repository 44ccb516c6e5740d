import Expressions
import Geometry

extension Catalog {
  /// UISegmentedControl.
  mutating func addSegmentKinds(on control: KindID) {
    add(
      Kind(
        name: "segmentedControl", summary: "A row of segments, one of them chosen.", base: control,
        properties: Property.segments, touches: .unbuilt, actsOnTap: true,
        // A point at the bottom is beyond what constraints tie, in all eras.
        alignmentInsets: { _ in Insets(bottom: 1) },
        intrinsicSize: { tree, id, _ in Kind.segmentedControlSize(tree, id) }))
  }
}

extension Kind {
  /// All segments as wide as the widest title and a padding, a point between them.
  ///
  /// To Xcode 10: titles of 13 points with 14 round them, 29 high in the frame, 5 of 5 and 4 of 4 documents exact. From Xcode 11 on:
  /// medium with 18 round them, 32 high in the frame, 29 of 39 within 2 points.
  static func segmentedControlSize(_ tree: ViewTree, _ id: ViewID) -> Size {
    let isFormer = tree.systemMetrics < .iOS13
    let font = Font.system(size: 13, weight: isFormer ? .regular : .medium)
    let metrics = FontMetrics(font, in: tree.textTraits)
    let titles = Property.titles(tree, id)
    let widest = titles.map { metrics.width(of: $0) }.max() ?? 0
    let segment = Pixel(scale: 1).roundedUp(widest) + (isFormer ? 14 : 18)
    let count = Double(titles.count)
    return Size(width: max(0, count * segment + count - 1), height: isFormer ? 28 : 31)
  }
}

extension Property {
  static let segments: [Property] = [
    .stored(
      "titles", "What its segments say, with \" | \" between them.", .intrinsicSize, default: ""),
    .stored("selectedSegmentIndex", "Which is chosen, from 0 on; -1 for none.", default: -1.0),
  ]

  /// The titles of a segmented control's segments; none where nothing is written.
  static func titles(_ tree: ViewTree, _ id: ViewID) -> [Substring] {
    guard let text = tree.stored.value(of: id)?["titles"].flatMap(String.init), !text.isEmpty else {
      return []
    }
    return text.split(separator: "|", omittingEmptySubsequences: false).map { title in
      let start = title.drop { $0 == " " }
      return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
    }
  }
}
