/// Where a view's lines of text stand, in points.
package struct Baselines: Equatable, Sendable {
  /// From its top down to the first line's baseline.
  package let firstFromTop: Double
  /// From the last line's baseline down to its bottom.
  package let lastFromBottom: Double

  package init(firstFromTop: Double, lastFromBottom: Double) {
    (self.firstFromTop, self.lastFromBottom) = (firstFromTop, lastFromBottom)
  }
}

extension Catalog {
  /// A view's baselines when it is so high; nil where its kind has no text.
  ///
  /// A label's are numbers of its font alone, as UIKit's are; a control's line lies in the middle of its height.
  package func baselines(of id: ViewID, in tree: ViewTree, height: Double) -> Baselines? {
    guard let content = tree.text.value(of: id) else { return nil }
    guard let metrics = FontMetrics(content.font) else {
      return Baselines(firstFromTop: 0, lastFromBottom: 0)
    }
    let room = tree.control.has(id) ? (height - metrics.lineHeight) / 2 : 0
    return Baselines(
      firstFromTop: room + metrics.ascent,
      lastFromBottom: room + metrics.lineHeight - metrics.ascent)
  }
}
