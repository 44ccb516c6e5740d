import Geometry
import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

extension LintCheck {
  static let misplacedView: LintCheck = .init(
    "misplaced-view", "A view's stored frame is not the one that its constraints give."
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      // Where constraints conflict, that is what is told.
      guard root.canvas.layout.conflicts().isEmpty else { return [] }
      let candidates = root.views.filter { root.isMisplaced($0, in: root.canvas) }
      guard !candidates.isEmpty else { return [] }
      let (lenient, stored) = (root.lenientCanvas, root.scene.scene.tree)
      return candidates.filter { root.isMisplaced($0, in: lenient) }.map { view in
        let frames = [stored[view].frame, root.canvas.tree[view].frame].map(text)
        return root.finding(
          misplacedView,
          "\(root.name(of: view)) is stored at \(frames[0]); its constraints put it at \(frames[1])",
          about: view)
      }
    }
  }

  private static func text(_ frame: Rect) -> String {
    "("
      + [frame.minX, frame.minY, frame.width, frame.height].map(DecimalNumber.text)
      .joined(separator: ", ") + ")"
  }
}

extension LintedRoot {
  /// Whether what constraints give differs from what is stored; how a symbol is drawn only Xcode knows, and what a stack
  /// hides has a frame from before.
  fileprivate func isMisplaced(_ view: ViewID, in canvas: Canvas) -> Bool {
    guard view != canvas.tree.root, let element = element(of: view), element.hasFrame,
      !element.showsSymbol, !isAmbiguous(view), !isHiddenByStack(view)
    else { return false }
    let (stored, solved) = (scene.scene.tree[view].frame, canvas.tree[view].frame)
    let sides = [
      stored.minX - solved.minX, stored.minY - solved.minY, stored.width - solved.width,
      stored.height - solved.height,
    ]
    return sides.contains { abs($0) > tolerance }
  }

  private func isHiddenByStack(_ view: ViewID) -> Bool {
    let tree = canvas.tree
    return ([view] + tree.ancestors(of: view)).contains {
      tree[$0].flags.contains(.hidden) && tree.isArranged($0)
    }
  }

  /// Laid out with the benefit of every doubt: contents that only Xcode can measure, as texts, pictures and the app's own
  /// classes, want the size that is stored of them, and the safe area is the stored one.
  fileprivate var lenientCanvas: Canvas {
    let insets = SafeAreaSource.storedFrames.insets(of: scene, in: file)
    var draft = scene.scene
    for view in draft.tree.ids where isUncertain(view, in: draft) {
      let (frame, aligned) = (
        draft.tree[view].frame, draft.catalog.alignmentInsets(of: view, in: draft.tree)
      )
      draft.tree.wantedSize.attach(
        WantedSize(
          width: frame.width - aligned.left - aligned.right,
          height: frame.height - aligned.top - aligned.bottom), to: view)
    }
    return Canvas(of: draft, on: scene.screen(safeArea: insets))
  }

  private func isUncertain(_ view: ViewID, in scene: Scene) -> Bool {
    scene.catalog.frameSize(of: view, in: scene.tree, maximumWidth: .infinity) != nil
      && !isKind(view, of: "switch")
      || element(of: view)?["customClass"] != nil
  }
}

extension Element {
  fileprivate var showsSymbol: Bool {
    self["catalog"] != nil
      || children.contains { $0.name == "imageReference" && $0["catalog"] != nil }
  }
}
