package import LayoutEngine
package import Markup
package import PlainText

/// Reads `<constraints>`: Interface Builder's elements, equations and visual format, one rule each.
///
/// An item-less attribute, `superview`, `safeArea` and the guides without an item belong to the view
/// that holds the block: `superview` is that view's own superview.
package struct ConstraintReader {
  /// Grows by the places of the rules.
  package var origins: OriginTable
  private let tree: ViewTree
  private let catalog: Catalog
  private let names: SceneNames
  private let file: Int

  package init(
    tree: ViewTree, catalog: Catalog, names: SceneNames, origins: OriginTable, file: Int
  ) {
    self.tree = tree
    self.catalog = catalog
    self.names = names
    self.origins = origins
    self.file = file
  }

  /// The rules of a block in document order; what is wrong is reported, and the rest still read.
  package mutating func read(
    _ constraints: Element, of owner: ViewID, _ diagnostics: inout Diagnostics
  ) -> [NamedRule] {
    var block = ConstraintBlock(constraints, &diagnostics)
    if let id = block.id {
      block.idOrigin = origins.origin(in: file, at: id.valueRange.lowerBound)
    }
    var resolver = AnchorResolver(tree: tree, catalog: catalog, names: names, owner: owner)
    if let metrics = block.metrics { resolver.metrics = Metrics(metrics, names, &diagnostics) }
    return block.entries.flatMap { entry in
      switch entry {
      case .line(let line): read(line, of: block, resolver, &diagnostics)
      case .element(let element): read(element, of: block, resolver, &diagnostics)
      }
    }
  }

  private mutating func read(
    _ line: SourceText, of block: ConstraintBlock, _ resolver: AnchorResolver,
    _ diagnostics: inout Diagnostics
  ) -> [NamedRule] {
    do throws(ConstraintFault) {
      let reading = try ConstraintLine.reading(of: line.value, resolver)
      if let id = reading.id, let name = block.id {
        throw ConstraintFault(.idInNamedBlock(block: name.value), at: id.offset)
      }
      let origin = origins.origin(in: file, at: line.sourceOffset(at: 0))
      let id = reading.id.map { id in
        (id.name, origins.origin(in: file, at: line.sourceOffset(at: id.offset)))
      }
      return reading.drafts.map {
        named($0, id: id, of: block, isActive: block.isActive, identifier: nil, at: origin)
      }
    } catch {
      diagnostics.report(error.problem, at: line.location(at: error.offset))
      return []
    }
  }

  private mutating func read(
    _ element: Element, of block: ConstraintBlock, _ resolver: AnchorResolver,
    _ diagnostics: inout Diagnostics
  ) -> [NamedRule] {
    let reading = ConstraintElement(element, resolver, &diagnostics)
    if let id = reading.id, let name = block.id {
      diagnostics.report(ConstraintProblem.idInNamedBlock(block: name.value), at: id.location)
      return []
    }
    guard let draft = reading.draft else { return [] }
    let origin = origins.origin(in: file, at: element.startTag.lowerBound)
    let id = reading.id.map { id in
      (id.value, origins.origin(in: file, at: id.valueRange.lowerBound))
    }
    var rule = named(
      draft, id: id, of: block, isActive: block.isActive && reading.isActive,
      isPlaceholder: reading.isPlaceholder, identifier: reading.identifier, at: origin)
    rule.constants = reading.constants
    return [rule]
  }

  private func named(
    _ draft: RuleDraft, id: (name: String, origin: Origin)?, of block: ConstraintBlock,
    isActive: Bool, isPlaceholder: Bool = false, identifier: String?, at origin: Origin
  ) -> NamedRule {
    let name = id ?? block.id.map { (name: $0.value, origin: block.idOrigin) }
    var rule = LayoutRule(
      draft.first, draft.relation, multiplier: draft.multiplier, draft.second,
      constant: draft.constant, priority: draft.priority, isActive: isActive, origin: origin)
    rule.isPlaceholder = isPlaceholder
    rule.identifier = identifier ?? name?.name ?? ""
    return NamedRule(
      rule: rule, id: name?.name, idOrigin: name?.origin ?? .none, excuse: block.excuse)
  }
}
