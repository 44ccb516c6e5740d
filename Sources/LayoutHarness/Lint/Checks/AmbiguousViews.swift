import LayoutDocuments
import LayoutEngine

extension LintCheck {
  static let ambiguousView: LintCheck = .init(
    "ambiguous-view", "Constraints leave a view's place or size open."
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      root.openItems.compactMap { item -> LintFinding? in
        if case .guide(let index, _) = item.item {
          let guide = root.canvas.tree.guides[index]
          return root.finding(
            ambiguousView, "layoutGuide '\(guide.identifier)' has \(item.openWords)",
            about: guide.identifier,
            at: guide.origin)
        }
        let view = item.item.view
        guard root.canvas.tree.isInstalled(view) else { return nil }
        return root.finding(
          ambiguousView, "\(root.name(of: view)) has \(item.openWords)", about: view)
      }
    }
  }
}
