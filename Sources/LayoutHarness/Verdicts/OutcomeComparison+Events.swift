import LayoutDocuments
import LayoutEngine
import PlainText

extension OutcomeComparison {
  /// How many samples of one curve are told before the rest is only counted.
  private static let toldSamples = 2

  /// Compares what happened in a step: an event that is new or gone shifts no other.
  mutating func compareEvents(of old: RecordedStep, _ new: RecordedStep) {
    let (before, after) = (old.events, new.events)
    let (oldKeys, newKeys) = (before.map(\.eventKey), after.map(\.eventKey))
    // So much that one pair more always outweighs better ones.
    let pairWeight = 3 * min(before.count, after.count) + 1
    let pairs = Alignment.pairs(before.count, after.count) {
      before[$0] == after[$1]
    } weight: { one, other in
      guard oldKeys[one] == newKeys[other] else { return 0 }
      let (first, second) = (before[one], after[other])
      return pairWeight + (first == second ? 2 : first["time"] == second["time"] ? 1 : 0)
    }
    var samples: [ExactText: Int] = [:]
    var curves: [String] = []
    for pair in pairs {
      let (first, second) = (pair.old.map { before[$0] }, pair.new.map { after[$0] })
      guard let words = words(from: first, to: second) else { continue }
      if let curve = (second ?? first)?.curve {
        samples[curve, default: 0] += 1
        if samples[curve] == 1 { curves.append(curve) }
        if samples[curve, default: 0] > Self.toldSamples { continue }
      }
      report(
        words, at: second?.origin ?? new.head.origin, recorded: first ?? old.head, in: new.place)
    }
    for curve in curves {
      let rest = samples[curve, default: 0] - Self.toldSamples
      guard rest > 0 else { continue }
      let words = "\(curve): \(rest) more sample\(rest == 1 ? " is" : "s are") different"
      report(words, at: new.head.origin, recorded: old.head, in: new.place)
    }
  }

  private func words(from old: Record?, to new: Record?) -> String? {
    switch (old, new) {
    case (let old?, let new?):
      guard old != new else { return nil }
      let changes = changes(
        from: old, to: new, standard: { name, _ in name == "x" ? "0" : nil })
      guard !changes.isEmpty else { return nil }
      let time = changes.contains { $0.field == "time" } ? "" : " at \(new["time"] ?? "") s"
      return "\(new.eventTitle)\(time): \(changes.map(\.words).joined(separator: ", "))"
    case (let old?, nil): return "\(old.eventTitle) at \(old["time"] ?? "") s: no longer happens"
    case (nil, let new?):
      return "\(new.eventTitle) at \(new["time"] ?? "") s: did not happen before"
    case (nil, nil): return nil
    }
  }
}

extension Record {
  /// What two records of the same event have in common.
  fileprivate var eventKey: [ExactText] {
    guard let shape = EventShape.named(name) else { return [ExactText(name)] }
    return ([name] + shape.fields.filter(\.isIdentity).map { self[$0.name] ?? "" }).map(
      ExactText.init)
  }

  /// The curve that it is a plain sample of.
  fileprivate var curve: String? {
    guard name == "scroll" || name == "map", self["turns"] == nil, self["ends"] == nil else {
      return nil
    }
    return eventTitle
  }

  fileprivate var eventTitle: String {
    func said(_ name: String) -> String { VisibleText.of(self[name] ?? "") }
    let motion =
      self["ends"] != nil ? "comes to rest" : self["turns"] != nil ? "turns round" : "moves"
    return switch name {
    case "touch": "finger \(said("finger")) \(said("phase"))"
    case "recognizer": "\(said("id")) \(said("state"))"
    case "call": self["view"] == nil ? said("event") : "\(said("view")) \(said("event"))"
    case "broken": "broken constraint \(said("constraint"))"
    case "action": "action \(said("name"))"
    case "scroll", "map": "\(said("view")) \(motion)"
    default: name
    }
  }
}
