/// Where a view's baselines are measured from.
enum BaselinePlace: Sendable {
  /// The first from the top, the last from the bottom, as a label's are.
  case edges
  /// One line in the middle, as a button's title and a field's text lie.
  case center
}

/// A distance between a baseline and what it is measured from, in points downwards.
enum BaselineDistance: Hashable, Sendable {
  case belowTop, aboveBottom, belowCenter
}

extension ViewTree {
  /// Where its baselines are measured from; nil for a view without text.
  func baselinePlace(of id: ViewID) -> BaselinePlace? {
    guard text.has(id) else { return nil }
    return control.has(id) ? .center : .edges
  }

  /// A number per view that its font decides, as UIKit keeps it.
  func value(of distance: BaselineDistance, in id: ViewID) -> Double {
    guard let content = text.value(of: id), let metrics = FontMetrics(content.font) else {
      return 0
    }
    return switch distance {
    case .belowTop: metrics.ascent
    case .aboveBottom: metrics.lineHeight - metrics.ascent
    case .belowCenter: metrics.ascent - metrics.lineHeight / 2
    }
  }
}
