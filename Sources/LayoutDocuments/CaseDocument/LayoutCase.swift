package import LayoutEngine
package import PlainText

/// A case as its author wrote it: a scene, and the variants that it runs in.
package struct LayoutCase: Sendable {
  package let title: String
  package let tags: [String]
  package let variants: [Variant]
  package let tolerance: Tolerance
  /// What its ids stand for.
  package let names: SceneNames
  /// Where everything in it was written.
  package let origins: OriginTable
  package let file: SourceFile
  let whole: Scene
  /// For which variants each step of the whole scene is.
  let filters: [StepFilter]
  /// Where the steps stand, or the case itself.
  let stepsOrigin: Origin
  /// By constraint, why it may be otherwise; of a mutant, as if it were not one.
  package let excuses: [Excuse?]
  /// By constraint, its constants for size classes.
  package let variedConstants: [[(sizeClasses: String, constant: Double)]]

  /// The same case in each further language of its variants, whose document may be another one.
  var editions: [(language: String, LayoutCase)] = []

  /// The languages of its variants, each once, in their order.
  var languages: [String] {
    variants.map(\.screen.language).reduce(into: []) { known, language in
      if !known.contains(language) { known.append(language) }
    }
  }

  /// The case in a variant's language.
  package func edition(for variant: Variant) -> LayoutCase {
    editions.first { $0.language == variant.screen.language }?.1 ?? self
  }

  /// Its constraints in document order.
  package var rules: [LayoutRule] { whole.rules }

  /// Each change of one of its constraints.
  package var changes: [RuleChange] {
    rules.indices.flatMap { index in
      let rule = RuleID(index: index)
      return RuleChange.Kind.allCases.map { RuleChange($0, of: rule) }
        + variedConstants[index].indices.map { RuleChange(.constant, of: rule, variation: $0) }
    }
  }

  /// A constraint as an equation.
  package func words(of rule: LayoutRule) -> String {
    rule.words(in: whole.tree, catalog: whole.catalog)
  }

  /// The scene as a variant runs it: its steps alone, and a snapshot at the end where it has none.
  package func scene(for variant: Variant) -> Scene {
    edition(for: variant).ownScene(for: variant)
  }

  private func ownScene(for variant: Variant) -> Scene {
    var scene = whole
    scene.steps = zip(whole.steps, filters).compactMap { step, filter in
      filter.allows(variant) ? step : nil
    }
    let isRecorded = scene.steps.contains { if case .snapshot = $0.action { true } else { false } }
    if !isRecorded {
      scene.steps += [
        Step(.settle, words: "settle", origin: stepsOrigin),
        Step(.snapshot(name: "end"), words: "snapshot end", origin: stepsOrigin),
      ]
    }
    return scene
  }
}

/// The `only` of a step: alternatives, each of labels that a variant must have.
struct StepFilter: Sendable {
  /// Nil for every variant.
  var alternatives: [[String]]?

  func allows(_ variant: Variant) -> Bool {
    guard let alternatives else { return true }
    return alternatives.contains { $0.allSatisfy(variant.labels.contains) }
  }
}
