import Expressions
import LayoutEngine
import Markup
import PlainText

/// A scene while it is read: first its views, then what they are called, then what refers to them.
struct SceneDraft {
  var scene = Scene()
  var names = SceneNames()
  var origins: OriginTable
  var diagnostics = Diagnostics()
  let root: Element
  /// What is being read of: the case itself, or its document.
  var file: Int
  var grammar: CatalogGrammar

  /// Looked for only where a name is missing.
  lazy var refused = RefusedNames(of: root, in: grammar.supportedNames)
  /// Of a document: the sizes of its pictures by their names, and those that Xcode found for custom classes by object id.
  var resources = DocumentResources()
  /// Of a document in a case: what its views are called; nil on Xcode's canvas.
  var documentNames: DocumentNames?
  /// Whether a document is read as an app loads it, not as Xcode's canvas shows it.
  var runsDocument: Bool { documentNames != nil }
  /// Of a document in another language than its own: the texts in it.
  var translations: StringsTable?
  /// The language that a case is read in, as its variants have it; nil for that of its first variant.
  var language: String?
  /// The cases that are being read one inside another, by their files.
  var openCases: [String] = []
  /// The code of a case that this one stands on, and the file that it stands in.
  var inheritedBehavior: (element: Element, file: Int)?
  /// How many lines of `<touches>` there are so far.
  var touchCount = 0
  /// The colors of the resources.
  var namedColors: [ExactText: Color] = [:]
  /// What size classes decide.
  var variations = VariationDraft()
  private var classPlaces: [ExactText: Int] = [:]
  /// The views of each customClass, in document order.
  var classes: [(name: String, views: [ViewID])] = []
  var variableTypes: [ValueType] = []
  /// The actions that some `<call>` calls, in document order.
  lazy var actions = Self.actions(in: root)
  /// By constraint, as read.
  var excuses: [Excuse?] = []
  var variedConstants: [[(sizeClasses: String, constant: Double)]] = []
  private var slots: [ExactText: Int] = [:]

  /// What waits until every view has its texts.
  var runtimeAttributes: [(element: Element, view: ViewID)] = []
  /// What waits until every view has its name.
  var constraintBlocks: [(element: Element, owner: ViewID, file: Int)] = []
  var recognizerElements: [(id: RecognizerID, element: CheckedElement)] = []
  var hitElements: [(view: ViewID, element: CheckedElement)] = []

  init(of root: Element, _ grammar: CatalogGrammar) {
    var origins = OriginTable()
    self.root = root
    self.file = origins.add(root.file)
    self.origins = origins
    self.grammar = grammar
    scene.catalog = grammar.catalog
  }

  var catalog: Catalog { scene.catalog }

  // MARK: Reporting

  mutating func report(
    _ problem: CaseProblem, at location: SourceLocation, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.report(problem, at: location, notes: notes)
  }

  mutating func checked(_ element: Element, as row: ElementRow) -> CheckedElement {
    CheckedElement(element, as: row, &diagnostics)
  }

  // MARK: Origins and slots

  mutating func origin(of element: Element) -> Origin {
    origins.origin(in: file, at: element.startTag.lowerBound)
  }

  /// The slot of a target, the same for the same.
  mutating func slot(for target: SlotTarget, key: String) -> Slot {
    if let raw = slots[key] { return Slot(raw) }
    let raw = scene.slots.count
    scene.slots.append(target)
    slots[key] = raw
    return Slot(raw)
  }

  /// Notes that a view has a class.
  mutating func enlist(_ view: ViewID, in name: String) {
    if let place = classPlaces[name] {
      classes[place].views.append(view)
    } else {
      classPlaces[name] = classes.count
      classes.append((name, [view]))
    }
  }

  /// The names to look for a near one in; none once so much is wrong that looking would take long.
  func candidates(_ names: [String]) -> [String] {
    diagnostics.all.count < 200 ? names : []
  }

  /// How people are told of a view.
  func name(of view: ViewID) -> String { scene.tree.name(of: view, in: catalog) }
}

// MARK: - Names

extension SceneDraft {
  /// Words that mean something in equations or expressions by themselves.
  static let reserved: Set<String> = [
    "event", "self", "superview", "safeArea", "layoutMargins", "readableContentGuide",
    "keyboardLayoutGuide", "topLayoutGuide", "bottomLayoutGuide", "none",
  ]

  /// Gives an id its meaning; it is one's own among views, constraints, recognizers and variables.
  mutating func define(_ attribute: Attribute, as meaning: SceneNames.Meaning) {
    guard let name = checkedName(attribute) else { return }
    let origin = origins.origin(in: file, at: attribute.valueRange.lowerBound)
    if let other = names.lookalike(of: name), let first = names[other]?.origin {
      let note = Diagnostic.Note("the other is here", at: origins.location(of: first))
      diagnostics.report(
        CaseProblem.idLooksAlike(name), at: attribute.location, notes: [note], severity: .warning)
    }
    guard let first = names.define(name, as: meaning, origin: origin) else { return }
    reportSecond(name, at: attribute.location, first: first.origin)
  }

  /// The name of an id, unless it cannot be one.
  mutating func checkedName(_ attribute: Attribute) -> String? {
    let text = attribute.text
    let name = text.value
    guard !text.isBlank else {
      report(.emptyValue(attribute.name), at: attribute.location)
      return nil
    }
    guard !text.holdsBlanks else {
      report(.idWithBlanks(name), at: attribute.location)
      return nil
    }
    guard !Self.reserved.contains(name) else {
      report(.reservedName(name), at: attribute.location)
      return nil
    }
    return name
  }

  mutating func reportSecond(_ name: String, at location: SourceLocation, first: Origin) {
    let note = Diagnostic.Note("first defined here", at: origins.location(of: first))
    report(.idTwice(name), at: location, notes: [note])
  }

  /// The view that an attribute names, if it does.
  mutating func view(_ attribute: Attribute?) -> ViewID? {
    guard let attribute else { return nil }
    return view(attribute.text, of: "view")
  }

  /// The view of that name, of a kind if one is given.
  mutating func view(_ text: SourceText, of kind: String) -> ViewID? {
    guard let view = names.view(text.value) else {
      let known = names.viewNames
      reportUnknown(text, kind, among: known)
      return nil
    }
    guard catalog.isKind(scene.tree[view].kind, of: kind) else {
      let found = "a " + catalog[scene.tree[view].kind].name
      report(
        .wrongMeaning(text.value, expected: "a \(kind)", found: found), at: text.location(at: 0))
      return nil
    }
    return view
  }

  /// Says that nothing of that name is what is expected: what it is instead, or the nearest name.
  mutating func reportUnknown(_ text: SourceText, _ expected: String, among known: [String]) {
    guard !refused.explains(text.value) else { return }
    let location = text.location(at: 0)
    if let meaning = names[text.value]?.meaning {
      let article = expected.first.map("aeiou".contains) == true ? "an" : "a"
      let problem = CaseProblem.wrongMeaning(
        text.value, expected: "\(article) \(expected)", found: meaning.words)
      report(problem, at: location)
    } else {
      let nearest = NearestName.suggestion(for: text.value, among: candidates(known))
      report(.unknownName(expected, text.value, nearest: nearest), at: location)
    }
  }

  /// The recognizer of that name.
  mutating func recognizer(_ text: SourceText) -> RecognizerID? {
    if case .recognizer(let id) = names[text.value]?.meaning { return id }
    let known = names.order.filter {
      if case .recognizer = names[$0]?.meaning { true } else { false }
    }
    reportUnknown(text, "recognizer", among: known)
    return nil
  }

  /// The constraints of that name.
  mutating func rules(_ text: SourceText) -> [RuleID]? {
    if case .rules(let ids) = names[text.value]?.meaning { return ids }
    let known = names.order.filter { if case .rules = names[$0]?.meaning { true } else { false } }
    reportUnknown(text, "constraint", among: known)
    return nil
  }
}

extension SceneNames.Meaning {
  /// What it is, with an article.
  var words: String {
    switch self {
    case .view: "a view"
    case .several(let views): "the name of \(views.count) views"
    case .rules: "a constraint"
    case .recognizer: "a recognizer"
    case .annotation: "an annotation"
    case .guide: "a layout guide"
    case .variable: "a variable"
    }
  }
}
