import LayoutDocuments
import Geometry
import LayoutEngine
import PlainText

extension LintCheck {
  static let fixedTextWidth: LintCheck = .init(
    "fixed-text-width", "A constant width cuts a text off, now or in a larger text size."
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      root.rules.compactMap { rule -> LintFinding? in
        guard let view = rule.fixedWidth, root.canvas.tree.isInstalled(view),
          let category = root.firstCut(of: view, at: rule.constant)
        else { return nil }
        let name = root.name(of: view)
        let width = DecimalNumber.text(rule.constant)
        let standard = root.canvas.tree.contentSizeCategory
        let words =
          category == standard
          ? "\(name) cuts its text off: its width is fixed at \(width) points; it needs "
            + "\(DecimalNumber.text(root.wantedWidth(of: view).rounded(.up)))"
          : "\(name) cuts its text off in text size \(category.rawValue): its width is fixed at "
            + "\(width) points"
        return root.finding(
          fixedTextWidth, words, about: view,
          notes: [Diagnostic.Note("fixed here", at: root.location(of: rule.origin))])
      }
    }
  }
}

extension LayoutRule {
  /// The view whose width it fixes for good; nil for any other constraint.
  fileprivate var fixedWidth: ViewID? {
    guard isActive, isInstalled, !isPlaceholder, relation == .equal, second == nil,
      priority == 1000, first.attribute == .width, case .view(let view) = first.item
    else { return nil }
    return view
  }
}

extension LintedRoot {
  /// The first text size, from the canvas's up, that a text of so many points' width is cut off in; nil for none.
  ///
  /// Only texts whose font is measured: the system's.
  fileprivate func firstCut(of view: ViewID, at width: Double) -> ContentSizeCategory? {
    guard let content = canvas.tree.text.value(of: view), !content.text.isEmpty,
      content.runs.isEmpty, !isHidden(view)
    else { return nil }
    let standard = canvas.tree.contentSizeCategory
    var sizes = [standard]
    switch content.shownFont {
    case .system: break
    case .textStyle: sizes += ContentSizeCategory.allCases.filter { $0 > standard }
    case .fixed, .named: return nil
    }
    return sizes.first { isCut(view, content, at: width, in: $0) }
  }

  private func isCut(
    _ view: ViewID, _ content: TextContent, at width: Double, in category: ContentSizeCategory
  ) -> Bool {
    var tree = canvas.tree
    tree.contentSizeCategory = category
    // What is no more than the error of measuring is not told.
    let room = width + max(1, width * 0.03)
    if isKind(view, of: "label") {
      return TextLayout(content, in: tree.textTraits, maximumWidth: room).isTruncated
    }
    guard isKind(view, of: "button"), isOneLine(view) else { return false }
    return max(30, room) < wantedWidth(of: view, in: tree)
  }

  /// A configuration's title wraps, and so does one that is told to; a picture beside it becomes smaller.
  private func isOneLine(_ view: ViewID) -> Bool {
    let mode = canvas.tree.text[view].lineBreakMode
    return canvas.tree.button[view].configuration == .none && mode != .byWordWrapping
      && mode != .byCharWrapping
      && ["image", "backgroundImage"].allSatisfy { canvas.tree.imageName(of: view, $0) == nil }
  }

  /// How wide it would be if it could, in points.
  fileprivate func wantedWidth(of view: ViewID) -> Double { wantedWidth(of: view, in: canvas.tree) }

  private func wantedWidth(of view: ViewID, in tree: ViewTree) -> Double {
    scene.scene.catalog.frameSize(of: view, in: tree, maximumWidth: .infinity)?.width ?? 0
  }
}
