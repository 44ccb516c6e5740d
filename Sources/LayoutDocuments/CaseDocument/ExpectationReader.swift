import Expressions
import LayoutEngine
import Markup

/// Reads what a case states: a boolean, a hit, an action or something received.
extension SceneDraft {
  private static let claims = ["that", "hit", "action", "received"]

  /// Attributes that belong to some claims only.
  private static let companions = [
    ("at", ["hit"]), ("view", ["received"]), ("times", ["action", "received"]),
  ]

  mutating func expectation(_ step: CheckedElement) -> Expectation? {
    let written = Self.claims.filter { step[$0] != nil }
    guard written.count == 1 else {
      report(.attributeChoice(Self.claims, of: "expect"), at: step.element.nameLocation)
      return nil
    }
    let isInverted = step.value("not", as: Bool.self, &diagnostics) ?? false
    checkCompanions(of: written[0], step)
    let claim: Expectation.Claim? =
      switch written[0] {
      case "that": that(step)
      case "hit": hit(step)
      case "action": called(step)
      default: received(step)
      }
    return claim.map { Expectation($0, isInverted: isInverted) }
  }

  /// An attribute of another claim would be ignored.
  private mutating func checkCompanions(of claim: String, _ step: CheckedElement) {
    for (name, claims) in Self.companions where !claims.contains(claim) {
      guard let attribute = step[name] else { continue }
      report(.clashingAttributes(name, claim), at: attribute.nameLocation)
    }
  }

  private mutating func that(_ step: CheckedElement) -> Expectation.Claim? {
    guard let attribute = step["that"] else { return nil }
    // Baselines show thousandths: an expectation can state each number that they show.
    return expression(attribute, expecting: .boolean, comparing: .printed, in: NameScope())
      .map { .holds($0, text: attribute.value) }
  }

  private mutating func hit(_ step: CheckedElement) -> Expectation.Claim? {
    guard let attribute = step["hit"] else { return nil }
    guard let at = step["at"] else {
      report(.attributeWithout("hit", needed: "at"), at: step.element.nameLocation)
      return nil
    }
    let point = placePoint(at)
    let view = attribute.value == "none" ? nil : view(attribute)
    guard let point, view != nil || attribute.value == "none" else { return nil }
    return .hit(view, at: Place(view: nil, point: point))
  }

  private mutating func called(_ step: CheckedElement) -> Expectation.Claim? {
    let times = step.whole("times", &diagnostics)
    return step["action"].flatMap { knownAction($0) }.map { .action($0, times: times) }
  }

  private mutating func received(_ step: CheckedElement) -> Expectation.Claim? {
    let times = step.whole("times", &diagnostics)
    guard let attribute = step["received"] else { return nil }
    guard let hearer = step["view"] else {
      report(.attributeWithout("received", needed: "view"), at: step.element.nameLocation)
      return nil
    }
    let view = view(hearer)
    guard let event = eventName(attribute), let view else { return nil }
    guard event.audience != .controller else {
      report(.controllersEvent(event.rawValue), at: attribute.location)
      return nil
    }
    return checkKind(event, view, at: hearer) ? .received(view, event, times: times) : nil
  }
}
