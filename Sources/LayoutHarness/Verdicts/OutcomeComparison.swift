import Expressions
import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// Walks a recorded outcome and a new one side by side and tells in words what is otherwise.
struct OutcomeComparison {
  let schema: RecordSchema
  /// How far an edge of a frame may be off, in points.
  let frameTolerance: Double
  /// Where an origin stands in the case.
  let location: (Origin) -> SourceLocation?
  private(set) var differences: [Difference] = []

  init(
    schema: RecordSchema = .documents, frameTolerance: Double = 0,
    location: @escaping (Origin) -> SourceLocation?
  ) {
    self.schema = schema
    self.frameTolerance = frameTolerance
    self.location = location
  }

  /// Compares two `outcome` elements: what the screen shows first, then what led there.
  ///
  /// What several snapshots show is told once.
  mutating func differences(from old: Record, to new: Record) -> [Difference] {
    differences = []
    compareSnapshots(old, new)
    comparePhysics(old, new)
    compareSteps(RecordedStep.steps(of: old), RecordedStep.steps(of: new))
    return differences.folded()
  }

  mutating func report(
    _ words: String, at origin: Origin, recorded: Record? = nil, in place: String
  ) {
    differences.append(
      Difference(
        words, at: location(origin), recorded: recorded?.element?.location, in: place))
  }

  /// The changed attributes in words, in the order of the new record; `ignored` ones are told elsewhere.
  func changes(
    from old: Record, to new: Record, ignoring ignored: (String) -> Bool = { _ in false },
    standard: (_ name: String, _ side: Record) -> String? = { _, _ in nil }
  ) -> [(field: String, words: String)] {
    let removed = old.fields.filter { new[$0.name] == nil }
    return (new.fields + removed).compactMap { field in
      guard !ignored(field.name) else { return nil }
      let before = old[field.name] ?? standard(field.name, old)
      let after = new[field.name] ?? standard(field.name, new)
      // A frame speaks of itself by its edges alone.
      let name = field.name == "frame" ? nil : field.name
      let words: String?
      switch (before, after) {
      case (let before?, let after?):
        let tolerance = field.name == "frame" ? frameTolerance : 0
        words = ValueChange(type: field.type, old: before, new: after, tolerance: tolerance)
          .words(for: name)
      case (let before?, nil):
        words = "\(field.name) \(ValueChange.spelled(before, as: field.type)) → none"
      case (nil, let after?):
        words = "\(field.name) none → \(ValueChange.spelled(after, as: field.type))"
      case (nil, nil): words = nil
      }
      return words.map { (field.name, $0) }
    }
  }

  private mutating func comparePhysics(_ old: Record, _ new: Record) {
    let before = old.children.first { $0.name == "physics" } ?? Record("physics")
    let after = new.children.first { $0.name == "physics" } ?? Record("physics")
    for change in changes(from: before, to: after) {
      report("physics: \(change.words)", at: .none, recorded: before, in: "the whole run")
    }
  }
}

// MARK: - Steps

/// A step of an outcome with what happened in it.
struct RecordedStep {
  let head: Record
  var events: [Record] = []

  /// As "step 1, drag info".
  var place: String { "step \(head["step"] ?? ""), \(head["do"] ?? "")" }

  static func steps(of outcome: Record) -> [RecordedStep] {
    var steps: [RecordedStep] = []
    for child in outcome.children {
      switch child.name {
      case "at": steps.append(RecordedStep(head: child))
      case "physics", "snapshot": break
      default: if !steps.isEmpty { steps[steps.count - 1].events.append(child) }
      }
    }
    return steps
  }
}

extension OutcomeComparison {
  private mutating func compareSteps(_ old: [RecordedStep], _ new: [RecordedStep]) {
    let pairs = Alignment.pairs(old.count, new.count) {
      old[$0].head.exact("do") == new[$1].head.exact("do")
    } weight: {
      old[$0].head.exact("do") == new[$1].head.exact("do") ? 1 : 0
    }
    var last = Origin.none
    for pair in Self.paired(pairs) {
      switch (pair.old.map { old[$0] }, pair.new.map { new[$0] }) {
      case (let before?, let after?):
        compare(before, after)
        last = after.head.origin
      case (nil, let after?):
        report("\(after.place): a new step", at: after.head.origin, in: after.place)
        last = after.head.origin
      case (let before?, nil):
        report(
          "\(before.place): no longer a step", at: last, recorded: before.head, in: before.place)
      case (nil, nil): break
      }
    }
  }

  /// Steps gone and steps come in the same place are changed steps, as long as there are as many.
  private static func paired(_ pairs: [Alignment.Pair]) -> [Alignment.Pair] {
    var paired: [Alignment.Pair] = []
    var gone: [Alignment.Pair] = []
    var come: [Alignment.Pair] = []
    func close() {
      if gone.count == come.count {
        paired += zip(gone, come).map { Alignment.Pair(old: $0.old, new: $1.new) }
      } else {
        paired += gone + come
      }
      (gone, come) = ([], [])
    }
    for pair in pairs {
      if pair.new == nil {
        gone.append(pair)
      } else if pair.old == nil {
        come.append(pair)
      } else {
        close()
        paired.append(pair)
      }
    }
    close()
    return paired
  }

  private mutating func compare(_ old: RecordedStep, _ new: RecordedStep) {
    if let before = old.head["do"], let after = new.head["do"],
      ExactText(before) != ExactText(after)
    {
      let words = ValueChange(type: .text, old: before, new: after).words(for: "step") ?? ""
      report(words, at: new.head.origin, recorded: old.head, in: new.place)
    }
    compareEvents(of: old, new)
  }
}
