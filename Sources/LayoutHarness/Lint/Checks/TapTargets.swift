import LayoutDocuments
import Geometry
import LayoutEngine
import PlainText

extension LintCheck {
  static let smallTapTarget: LintCheck = .init(
    "small-tap-target", "A control is smaller than 44 by 44 points."
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      root.views.compactMap { view -> LintFinding? in
        guard root.isTapped(view), !root.isAmbiguous(view) else { return nil }
        let size = root.canvas.tree[view].frame.size
        guard size.width > 0, size.height > 0, root.isSmall(view) else { return nil }
        let text = [size.width, size.height].map(DecimalNumber.text).joined(separator: " x ")
        return root.finding(
          smallTapTarget, "\(root.name(of: view)) is \(text) points; fingers need 44 x 44",
          about: view)
      }
    }
  }
}

/// Human Interface Guidelines, Accessibility: a hit target of at least 44 by 44 points.
private let smallestTarget = 44.0

extension LintedRoot {
  /// Whether a finger is meant for it; a bar makes the targets of its own buttons larger.
  fileprivate func isTapped(_ view: ViewID) -> Bool {
    guard isKind(view, of: "control"), canvas.tree[view].flags.contains(.interactive),
      canvas.tree.control.value(of: view)?.isEnabled != false, !isHidden(view)
    else { return false }
    return !canvas.tree.ancestors(of: view).contains { ancestor in
      ["navigationBar", "toolbar", "tabBar", "searchBar"].contains { isKind(ancestor, of: $0) }
    }
  }

  /// Whether it is smaller on a side that its author decides: UIKit's own sizes are, of all but a button.
  fileprivate func isSmall(_ view: ViewID) -> Bool {
    let (tree, size) = (canvas.tree, canvas.tree[view].frame.size)
    let own =
      isKind(view, of: "button")
      ? nil
      : scene.scene.catalog.frameSize(of: view, in: tree, maximumWidth: .infinity)
    let sides = [(size.width, own?.width), (size.height, own?.height)]
    return sides.contains { side, own in
      side < smallestTarget - 0.5 && (own.map { side < $0 - 0.5 || $0 < 0 } ?? true)
    }
  }
}
