import LayoutEngine
import Markup
import PlainText

/// Reads `<touches>`, and checks each finger's way through all steps.
extension SceneDraft {
  static let mostTouches = 100_000

  mutating func rawTouches(_ step: CheckedElement) -> TouchPlan? {
    let before = touchCount
    touchCount += step.children.count
    guard touchCount <= Self.mostTouches else {
      let surplus = step.children[max(0, Self.mostTouches - before)]
      report(.tooManyTouches(Self.mostTouches), at: surplus.nameLocation)
      return nil
    }
    var touches: [TouchPlan.RawTouch] = []
    var times: [ExactText: Double] = [:]
    for element in step.children {
      guard let touch = rawTouch(element) else { continue }
      if let before = times[touch.finger], touch.time < before, let time = element["time"] {
        let problem = CaseProblem.timeBackwards(
          finger: touch.finger, touch.time, before: before)
        report(problem, at: time.location)
      }
      times[touch.finger] = max(touch.time, times[touch.finger] ?? 0)
      touches.append(touch)
    }
    return .raw(touches)
  }

  private mutating func rawTouch(_ element: Element) -> TouchPlan.RawTouch? {
    let rows = [Grammar.down, Grammar.move, Grammar.up, Grammar.cancel]
    guard let row = rows.first(where: { $0.name == element.name }) else { return nil }
    let touch = checked(element, as: row)
    let time = touch.number("time", &diagnostics)
    guard let finger = touch.text("finger", &diagnostics),
      let phase = phase(of: touch), let time
    else { return nil }
    return TouchPlan.RawTouch(
      finger: finger, phase: phase, time: time, origin: origin(of: element))
  }

  private mutating func phase(of touch: CheckedElement) -> TouchPlan.RawTouch.Phase? {
    switch touch.row.name {
    case "down":
      touch["at"].flatMap { placePoint($0) }.map { .down(Place(view: nil, point: $0)) }
    case "move":
      touch["to"].flatMap { placePoint($0) }.map { .move(Place(view: nil, point: $0)) }
    case "up": .up
    default: .cancel
    }
  }

  /// A finger goes down, moves and leaves, in one step or over several, in every variant.
  ///
  /// Asked only where every line of `<touches>` could be read: one that is missing would make errors of the others.
  mutating func checkFingers(
    _ drafts: [StepDraft], of steps: CheckedElement, _ variants: [Variant]
  ) {
    let written = steps.children(named: "touches").reduce(0) { $0 + $1.children.count }
    let steps = drafts.filter { $0.rawTouches != nil }
    guard steps.reduce(0, { $0 + ($1.rawTouches?.count ?? 0) }) == written else { return }
    var seen: Set<[Bool]> = []
    var reported: Set<Origin> = []
    for variant in variants {
      let isOn = steps.map { $0.filter.allows(variant) }
      guard seen.insert(isOn).inserted else { continue }
      var down: [ExactText: Origin] = [:]
      for (step, isOn) in zip(steps, isOn) where isOn {
        for touch in step.rawTouches ?? [] { follow(touch, &down, &reported) }
      }
      let left = down.sorted { $0.value.index < $1.value.index }
      for (finger, origin) in left where reported.insert(origin).inserted {
        report(.fingerNeverLifted(finger.text), at: origin)
      }
    }
  }

  private mutating func follow(
    _ touch: TouchPlan.RawTouch, _ down: inout [ExactText: Origin],
    _ reported: inout Set<Origin>
  ) {
    switch (touch.phase, down[touch.finger]) {
    case (.down, nil): down[touch.finger] = touch.origin
    case (.down, .some):
      guard reported.insert(touch.origin).inserted else { return }
      report(.fingerAlreadyDown(touch.finger), at: touch.origin)
    case (.move, .some): break
    case (.up, .some), (.cancel, .some): down[touch.finger] = nil
    case (.move, nil), (.up, nil), (.cancel, nil):
      guard reported.insert(touch.origin).inserted else { return }
      report(.fingerNotDown(touch.finger), at: touch.origin)
    }
  }

  private mutating func report(_ problem: CaseProblem, at origin: Origin) {
    diagnostics.report(problem, at: origins.location(of: origin))
  }
}

extension StepDraft {
  /// The lines of `<touches>`; nil for any other step.
  fileprivate var rawTouches: [TouchPlan.RawTouch]? {
    if case .touch(.raw(let touches)) = step.action { touches } else { nil }
  }
}
