import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText

extension LintCheck {
  static let viewOffScreen: LintCheck = .init(
    "view-off-screen", "A view reaches beyond the screen of a device."
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      var reaches: [ViewID: [String]] = [:]
      for (device, canvas) in root.elsewhere {
        for (view, words) in root.reaching(in: canvas) {
          reaches[view, default: []].append("\(words) on \(device.name)")
        }
      }
      return reaches.keys.sorted().map { view in
        let all = reaches[view] ?? []
        return root.finding(
          viewOffScreen, "\(root.name(of: view)) reaches \(all[0])", about: view,
          notes: all.dropFirst().map { Diagnostic.Note($0) })
      }
    }
  }
}

extension LintedRoot {
  /// The outermost views that reach beyond a device's screen and not beyond the document's own, with how far.
  ///
  /// What scrolls may lie anywhere.
  fileprivate func reaching(in other: Canvas) -> [(view: ViewID, words: String)] {
    let open = Set(other.layout.ambiguousItems().map(\.item.view))
    var found: [(view: ViewID, words: String)] = []
    for view in other.tree.ids where view != other.tree.root && other.tree.isInstalled(view) {
      guard isPlacedByConstraints(view), !open.contains(view), !isAmbiguous(view),
        !isHidden(view), !isInScrollView(view),
        !found.contains(where: { other.tree.isDescendant(view, of: $0.view) }),
        let words = overflow(of: view, in: other)
      else { continue }
      found.append((view, words))
    }
    return found
  }

  private func isInScrollView(_ view: ViewID) -> Bool {
    canvas.tree.ancestors(of: view).contains { canvas.tree.scroll.has($0) }
  }

  /// `23 points beyond the right edge`, of the edge that most is beyond; nil where it is none, or only one that it is beyond on the
  /// canvas, too.
  private func overflow(of view: ViewID, in other: Canvas) -> String? {
    guard let here = canvas.overflow(of: view), let there = other.overflow(of: view) else {
      return nil
    }
    var worst: (edge: String, points: Double)?
    for (edge, (before, after)) in zip(["left", "top", "right", "bottom"], zip(here, there))
    where before <= 0.5 && after > 0.5 && after > worst?.points ?? 0 {
      worst = (edge, after)
    }
    return worst.map { "\(DecimalNumber.text($0.points)) points beyond the \($0.edge) edge" }
  }
}

extension Canvas {
  /// How far a view reaches beyond the left, top, right and bottom of the root; nil for one without a size.
  fileprivate func overflow(of view: ViewID) -> [Double]? {
    let (frame, whole) = (tree[view].frame, tree[tree.root].bounds)
    guard !frame.isEmpty, let parent = tree[view].parent,
      let rect = tree.converted(frame, from: parent, to: tree.root)
    else { return nil }
    return [-rect.minX, -rect.minY, rect.maxX - whole.width, rect.maxY - whole.height]
  }
}
