import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// A step with what only the reader needs of it.
struct StepDraft {
  let step: Step
  let filter: StepFilter
  let element: Element
}

/// Reads the steps, each under its own words.
extension SceneDraft {
  mutating func readSteps(_ steps: CheckedElement, for variants: [Variant]) -> [StepDraft] {
    var drafts: [StepDraft] = []
    let rows = steps.row.children()
    for element in steps.children {
      guard let row = rows.first(where: { $0.name == element.name }) else { continue }
      let written = checked(element, as: row)
      let filter = filter(written, among: variants)
      guard let action = action(written) else { continue }
      let step = Step(action, words: words(of: written), origin: origin(of: element))
      drafts.append(StepDraft(step: step, filter: filter, element: element))
    }
    checkSnapshots(drafts, variants)
    checkFingers(drafts, of: steps, variants)
    return drafts
  }

  /// The rest of a `<drag>` before its finger lifts, in seconds: twice what counts as still, so that the release has no velocity.
  private static let defaultHold = 2 * Physics.Parameter.releaseWindow.row.standard

  private mutating func action(_ step: CheckedElement) -> Step.Action? {
    switch step.row.name {
    case "tap": tap(step).map(Step.Action.touch)
    case "drag": drag(step, duration: 0.5, hold: Self.defaultHold).map(Step.Action.touch)
    case "flick": drag(step, duration: 0.15, hold: 0).map(Step.Action.touch)
    case "touches": rawTouches(step).map(Step.Action.touch)
    case "wait": step.number("for", &diagnostics).map(Step.Action.wait)
    case "settle": .settle
    case "set":
      assignment(step, in: NameScope()).map {
        .set($0.target, to: $0.value, animated: $0.animated)
      }
    case "turn": step.value("to", as: Orientation.self, &diagnostics).map { .turn(to: $0) }
    case "resize": resize(step)
    case "scroll": scroll(step)
    case "type": typed(step).map(Step.Action.type)
    case "keyboard":
      step.number("height", &diagnostics).map { .keyboard(height: $0) }
    case "call":
      action(step, in: NameScope()).map { .call(action: $0.name, with: $0.arguments) }
    case "snapshot": step.text("name", &diagnostics).map { .snapshot(name: $0) }
    case "expect": expectation(step).map(Step.Action.expect)
    default: nil
    }
  }

  /// Blanks can be typed, nothing cannot.
  private mutating func typed(_ step: CheckedElement) -> String? {
    guard let attribute = step["text"] else { return nil }
    if attribute.value.isEmpty { report(.emptyValue("text"), at: attribute.location) }
    return attribute.value
  }

  private mutating func resize(_ step: CheckedElement) -> Step.Action? {
    var isRight = true
    var safeArea: Insets?
    if let attribute = step["safeArea"] {
      safeArea = EnvironmentReader.safeArea(attribute.text, &diagnostics)
      isRight = safeArea != nil
    }
    guard let attribute = step["to"],
      let size = EnvironmentReader.size(attribute.text, named: "to", &diagnostics), isRight
    else { return nil }
    return .resize(to: size, safeArea: safeArea)
  }

  private mutating func scroll(_ step: CheckedElement) -> Step.Action? {
    let animated = step.value("animated", as: Bool.self, &diagnostics) ?? false
    let offset = step.value("to", as: Point.self, &diagnostics)
    guard let attribute = step["view"],
      let view = view(attribute.text, of: "scrollView"), let offset
    else { return nil }
    return .scroll(view, to: offset, animated: animated)
  }

  /// The variants that a step is for.
  private mutating func filter(
    _ step: CheckedElement, among variants: [Variant]
  ) -> StepFilter {
    guard let attribute = step["only"] else { return StepFilter() }
    let known = variants.flatMap(\.labels)
    var alternatives: [[String]] = []
    for alternative in attribute.text.alternatives {
      let labels = alternative.labels
      if labels.isEmpty { report(.emptyValue("only"), at: alternative.location(at: 0)) }
      for label in labels where !known.contains(label) && !variants.isEmpty {
        // A parameter's value is named with the parameter before it.
        let parameter = label.split(separator: " ").first.map(String.init) ?? label
        guard !refused.explains(parameter) else { continue }
        let nearest = NearestName.suggestion(for: label, among: known)
        report(.unknownVariant(label, nearest: nearest), at: alternative.location(at: 0))
      }
      alternatives.append(labels)
    }
    return StepFilter(alternatives: alternatives)
  }

  /// A snapshot's name is one's own in each variant.
  private mutating func checkSnapshots(_ drafts: [StepDraft], _ variants: [Variant]) {
    var named: [ExactText: [StepDraft]] = [:]
    for draft in drafts {
      guard case .snapshot(let name) = draft.step.action else { continue }
      let first = named[name, default: []].first { earlier in
        variants.contains { earlier.filter.allows($0) && draft.filter.allows($0) }
      }
      if let first, let attribute = draft.element["name"] {
        let note = Diagnostic.Note("first here", at: first.element.location)
        report(.snapshotTwice(name), at: attribute.location, notes: [note])
      }
      named[name, default: []].append(draft)
    }
  }
}
