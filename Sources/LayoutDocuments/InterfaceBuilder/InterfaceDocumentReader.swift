import Geometry
import LayoutEngine
import Markup
package import PlainText

extension InterfaceDocument {
  /// Reads a document, or throws what keeps it from being laid out.
  package init(reading file: SourceFile) throws(Diagnostic) {
    try self.init(reading: LocalizedDocument(file))
  }

  /// Reads a document in a language.
  package init(reading localized: LocalizedDocument) throws(Diagnostic) {
    let document = try Document(parsing: localized.file).root
    element = document
    screen = try Self.screen(of: document)
    initialController = document["initialViewController"]?.value
    let resources = DocumentResources(of: document)
    let containers = DocumentContainers(of: document)
    var scenes: [DocumentScene] = []
    for root in DocumentRoot.all(in: document) {
      var draft = SceneDraft(of: root.view, .documents)
      draft.resources = resources
      draft.translations = localized.translations
      draft.readRoot(root, on: screen)
      let tree = draft.scene.tree
      guard !tree.isEmpty else { continue }
      let place = Self.place(of: root, in: document, containers)
      let safeArea = DocumentSafeArea.insets(
        of: place, size: tree[tree.root].frame.size, in: containers.embedding(of: root.id),
        on: screen)
      scenes.append(
        DocumentScene(
          of: root, draft, safeArea: draft.isCell ? Insets() : safeArea, on: screen,
          direction: localized.isRightToLeft ? .rightToLeft : .leftToRight))
    }
    self.scenes = scenes
  }

  private static func place(
    of root: DocumentRoot, in document: Element, _ containers: DocumentContainers
  ) -> DocumentSafeArea.Root {
    guard root.controller != nil, document.isStoryboard else { return .view }
    return containers.isContained(root.id) ? .contained : .controller
  }

  static func screen(of document: Element) throws(Diagnostic) -> DocumentScreen {
    guard document.name == "document" else {
      let isOld = document.name == "archive"
      throw Diagnostic(
        isOld ? DocumentProblem.olderFormat : .wrongRoot(document.name), at: document.nameLocation)
    }
    try checkFormat(of: document)
    let device = document.children.first { $0.name == "device" }
    let version = try toolsVersion(of: document)
    let screen = DocumentScreen(
      device: device?["id"]?.value, orientation: device?["orientation"]?.value,
      toolsVersion: version)
    // Of a device that nobody knows the roots tell the size, and nothing of it covers them.
    return screen ?? DocumentScreen(unknownAt: version)
  }

  private static func checkFormat(of document: Element) throws(Diagnostic) {
    let type = document["type"]
    let prefix = "com.apple.InterfaceBuilder3."
    if let runtime = document["targetRuntime"], !runtime.value.hasPrefix("iOS") {
      throw Diagnostic(DocumentProblem.otherPlatform(runtime.value), at: runtime.location)
    }
    let known = ["CocoaTouch.Storyboard.XIB", "CocoaTouch.XIB"].map { prefix + $0 }
    guard let type, known.contains(type.value), document["version"]?.value == "3.0" else {
      throw Diagnostic(
        DocumentProblem.otherFormat(type?.value ?? ""), at: type?.location ?? document.nameLocation)
    }
  }

  /// The version of Xcode's tools; where `32700.99.1234` hides it, the highest of its plug-ins'.
  private static func toolsVersion(of document: Element) throws(Diagnostic) -> Double {
    let attribute = document["toolsVersion"]
    guard let version = number(ofVersion: attribute?.value ?? "0") else {
      throw Diagnostic(
        DocumentProblem.unknownVersion(attribute?.value ?? ""), at: attribute?.location)
    }
    guard version >= 30_000 else { return version }
    let plugIns = document.children.filter { $0.name == "dependencies" }
      .flatMap(\.children).filter { $0.name == "plugIn" }
    return plugIns.compactMap { $0["version"].flatMap { number(ofVersion: $0.value) } }.max()
      ?? version
  }

  /// `13122.16.1` as 13122.16.
  private static func number(ofVersion text: String) -> Double? {
    DecimalNumber.value(of: text.split(separator: ".").prefix(2).joined(separator: "."))
  }
}

extension Element {
  fileprivate var isStoryboard: Bool { self["type"]?.value.hasSuffix("Storyboard.XIB") == true }
}
