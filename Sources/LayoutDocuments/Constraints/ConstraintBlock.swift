import LayoutEngine
import Markup
import PlainText

/// A `<constraints>` element: what holds for all of it, and what stands in it in document order.
struct ConstraintBlock {
  enum Entry {
    /// A line of text, without the blanks around it.
    case line(SourceText)
    case element(Element)
  }

  private(set) var id: Attribute?
  /// Where the id stands, one origin for all of the block's rules.
  var idOrigin = Origin.none
  private(set) var isActive = true
  private(set) var metrics: Attribute?
  let excuse: Excuse?
  private(set) var entries: [Entry] = []

  static let attributes = ["id", "installed", "metrics", "unnoticed", "reason"]

  init(_ element: Element, _ diagnostics: inout Diagnostics) {
    excuse = Excuse(of: element, &diagnostics)
    for attribute in element.attributes {
      switch attribute.name {
      case "id":
        let problem = ConstraintLine.problem(ofID: attribute.value)
        if let problem { diagnostics.report(problem, at: attribute.location) }
        id = attribute
      case "installed": isActive = attribute.boolean(&diagnostics) ?? true
      case "metrics": metrics = attribute
      case "unnoticed", "reason": break
      default:
        diagnostics.report(
          ConstraintProblem.unknownSetting(
            attribute.name, of: element.name, known: Self.attributes),
          at: attribute.nameLocation)
      }
    }
    entries = Self.entries(of: element)
  }

  /// An element ends the line that it stands in; a comment does not.
  private static func entries(of element: Element) -> [Entry] {
    if element.holdsNoInk { return element.children.map(Entry.element) }
    var entries: [Entry] = []
    var children = Array(element.children)[...]
    let pieces = element.text
    let joined = element.joinedText
    var start = 0
    var end = 0
    for piece in pieces {
      let place = piece.sourceOffset(at: 0)
      if let child = children.first, child.startTag.lowerBound < place {
        entries += lines(of: joined.part(start..<end))
        start = end
      }
      while let child = children.first, child.startTag.lowerBound < place {
        entries.append(.element(child))
        children.removeFirst()
      }
      end += piece.value.utf8.count
    }
    return entries + lines(of: joined.part(start..<end)) + children.map(Entry.element)
  }

  private static func lines(of text: SourceText) -> [Entry] {
    text.lines.compactMap { line in
      let bytes = Array(line.value.utf8)
      guard let first = bytes.firstIndex(where: isInk), let last = bytes.lastIndex(where: isInk)
      else { return nil }
      return .line(line.part(first..<(last + 1)))
    }
  }

  private static func isInk(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0x09 && byte != 0x0D }
}

extension Attribute {
  /// Interface Builder's `YES` or `NO`; nil, and reported, for anything else.
  func boolean(_ diagnostics: inout Diagnostics) -> Bool? {
    switch value {
    case "YES": return true
    case "NO": return false
    default:
      diagnostics.report(ConstraintProblem.notABoolean(name, value), at: location)
      return nil
    }
  }
}
