import LayoutEngine
import Markup
import PlainText

/// Reads the interface of a case that another case stands on: its views, and its code unless that case has its own.
extension SceneDraft {
  /// The most cases that include one another in a row; each takes part of a worker's stack.
  private static let longestChain = 16

  /// The views of the case at `src`, which is read as if it stood in its own place.
  mutating func readBaseCase(
    _ source: Attribute, of interface: CheckedElement, opening documents: DocumentOpening
  ) {
    if let scene = interface["scene"] {
      diagnostics.report(SourceProblem.sceneOfCase(source.value), at: scene.nameLocation)
    }
    guard let base = baseCase(at: source, documents),
      let inner = base.children.first(where: { $0.name == "interface" })
    else {
      refused.open()
      return
    }
    let own = (file: file, images: scene.tree.images, colors: namedColors)
    file = origins.add(base.file)
    openCases.append(base.file.name)
    (scene.tree.images, namedColors) = ([:], [:])
    readInterface(inner, opening: documents.relative(to: source.value))
    // What stands on it knows better.
    scene.tree.images.merge(own.images) { $1 }
    namedColors.merge(own.colors) { $1 }
    if let behavior = base.children.first(where: { $0.name == "behavior" }) {
      inheritedBehavior = (behavior, file)
    }
    openCases.removeLast()
    file = own.file
  }

  private mutating func baseCase(
    at source: Attribute, _ documents: DocumentOpening
  ) -> Element? {
    guard let file = opened(source, documents) else { return nil }
    guard file.name != root.file.name, !openCases.contains(file.name) else {
      diagnostics.report(SourceProblem.cycle(file.name), at: source.location)
      return nil
    }
    guard openCases.count < Self.longestChain else {
      diagnostics.report(
        SourceProblem.tooManyLinks(limit: Self.longestChain), at: source.location)
      return nil
    }
    guard let base = parsed(file) else { return nil }
    guard base.name == "case" else {
      report(.wrongRoot(base.name, expected: "case"), at: base.nameLocation)
      return nil
    }
    if !base.children.contains(where: { $0.name == "interface" }) {
      report(.missingElement("interface", in: "case"), at: base.nameLocation)
    }
    return base
  }

  /// The file at a path; why it cannot be read is told where it is named.
  mutating func opened(_ source: Attribute, _ documents: DocumentOpening) -> SourceFile? {
    do throws(Diagnostic) { return try documents.file(at: source.value) } catch {
      diagnostics.report(
        Diagnostic(code: error.code, words: error.words, at: source.location))
      return nil
    }
  }

  mutating func parsed(_ file: SourceFile) -> Element? {
    do { return try Document(parsing: file).root } catch {
      diagnostics.report(error)
      return nil
    }
  }

  /// The code of the case, or of that which it stands on.
  mutating func readBehavior(own: Element?) {
    guard own == nil, let (behavior, place) = inheritedBehavior else {
      readBehavior(own)
      return
    }
    let ownFile = file
    file = place
    actions += Self.actions(in: behavior).filter { !actions.contains($0) }
    readBehavior(behavior)
    file = ownFile
  }
}
