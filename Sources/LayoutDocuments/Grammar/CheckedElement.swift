import LayoutEngine
import Markup
import PlainText

/// An element whose attributes and children the grammar has; what it lacks cannot be asked for.
struct CheckedElement {
  let element: Element
  let row: ElementRow
  /// Those that are known here and supported.
  let children: [Element]

  /// Checks an element against its row and reports all that the row does not have.
  init(_ element: Element, as row: ElementRow, _ diagnostics: inout Diagnostics) {
    self.element = element
    self.row = row
    children = row.isReadElsewhere ? [] : Self.children(of: element, row, &diagnostics)
    guard !row.isReadElsewhere else { return }
    for attribute in element.attributes { Self.check(attribute, of: row, &diagnostics) }
    let missing = Self.missing(in: element, row)
    if !missing.isEmpty {
      diagnostics.report(
        CaseProblem.missingAttributes(missing, of: row.name), at: element.nameLocation)
    }
    if !row.holdsText { Self.checkText(of: element, &diagnostics) }
  }

  /// The attribute as written, or nil where it was left out.
  subscript(name: String) -> Attribute? {
    precondition(row.attribute(name) != nil, "'\(name)' is in no row of '\(row.name)'")
    return element[name]
  }

  /// The children of a name.
  func children(named name: String) -> [Element] { children.filter { $0.name == name } }

  /// The required attributes that are neither there nor meant by one that is misspelled.
  private static func missing(in element: Element, _ row: ElementRow) -> [String] {
    let missing = row.requiredNames.filter { element[$0] == nil }
    guard !missing.isEmpty else { return [] }
    let meant = element.attributes.filter { row.attribute($0.name) == nil }.compactMap {
      NearestName.suggestion(for: $0.name, among: row.attributes.map(\.name))
    }
    return missing.filter { !meant.contains($0) }
  }

  private static func check(
    _ attribute: Attribute, of row: ElementRow, _ diagnostics: inout Diagnostics
  ) {
    let problem: CaseProblem
    if let known = row.attribute(attribute.name) {
      guard !known.isSupported else { return }
      problem = .unsupportedAttribute(attribute.name)
    } else if let written = Spelling.attribute(forPropertyNamed: attribute.name),
      row.attribute(written) != nil
    {
      problem = .propertyAsAttribute(attribute.name, written: written)
    } else if row.attribute("frame") != nil, Self.isPartOfFrame(attribute.name) {
      problem = .partOfFrame(attribute.name, of: row.name)
    } else {
      let names = row.attributes.map(\.name)
      problem = .unknownAttribute(
        attribute.name, of: row.name,
        nearest: NearestName.suggestion(for: attribute.name, among: names),
        known: row.attributes.filter(\.isSupported).map(\.name))
    }
    diagnostics.report(problem, at: attribute.nameLocation)
  }

  private static func isPartOfFrame(_ name: String) -> Bool {
    NearestName.suggestion(for: name, among: ["x", "y", "width", "height"]) != nil
  }

  private static func children(
    of element: Element, _ row: ElementRow, _ diagnostics: inout Diagnostics
  ) -> [Element] {
    guard !element.children.isEmpty else { return [] }
    let rows = row.children()
    return element.children.filter { child in
      let problem: CaseProblem
      if let known = row.child(child.name, among: rows) {
        guard !known.isSupported else { return true }
        problem = .unsupportedElement(child.name)
      } else if let nearest = NearestName.suggestion(for: child.name, among: rows.map(\.name)),
        !Grammar.isElement(child.name)
      {
        problem = .unknownElement(child.name, in: row.name, nearest: nearest)
      } else if Grammar.isElement(child.name) {
        problem = .misplacedElement(child.name, in: row.name)
      } else {
        problem = .unknownElement(child.name, in: row.name, nearest: nil)
      }
      diagnostics.report(problem, at: child.nameLocation)
      return false
    }
  }

  private static func checkText(of element: Element, _ diagnostics: inout Diagnostics) {
    guard !element.holdsNoInk else { return }
    for text in element.text {
      guard let token = text.tokens.first else { continue }
      diagnostics.report(CaseProblem.strayText(in: element.name), at: token.location(at: 0))
      return
    }
  }
}

extension Grammar {
  /// Whether some document of the format has an element of that name.
  static func isElement(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = {
    var names: Set<String> = []
    var open =
      roots + viewParts + recognizers + laterViews + [
        annotation, segments, state, buttonConfiguration, inset, resources, subviews(holding: []),
      ]
    while let row = open.popLast() {
      if names.insert(row.name).inserted { open += row.children() }
    }
    return names
  }()
}

extension Spelling {
  /// Interface Builder's name where an author wrote UIKit's: `hidden` for `isHidden`.
  static func attribute(forPropertyNamed name: String) -> String? {
    if let exception = exceptions.first(where: { $0.property == name }) {
      return exception.attribute
    }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(3)
  }
}
