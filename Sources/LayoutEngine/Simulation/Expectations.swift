import Expressions
import Geometry

extension Simulation {
  /// Compares what a case states with what is, and keeps what differs.
  mutating func check(_ expectation: Expectation, origin: Origin) {
    let (holds, words) = outcome(of: expectation)
    guard holds == expectation.isInverted else { return }
    recorder.find(Finding(.expectation, words, origin: origin))
  }

  private mutating func outcome(of expectation: Expectation) -> (holds: Bool, words: String) {
    let not = expectation.isInverted ? "not " : ""
    switch expectation.claim {
    case .holds(let expression, let text):
      let holds = evaluated(expression, in: Scope()) == .boolean(true)
      return (holds, "expected \(not)\(text)" + sides(of: expression))
    case .hit(let view, let place):
      guard let point = point(of: place) else {
        return (false, "expected a hit, but nothing of the view is visible")
      }
      let hit = hitView(at: point)
      let told = "at \(text(of: point)): \(name(of: hit))"
      return (hit == view, "expected \(not)\(name(of: view)) to be hit, got \(told)")
    case .action(let name, let times):
      let count = recorder.times(action: name)
      return (
        Self.matches(count, times),
        "expected \(not)action '\(name)' \(Self.words(times)), got \(count)"
      )
    case .received(let view, let event, let times):
      let count = recorder.times(event, in: view)
      let who = name(of: view)
      return (
        Self.matches(count, times),
        "expected \(who) \(not)to receive \(event.rawValue) \(Self.words(times)), got \(count)"
      )
    }
  }

  /// Both sides' values behind a comparison that does not hold.
  private func sides(of expression: Expression) -> String {
    guard let (left, _, right) = expression.sides else { return "" }
    func shown(_ side: Expression) -> String? {
      let value = evaluated(side, in: Scope()).expressionText
      return value == side.text ? nil : "\(side.text) is \(value)"
    }
    let values = [shown(left), shown(right)].compactMap { $0 }
    return values.isEmpty ? "" : ", but " + values.joined(separator: " and ")
  }

  private static func matches(_ count: Int, _ times: Int?) -> Bool {
    times.map { $0 == count } ?? (count > 0)
  }

  private static func words(_ times: Int?) -> String {
    switch times {
    case nil: "at least once"
    case 1: "once"
    case .some(let times): "\(times) times"
    }
  }

  private func name(of view: ViewID?) -> String {
    view.map { tree.name(of: $0, in: scene.catalog) } ?? "none"
  }

  private func text(of point: Point) -> String {
    let text = Value.point(point).numbers.map { Value.number($0).expressionText }
    return text.joined(separator: " ")
  }
}
