import Geometry

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
  /// A view's baselines when it is so high; nil where its kind has no text, so that UIKit takes its bottom for both.
  ///
  /// A label's are the same at any height, as UIKit's are numbers of the font: a field 34 high in 14 points and a
  /// label in 17 that share a baseline in a public document lie 6 apart, which a label's centred text would not give.
  package func baselines(of id: ViewID, in tree: ViewTree, height: Double) -> Baselines? {
    baselines[tree[id].kind.index]?(tree, id, height)
  }
}

extension Kind {
  /// The baselines of text that starts at the top and ends at the bottom, less an inset.
  static func edgeBaselines(
    _ tree: ViewTree, _ id: ViewID, inset: Double = 0
  ) -> Baselines {
    let content = tree.text[id]
    guard content.runs.isEmpty else {
      let layout = TextLayout(
        content, in: tree.textTraits, maximumWidth: tree[id].frame.width - 2 * inset)
      let baselines = layout.baselines
      return Baselines(
        firstFromTop: inset + baselines.firstFromTop,
        lastFromBottom: inset + baselines.lastFromBottom)
    }
    let metrics = FontMetrics(content.shownFont, in: tree.textTraits)
    // A line is given whole pixels. Where there is but one, its first baseline is its last: labels of public documents
    // that tie one's first to another's last and the other way round are as high as any.
    let height = metrics.lineHeight
    let spare = content.numberOfLines == 1 ? tree.pixel.roundedUp(height) - height : 0
    return Baselines(
      firstFromTop: inset + metrics.ascent, lastFromBottom: inset + metrics.descent + spare)
  }

  /// The baselines of one line in the middle of a view's height.
  static func centeredBaselines(_ font: Font, _ tree: ViewTree, height: Double) -> Baselines {
    let metrics = FontMetrics(font, in: tree.textTraits)
    let room = (height - metrics.lineHeight) / 2
    return Baselines(
      firstFromTop: room + metrics.ascent, lastFromBottom: room + metrics.descent)
  }
}
