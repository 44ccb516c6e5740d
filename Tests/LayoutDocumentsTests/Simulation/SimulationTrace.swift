import Expressions
import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

/// A row of a table: what it shows, the scene that shows it, and the words that come of it.
struct PlayRow {
  let says: String
  let play: Play
  let complaints: [String]

  init(
    _ says: String, _ interface: String, behavior: String = "", physics: String = "",
    environment: String? = nil, complaints: [String] = [], _ steps: String
  ) {
    (self.says, self.complaints) = (says, complaints)
    var play = Play(physics: physics, interface: interface, behavior: behavior, steps: steps)
    if let environment { play.environment = environment }
    self.play = play
  }

  static func check(_ rows: [PlayRow]) {
    for row in rows { #expect(row.play.complaints() == row.complaints, "\(row.says)") }
  }
}

extension Play {
  func layoutCase() -> LayoutCase? {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "fact.xml", bytes: Array(source.utf8))
    let read = CaseReader.layoutCase(from: file, suite: SuiteSettings(), &diagnostics)
    for problem in diagnostics.all { Issue.record("\(problem.text)") }
    return read
  }

  /// What happens in the steps of the first variant, a line an event, without the appearance.
  func trace() -> [String] {
    guard let layoutCase = layoutCase(), let variant = layoutCase.variants.first else { return [] }
    let scene = layoutCase.scene(for: variant)
    let outcome = Simulation.outcome(of: scene, on: variant.screen)
    let steps = outcome.steps.dropFirst().filter { !$0.words.hasPrefix("snapshot") }
    return SimulationTrace(of: scene).lines(of: steps)
  }
}

/// An outcome as lines of text.
struct SimulationTrace {
  private let scene: Scene

  init(of scene: Scene) { self.scene = scene }

  /// Every step with all that happened, and every view of every snapshot.
  func whole(_ outcome: Outcome) -> [String] {
    lines(of: outcome.steps)
      + (outcome.findings + [outcome.failure].compactMap { $0 }).map(\.words)
      + outcome.physics.map { "\($0.name) \($0.value) \($0.choice ?? "")" }
  }

  /// Steps under their words; those in which nothing happened are left out.
  func lines(of steps: [StepRecord]) -> [String] {
    steps.flatMap { step -> [String] in
      let entries = step.entries.flatMap(lines)
      return entries.isEmpty ? [] : ["> " + step.words] + entries
    }
  }

  private func lines(of entry: StepRecord.Entry) -> [String] {
    switch entry {
    case .event(let time, let event): [DecimalNumber.text(time) + " " + words(for: event)]
    case .snapshot(let snapshot):
      snapshot.tree.ids.map { id in
        let frame = snapshot.tree.visibleFrame(of: id).value.expressionText
        let offset = snapshot.tree[id].boundsOrigin.value.expressionText
        return "\(snapshot.name): \(name(of: id)) \(frame) \(offset)"
      }
    }
  }

  private func words(for event: TraceEvent) -> String {
    switch event {
    case .constraintBroken(let words, _): "broken \(words)"
    case .touch(let finger, let phase, let point, let view):
      "touch \(finger) \(phase.rawValue) \(Self.text(point.value)) \(view.map(name) ?? "none")"
    case .recognizer(let id, let state):
      "recognizer \(scene.recognizers[id.index].identifier) \(state.rawValue)"
    case .call(let event, let view, let arguments):
      ([event.rawValue] + (view.map { [name(of: $0)] } ?? [])
        + arguments.map { "\($0.name) \(Self.text($0.value))" }).joined(separator: " ")
    case .action(let action, let values):
      (["action", action] + values.map(Self.text)).joined(separator: " ")
    case .scroll(let view, let offset, let mark):
      "scroll \(name(of: view)) \(Self.text(offset.value)) \(mark)"
    case .map(let view, let center, let mark):
      "map \(name(of: view)) \(Self.text(center.value)) \(mark)"
    }
  }

  private func name(of view: ViewID) -> String { scene.tree.name(of: view, in: scene.catalog) }

  private static func text(_ value: Value) -> String {
    let numbers = value.numbers
    return numbers.isEmpty
      ? value.expressionText : numbers.map(DecimalNumber.text).joined(separator: " ")
  }
}

extension String {
  /// The text with a word replaced by another.
  func replacing(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
