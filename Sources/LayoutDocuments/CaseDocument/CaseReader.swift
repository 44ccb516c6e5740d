import LayoutEngine
import Markup
package import PlainText

/// Reads a case; every error of the file comes in one pass.
package enum CaseReader {
  /// The case, or a mutant of it; nil where something in it is wrong.
  package static func layoutCase(
    from file: SourceFile, suite: SuiteSettings, grammar: CatalogGrammar = .uiKit,
    opening documents: DocumentOpening = DocumentOpening(),
    changing change: RuleChange? = nil, _ diagnostics: inout Diagnostics
  ) -> LayoutCase? {
    let root: Element
    do {
      root = try Document(parsing: file).root
    } catch {
      diagnostics.report(error)
      return nil
    }
    guard root.name == "case" else {
      diagnostics.report(CaseProblem.wrongRoot(root.name, expected: "case"), at: root.nameLocation)
      return nil
    }
    let documents = documents.remembering()
    var draft = SceneDraft(of: root, grammar)
    var read = draft.layoutCase(suite: suite, opening: documents, changing: change)
    for language in read.languages.dropFirst() where draft.readsSource {
      var edition = SceneDraft(of: root, grammar)
      edition.language = language
      let whole = edition.layoutCase(suite: suite, opening: documents, changing: change)
      read.editions.append((language, whole))
      draft.diagnostics.report(newIn: edition.diagnostics)
    }
    diagnostics.report(contentsOf: draft.diagnostics)
    return draft.diagnostics.hasErrors ? nil : read
  }
}

extension Diagnostics {
  /// Adds what is not there yet: what each language of a case gives is told once.
  fileprivate mutating func report(newIn others: Diagnostics) {
    let known = all.prefix(200)
    for diagnostic in others.all where !known.contains(diagnostic) { report(diagnostic) }
  }
}

extension SceneDraft {
  /// Views first, then their names' users: constraints, code, steps, claims.
  mutating func layoutCase(
    suite: SuiteSettings, opening documents: DocumentOpening, changing change: RuleChange?
  ) -> LayoutCase {
    let document = checked(root, as: Grammar.caseRow)
    let title = document.text("title", &diagnostics) ?? ""
    checkSingles(of: document)
    let (settings, variants) = settings(of: document, suite)
    if language == nil { language = variants.first?.screen.language }
    if let interface = document.children(named: "interface").first {
      readInterface(interface, opening: documents)
    } else {
      report(.missingElement("interface", in: "case"), at: root.nameLocation)
    }
    readConstraints(changing: change)
    nameConstraintsOfDocument()
    readBehavior(own: document.children(named: "behavior").first)
    let steps = document.children(named: "steps").first
    let drafts = steps.map { readSteps(checked($0, as: Grammar.steps), for: variants) } ?? []
    scene.steps = drafts.map(\.step)
    scene.physics = settings.physics
    scene.limits = settings.limits
    readInvariants(document.children(named: "invariants"), suite: settings.claims)
    let stepsOrigin = origin(of: steps ?? root)
    return LayoutCase(
      title: title, tags: document["tags"]?.text.tokens.map(\.value) ?? [], variants: variants,
      tolerance: settings.tolerance, names: names, origins: origins, file: root.file, whole: scene,
      filters: drafts.map(\.filter), stepsOrigin: stepsOrigin, excuses: excuses,
      variedConstants: variedConstants)
  }

  /// Whether what is on the screen comes from another file, which may be a document that is there in languages.
  var readsSource: Bool {
    root.children.contains { $0.name == "interface" && $0["src"] != nil }
  }

  private mutating func settings(
    of document: CheckedElement, _ suite: SuiteSettings
  ) -> (SuiteSettings, [Variant]) {
    var settings = suite
    settings.override(by: document, &diagnostics)
    if settings.environments.isEmpty {
      report(.noEnvironment, at: document.element.nameLocation)
    }
    return (settings, Matrix.variants(of: settings.environments, &diagnostics))
  }

  private mutating func checkSingles(of document: CheckedElement) {
    for name in ["interface", "behavior", "steps", "tolerance", "limits", "physics"] {
      for second in document.children(named: name).dropFirst() {
        report(.secondElement(name), at: second.nameLocation)
      }
    }
  }

  mutating func readBehavior(_ element: Element?) {
    let behavior = element.map { checked($0, as: Grammar.behavior) }
    if let behavior { readVariables(behavior) }
    resolveRecognizers()
    if let behavior { readReactions(behavior) }
    readHits()
  }

  /// Constraints get their numbers in document order; an id may stand for all of a line or a block.
  mutating func readConstraints(changing change: RuleChange? = nil) {
    var rules: [NamedRule] = []
    for block in constraintBlocks {
      rules += readRules(of: block.element, block.owner, in: block.file)
    }
    excuses = rules.map(\.excuse)
    variedConstants = rules.map { $0.constants.map { ($0.key.value, $0.constant) } }
    for (number, named) in rules.enumerated() {
      switch change?.rule.index == number ? change?.kind : nil {
      case nil: add([named.rule], of: named)
      case .removal: add([], of: named)
      case .constant:
        var named = named
        if let place = change?.variation {
          named.constants[place].constant += 1
        } else {
          named.rule.constant += 1
        }
        add([named.rule], of: named)
      }
    }
    finishVariations()
  }

  /// The origins are the reader's meanwhile: a copy of them for each block would cost more than all else.
  private mutating func readRules(
    of element: Element, _ owner: ViewID, in file: Int
  ) -> [NamedRule] {
    var own = OriginTable()
    swap(&own, &origins)
    var reader = ConstraintReader(
      tree: scene.tree, catalog: catalog, names: names, origins: own, file: file)
    own = OriginTable()
    defer { origins = reader.origins }
    return reader.read(element, of: owner, &diagnostics)
  }

  /// Rules named at one place share their id; the same id from another place is a second definition.
  private mutating func add(_ rules: [LayoutRule], of named: NamedRule) {
    let ids = rules.indices.map { RuleID(index: scene.rules.count + $0) }
    scene.rules += rules
    for id in ids { readVariations(of: id, named.constants) }
    guard let name = named.id, named.idOrigin != .none,
      let first = names.define(name, as: .rules(ids), origin: named.idOrigin)
    else { return }
    if case .rules = first.meaning, origins.isSamePlace(first.origin, named.idOrigin) {
      names.extend(name, with: ids)
    } else if let place = origins.location(of: named.idOrigin) {
      reportSecond(name, at: place, first: first.origin)
    }
  }

  static func actions(in element: Element) -> [String] {
    let own = element.name == "call" ? element["action"]?.value : nil
    return (own.map { [$0] } ?? []) + element.children.flatMap { actions(in: $0) }
  }
}
