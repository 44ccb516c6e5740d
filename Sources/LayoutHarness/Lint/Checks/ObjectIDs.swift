import Markup
import PlainText

extension LintCheck {
  static let duplicateID: LintCheck = .init(
    "duplicate-id", "Two objects of the document have one id.", .error
  ) { document in
    document.objects.compactMap { id, element in
      guard let first = document.element(of: id), first != element else { return nil }
      let note = Diagnostic.Note("first given here", at: first["id"]?.location)
      return document.finding(
        duplicateID, "\(element.name) has the id '\(id)' of another object", about: element,
        notes: [note])
    }
  }

  static let danglingReference: LintCheck = .init(
    "dangling-reference", "A constraint or connection names an object that is not there.", .error
  ) { document in
    var found: [LintFinding] = []
    document.element.visit { element in
      for attribute in element.attributes
      where references.contains(attribute.name) && isObject(of: element) {
        guard document.element(of: attribute.value) == nil else { continue }
        found.append(
          document.finding(
            danglingReference,
            "\(element.lintName): no object has the \(attribute.name) '\(attribute.value)'",
            about: element, at: attribute.location))
      }
    }
    return found
  }

  /// The attributes that hold object ids.
  private static let references = [
    "firstItem", "secondItem", "destination", "reference", "initialViewController",
  ]

  /// `reference` is an attribute of other elements, too: a color's names a palette.
  private static func isObject(of element: Element) -> Bool {
    let holders = [
      "constraint", "exclude", "include", "outlet", "outletCollection", "action", "segue",
      "document",
    ]
    return holders.contains(element.name)
  }
}
