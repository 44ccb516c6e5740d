import Expressions
import LayoutEngine
import PlainText

/// One name of a path like `title.safeArea.top`.
struct PathName {
  let text: String
  /// Whether it stands in backticks, so that it is no word like `superview`.
  var isAlwaysID = false
  /// An offset in the line's UTF-8.
  var offset = 0

  var spelling: String { isAlwaysID ? "`\(text)`" : text }
}

/// An item with the attributes that a word like `edges` stands for.
struct AnchorList {
  let item: LayoutItem
  let attributes: [Anchor.Attribute]
  let spelling: String
  let offset: Int

  var anchors: [Anchor] { attributes.map { Anchor(item, $0) } }
}

/// Finds what the names in a constraint stand for.
struct AnchorResolver {
  let tree: ViewTree
  let catalog: Catalog
  let names: SceneNames
  /// The view that holds the block.
  let owner: ViewID
  /// The numbers that visual format may name.
  var metrics = Metrics()

  /// The anchors that `[item.]attribute` names.
  func anchors(_ path: [PathName]) throws(ConstraintFault) -> AnchorList {
    let name = path[path.count - 1]
    let item = try path.count == 1 ? ownerOr(name) : item(Array(path.dropLast()))
    guard let attributes = AttributeName.attributes(of: name.text) else {
      throw ConstraintFault(attributeProblem(name, of: path), at: name.offset)
    }
    if let problem = RuleCheck.problem(of: attributes, on: item, Self.spelling(of: path)) {
      throw ConstraintFault(problem, at: name.offset)
    }
    return AnchorList(
      item: item, attributes: attributes, spelling: Self.spelling(of: path), offset: path[0].offset)
  }

  /// The view, or the guide of a view, that a path names.
  func item(_ path: [PathName]) throws(ConstraintFault) -> LayoutItem {
    let first = path[0]
    guard path.count <= 2 else {
      throw ConstraintFault(.tooManyParts(Self.spelling(of: path)), at: path[2].offset)
    }
    if path.count == 1, !first.isAlwaysID, first.text != "superview",
      let guide = GuideName(first.text)
    {
      let view = guide.isOfController ? tree.root : owner
      return try item(guide, of: view, named: tree.name(of: view, in: catalog), at: first.offset)
    }
    if path.count == 1, let guide = names.guide(first.text) { return guide }
    let view = try view(first)
    guard path.count == 2 else { return .view(view) }
    guard let guide = GuideName(path[1].text) else {
      throw ConstraintFault(
        .unknownGuide(
          path[1].text, of: first.spelling, nearest: GuideName.nearest(to: path[1].text)),
        at: path[1].offset)
    }
    return try item(guide, of: view, named: first.spelling, at: path[1].offset)
  }

  /// The view of an id, or the owner's superview.
  func view(_ name: PathName) throws(ConstraintFault) -> ViewID {
    if !name.isAlwaysID, name.text == "superview" {
      guard let superview = tree[owner].parent else {
        throw ConstraintFault(.noSuperview(tree.name(of: owner, in: catalog)), at: name.offset)
      }
      return superview
    }
    guard let view = names.view(name.text) else {
      throw ConstraintFault(viewProblem(name.text), at: name.offset)
    }
    return view
  }

  private func item(
    _ guide: GuideName, of view: ViewID, named name: String, at offset: Int
  ) throws(ConstraintFault) -> LayoutItem {
    let isScrollView = catalog.isKind(tree[view].kind, of: "scrollView")
    switch guide {
    case .safeArea: return .safeArea(view)
    case .contentLayoutGuide where isScrollView: return .contentLayoutGuide(view)
    case .frameLayoutGuide where isScrollView: return .frameLayoutGuide(view)
    case .contentLayoutGuide, .frameLayoutGuide:
      throw ConstraintFault(.noScrollView(name, guide: guide.rawValue), at: offset)
    case .layoutMargins: return .layoutMargins(view)
    case .readableContentGuide: return .readableContentGuide(view)
    case .keyboardLayoutGuide: return .keyboardLayoutGuide(view)
    case .topLayoutGuide where view == tree.root: return .topLayoutGuide(view)
    case .bottomLayoutGuide where view == tree.root: return .bottomLayoutGuide(view)
    case .topLayoutGuide, .bottomLayoutGuide:
      throw ConstraintFault(.controllersGuide(guide.rawValue, of: name), at: offset)
    }
  }

  /// An attribute by itself is the owner's; a view or guide by itself lacks one.
  private func ownerOr(_ name: PathName) throws(ConstraintFault) -> LayoutItem {
    if !name.isAlwaysID, AttributeName.attributes(of: name.text) != nil { return .view(owner) }
    if name.isAlwaysID || names.view(name.text) != nil || names.guide(name.text) != nil
      || name.text == "superview"
      || GuideName(name.text) != nil
    {
      _ = try item([name])
      throw ConstraintFault(.missingAttribute(name.spelling), at: name.offset)
    }
    return .view(owner)
  }

  private func attributeProblem(_ name: PathName, of path: [PathName]) -> ConstraintProblem {
    if path.count == 2, GuideName(name.text) != nil {
      return .missingAttribute(Self.spelling(of: path))
    }
    return .unknownAttribute(
      name.text, nearest: NearestName.suggestion(for: name.text, among: AttributeName.all))
  }

  func viewProblem(_ name: String) -> ConstraintProblem {
    switch names[name]?.meaning {
    case .rules: .notAView(name, "a constraint")
    case .recognizer: .notAView(name, "a recognizer")
    case .annotation: .notAView(name, "an annotation")
    case .variable: .notAView(name, "a variable")
    case .guide: .notAView(name, "a layout guide")
    case .several(let views): .notAView(name, "the name of \(views.count) views")
    case .view, nil: .unknownView(name, nearest: nearest(to: name))
    }
  }

  /// A view's id, else the guide that UIKit's or a misspelled name means.
  private func nearest(to name: String) -> String? {
    NearestName.suggestion(for: name, among: names.viewNames) ?? GuideName.nearest(to: name)
  }

  private static func spelling(of path: [PathName]) -> String {
    path.map(\.spelling).joined(separator: ".")
  }
}
