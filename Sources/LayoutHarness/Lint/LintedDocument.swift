import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// A document as checks see it: as it is written, and with each of its roots laid out.
struct LintedDocument: Sendable {
  let file: String
  /// The outermost element.
  let element: Element
  let roots: [LintedRoot]
  /// Every element with an object id, in document order; an id that is written twice is there twice.
  let objects: [(id: String, element: Element)]
  /// The languages whose texts lie beside it and are for it.
  let languages: [TranslatedLanguage]
  private let elements: [String: Element]

  /// Reads and lays out a document, or throws what keeps it from being laid out.
  ///
  /// An iPad's document is tried on iPads alone unless devices are asked for.
  init(of path: String, on devices: [Device]?) throws(Diagnostic) {
    let document = try InterfaceDocument(reading: DocumentLayout.file(at: path))
    languages = TranslatedLanguage.all(of: path, opening: DocumentLayout.opening)
      .filter { $0.document == path }
    (file, element) = (path, document.element)
    let objects = Self.objects(in: document.element)
    let elements = Dictionary(objects.map { ($0.id, $0.element) }) { first, _ in first }
    (self.objects, self.elements) = (objects, elements)
    let isPad = Idiom(of: document.screen.size) == .pad
    let chosen =
      devices ?? Device.lintMatrix.filter { !isPad || Idiom(of: $0.size) == .pad }
    roots = document.scenes.map { LintedRoot(of: $0, in: document, path, elements, on: chosen) }
  }

  /// Whether constraints place its views where nothing else is said.
  var usesAutoLayout: Bool { element["useAutolayout"]?.value == "YES" }

  /// The first element of an object id.
  func element(of id: String) -> Element? { elements[id] }

  /// What is told of an element.
  func finding(
    _ check: LintCheck, _ words: String, about element: Element, at location: SourceLocation? = nil,
    notes: [Diagnostic.Note] = []
  ) -> LintFinding {
    LintFinding(
      check, words, about: element.lintSubject, in: file, at: location ?? element.location,
      notes: notes)
  }

  /// Ids are those of objects: a device has one, too, and resources have names.
  private static func objects(in document: Element) -> [(id: String, element: Element)] {
    var found: [(id: String, element: Element)] = []
    for child in document.children where child.name == "scenes" || child.name == "objects" {
      child.visit { element in
        if let id = element["id"]?.value { found.append((id, element)) }
      }
    }
    return found
  }
}

extension Device {
  /// A small phone, a current one, the largest and a tablet.
  fileprivate static let lintMatrix = [
    "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad (10th generation)",
  ].compactMap(Device.named)
}

extension Element {
  /// Calls for the element and all that is in it, in document order.
  func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The user label, else the object id; empty where there is neither.
  var lintSubject: String { self["userLabel"]?.value ?? self["id"]?.value ?? "" }

  /// How people are told of it: `label 'Title'`.
  var lintName: String { lintSubject.isEmpty ? name : "\(name) '\(lintSubject)'" }
}
