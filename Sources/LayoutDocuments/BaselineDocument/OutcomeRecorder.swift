import Expressions
import Geometry
package import LayoutEngine

/// Makes the written form of what a run did and showed.
package struct OutcomeRecorder {
  private let scene: Scene
  let schema: RecordSchema

  package init(of scene: Scene, schema: RecordSchema = .documents) {
    self.scene = scene
    self.schema = schema
  }

  /// An `outcome` element, not yet of any variant; what a run found wrong is in no baseline.
  ///
  /// Steps are counted without those that only look, so that a further `<expect>` changes nothing.
  package func record(of outcome: Outcome) -> Record {
    var record = Record("outcome")
    if let physics = physics(of: outcome) { record.children.append(physics) }
    var number = 0
    for step in outcome.steps {
      if !onlyLooks(step) {
        record.children.append(head(of: step, number: number))
        number += 1
      }
      for entry in step.entries {
        switch entry {
        case .event(let time, let event):
          record.children.append(self.record(of: event, time: time, origin: step.origin))
        case .snapshot(let snapshot):
          record.children.append(self.record(of: snapshot))
        }
      }
    }
    return record
  }

  /// Whether nothing happened in it, nor was meant to: a snapshot, an `<expect>`, the end.
  private func onlyLooks(_ step: StepRecord) -> Bool {
    let hasEvents = step.entries.contains { if case .event = $0 { true } else { false } }
    guard !hasEvents, step.number > 0 else { return false }
    guard scene.steps.indices.contains(step.number - 1) else { return true }
    return switch scene.steps[step.number - 1].action {
    case .snapshot, .expect: true
    case .touch, .wait, .settle, .set, .turn, .resize, .scroll, .keyboard, .type, .call: false
    }
  }

  private func head(of step: StepRecord, number: Int) -> Record {
    var record = Record("at", origin: step.origin)
    record.add("step", Double(number))
    record.add("do", step.words)
    return record
  }

  private func physics(of outcome: Outcome) -> Record? {
    guard !outcome.physics.isEmpty else { return nil }
    var record = Record("physics")
    for (name, value, choice) in outcome.physics {
      if let choice { record.add(name, choice) } else { record.add(name, value) }
    }
    return record
  }
}

// MARK: - Events

extension OutcomeRecorder {
  private func record(of event: TraceEvent, time: Double, origin: Origin) -> Record {
    switch event {
    case .touch(let finger, let phase, let point, let view):
      var record = begun("touch", time, origin)
      record.add("finger", finger)
      record.add("phase", phase.rawValue)
      record.add("at", point)
      if let view { record.add("view", name(of: view)) }
      return record
    case .recognizer(let id, let state):
      var record = begun("recognizer", time, origin)
      record.add("id", name(of: id))
      record.add("state", state.rawValue)
      return record
    case .call(let event, let view, let arguments):
      var record = begun("call", time, origin)
      record.add("event", event.rawValue)
      if let view { record.add("view", name(of: view)) }
      for (name, value) in arguments {
        record.add(name, value, as: EventField(rawValue: name)?.type ?? .text)
      }
      return record
    case .action(let name, let arguments):
      var record = begun("action", time, origin)
      record.add("name", name)
      if !arguments.isEmpty {
        record.add("with", arguments.map(\.baselineText).joined(separator: " | "))
      }
      return record
    case .constraintBroken(let words, let origin):
      var record = begun("broken", time, origin)
      record.add("constraint", words)
      return record
    case .scroll(let view, let offset, let mark):
      var record = begun("scroll", time, origin)
      record.add("view", name(of: view))
      if offset.x.value.baselineText != "0" { record.add("x", offset.x) }
      record.add("y", offset.y)
      return record.marked(mark)
    case .map(let view, let center, let mark):
      var record = begun("map", time, origin)
      record.add("view", name(of: view))
      record.add("center", center)
      return record.marked(mark)
    }
  }

  private func begun(_ name: String, _ time: Double, _ origin: Origin) -> Record {
    var record = Record(name, origin: origin)
    record.fields.reserveCapacity(5)
    record.add("time", time)
    return record
  }

  private func name(of view: ViewID) -> String { scene.tree.name(of: view, in: scene.catalog) }

  /// The recognizer's id, or what tells it by its view.
  private func name(of id: RecognizerID) -> String {
    let recognizer = scene.recognizers[id.index]
    guard recognizer.identifier.isEmpty else { return recognizer.identifier }
    let kind =
      switch recognizer.gesture {
      case .tap: "tapGestureRecognizer"
      case .pan, .scroll, .map: "panGestureRecognizer"
      }
    return "\(name(of: recognizer.view)).\(kind)"
  }
}

extension Record {
  fileprivate func marked(_ mark: ScrollMark) -> Record {
    var record = self
    switch mark {
    case .sample: break
    case .turn: record.add("turns", true)
    case .end: record.add("ends", true)
    }
    return record
  }
}
