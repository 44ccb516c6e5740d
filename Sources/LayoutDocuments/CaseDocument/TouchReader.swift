import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads taps, drags and flicks, and where they happen.
extension SceneDraft {
  mutating func tap(_ step: CheckedElement) -> TouchPlan? {
    let taps = step.whole("taps", &diagnostics) ?? 1
    let fingers = step.whole("fingers", &diagnostics) ?? 1
    guard let place = place(of: step) else { return nil }
    return .tap(at: place, taps: taps, fingers: fingers, duration: 0.05)
  }

  /// A drag or a flick with these times where others are not written, in seconds.
  mutating func drag(_ step: CheckedElement, duration: Double, hold: Double) -> TouchPlan? {
    let duration = step.number("duration", &diagnostics) ?? duration
    let rest = step.row.attribute("hold") == nil ? nil : step.number("hold", &diagnostics)
    let place = place(of: step)
    let goal: TouchPlan.Destination?
    switch (step["by"], step["to"]) {
    case (.some, nil): goal = step.value("by", as: Point.self, &diagnostics).map { .by($0) }
    case (nil, let attribute?):
      goal = destination(attribute, from: place?.view).map { .to($0) }
    default:
      report(.attributeChoice(["by", "to"], of: step.row.name), at: step.element.nameLocation)
      return nil
    }
    guard let place, let goal else { return nil }
    return .drag(at: place, to: goal, duration: duration, hold: rest ?? hold)
  }

  /// Where a gesture begins: in a view, at a point of it or of the screen.
  private mutating func place(of step: CheckedElement) -> Place? {
    guard step["on"] != nil || step["at"] != nil else {
      report(.missingEither(["on", "at"], of: step.row.name), at: step.element.nameLocation)
      return nil
    }
    let view = view(step["on"])
    let point = step["at"].flatMap { placePoint($0) }
    guard step["on"] == nil || view != nil, step["at"] == nil || point != nil else { return nil }
    return Place(view: view, point: point)
  }

  /// A point as `at` writes it, of the same view, or the middle of another view.
  private mutating func destination(_ attribute: Attribute, from view: ViewID?) -> Place? {
    if let other = names.view(attribute.value) { return Place(view: other) }
    guard attribute.text.tokens.count > 1 else {
      reportUnknown(attribute.text, "view", among: names.viewNames)
      return nil
    }
    return placePoint(attribute).map { Place(view: view, point: $0) }
  }

  /// `187 60` or `50% 90%`.
  mutating func placePoint(_ attribute: Attribute) -> PlacePoint? {
    let tokens = attribute.text.tokens
    guard tokens.count == 2 else {
      report(.notAPlace(attribute.name, attribute.value), at: attribute.location)
      return nil
    }
    let lengths = tokens.compactMap { length($0, of: attribute) }
    return lengths.count == 2 ? PlacePoint(x: lengths[0], y: lengths[1]) : nil
  }

  private mutating func length(
    _ token: SourceText, of attribute: Attribute
  ) -> PlacePoint.Length? {
    let reader = ValueReader(attribute)
    guard token.value.hasSuffix("%") else {
      return reader.number(token, &diagnostics).map { .points($0) }
    }
    let digits = token.part(0..<(token.value.utf8.count - 1))
    guard DecimalNumber.value(of: digits.value) != nil else {
      return reader.refused(.notANumber(attribute.name, token.value), &diagnostics, at: token)
    }
    return reader.number(digits, &diagnostics).map { .share($0 / 100) }
  }
}
