import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads the interface of a case that stands in a document of Xcode's, or in another case.
///
/// A document's views are read as for the canvas; a case's own device, traits and code then lay them out as when the app runs.
extension SceneDraft {
  mutating func readSource(
    _ source: Attribute, of interface: CheckedElement, opening documents: DocumentOpening
  ) {
    if source.value.hasSuffix(".xml") {
      readBaseCase(source, of: interface, opening: documents)
    } else if let document = document(at: source, documents),
      let root = root(of: document, source, interface["scene"])
    {
      readRoot(root, of: document)
    } else {
      refused.open()
    }
    guard !scene.tree.isEmpty else { return }
    for child in interface.children {
      switch child.name {
      case "resources": break
      case "override": readOverride(child)
      case "insert": readInsert(child)
      case "constraints": constraintBlocks.append((child, scene.tree.root, file))
      default: diagnostics.report(SourceProblem.viewBeside, at: child.nameLocation)
      }
    }
  }

  private mutating func document(
    at source: Attribute, _ documents: DocumentOpening
  ) -> Element? {
    guard source.value.hasSuffix(".storyboard") || source.value.hasSuffix(".xib") else {
      diagnostics.report(SourceProblem.noDocument(source.value), at: source.location)
      return nil
    }
    let document: LocalizedDocument
    do throws(Diagnostic) {
      document = try localizedDocument(at: source.value, documents)
    } catch {
      // A file is looked for here; what is wrong inside one has a place of its own.
      let place = error.code == "localization" ? localeLocation ?? source.location : source.location
      diagnostics.report(
        error.location == nil
          ? Diagnostic(code: error.code, words: error.words, at: place) : error)
      return nil
    }
    translations = document.translations
    return parsed(document.file)
  }

  private mutating func localizedDocument(
    at path: String, _ documents: DocumentOpening
  ) throws(Diagnostic) -> LocalizedDocument {
    guard let locale = language.flatMap(LocaleName.init) else {
      return LocalizedDocument(try documents.file(at: path))
    }
    return try LocalizedDocument(at: path, in: locale, opening: documents, &diagnostics)
  }

  /// Where the case names the language that it is read in.
  private var localeLocation: SourceLocation? {
    root.children.filter { $0.name == "environment" }
      .compactMap { $0["locale"]?.text.alternatives.first { $0.value == language } }
      .first?.location(at: 0)
  }

  private mutating func root(
    of document: Element, _ source: Attribute, _ name: Attribute?
  ) -> DocumentRoot? {
    do throws(SourceProblem) {
      return try DocumentSceneChoice(in: document).root(named: name?.value)
    } catch {
      diagnostics.report(error, at: (name ?? source).location)
      return nil
    }
  }

  /// Takes the views, constraints and connections of a root; what of them cannot be laid out as Apple does is an error.
  private mutating func readRoot(_ root: DocumentRoot, of document: Element) {
    let screen: DocumentScreen
    do throws(Diagnostic) { screen = try InterfaceDocument.screen(of: document) } catch {
      diagnostics.report(error)
      return
    }
    let own = (file, grammar)
    (file, grammar) = (origins.add(document.file), .documents)
    defer { (file, grammar) = own }
    scene.catalog = grammar.catalog
    resources = DocumentResources(of: document)
    let given = scene.tree.images
    documentNames = DocumentNames(of: root, isRunning: true)
    readViews(of: root, on: screen)
    // A case says of a picture what it knows better.
    scene.tree.images.merge(given) { $1 }
    guard !scene.tree.isEmpty else { return }
    if let controller = root.controller { readRuntimeAttributes(ofController: controller) }
    scene.rootFillsScreen = root.controller != nil || root.isOwnersView
    if let controller = root.controller {
      scene.bars = DocumentContainers(of: document).embedding(of: root.id).bars
      checkBars(of: controller)
    }
  }

  /// Tells what of the bars over a controller's view is otherwise when the app runs.
  private mutating func checkBars(of controller: Element) {
    if scene.bars.contains(.largeTitle), !scene.tree.scroll.views.isEmpty {
      diagnostics.report(
        SourceProblem.largeTitleStays, at: controller.nameLocation, severity: .warning)
    }
    let item = controller.children.first { $0["key"]?.value == "navigationItem" }
    if scene.bars.contains(.navigation), let prompt = item?["prompt"], !prompt.value.isEmpty {
      refuse("the height of a navigation bar with a prompt", at: prompt.location)
    }
  }

  /// Refuses what a size or place is needed of that nobody outside of Apple knows.
  mutating func refuse(_ what: String, at location: SourceLocation) {
    diagnostics.report(SourceProblem.unmeasured(what), at: location)
  }

  /// Lets the document's constraints be called by their outlets; views already are.
  mutating func nameConstraintsOfDocument() {
    for outlet in documentNames?.outlets ?? [] {
      guard case .rules? = names[outlet.destination]?.meaning, names[outlet.name] == nil,
        let meaning = names[outlet.destination]?.meaning
      else { continue }
      _ = names.define(
        outlet.name, as: meaning, origin: names[outlet.destination]?.origin ?? .none)
    }
  }
}

extension DocumentSafeArea.Embedding {
  /// The bars themselves.
  var bars: ContainerBars {
    var bars: ContainerBars = []
    if contains(.navigation) { bars.insert(.navigation) }
    if contains(.tabs) { bars.insert(.tabs) }
    if contains(.toolbar) { bars.insert(.toolbar) }
    if contains(.largeTitle) { bars.insert(.largeTitle) }
    return bars
  }
}
