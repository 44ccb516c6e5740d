import Geometry
import LayoutEngine
import Markup
import PlainText

/// One `<environment>`: a list of settings for each axis.
struct Environment: Sendable {
  /// What one value of an axis changes of the screen.
  struct Setting: Sendable {
    let label: String
    /// What it says of other axes, by which steps choose it, too.
    var implied: [String] = []
    let apply: @Sendable (inout Screen) -> Void
  }

  /// Device or size, scale, safe area, orientation, direction, locale, text size, split view, release; those without a label
  /// are not named.
  var axes: [[Setting]]
  let origin: SourceLocation

  /// How many variants it gives; saturates.
  var count: Int {
    axes.reduce(1) { product, axis in
      let (result, overflow) = product.multipliedReportingOverflow(by: axis.count)
      return overflow ? .max : result
    }
  }
}

/// The variants of several environments: the union of their products.
enum Matrix {
  static let largest = 1_000

  /// Counts before it builds.
  static func variants(
    of environments: [Environment], _ diagnostics: inout Diagnostics
  ) -> [Variant] {
    var count = 0
    for environment in environments {
      count = count.addingReportingOverflow(environment.count).partialValue
      guard environment.count <= largest, count <= largest else {
        let total = max(environment.count, count)
        diagnostics.report(CaseProblem.tooManyVariants(total), at: environment.origin)
        return []
      }
    }
    var cells: [[Environment.Setting]] = []
    for environment in environments {
      for cell in product(of: environment.axes)
      where !cells.contains(where: { $0.map(\.label) == cell.map(\.label) }) {
        cells.append(cell)
      }
    }
    return named(cells)
  }

  /// The last axis changes fastest.
  private static func product(of axes: [[Environment.Setting]]) -> [[Environment.Setting]] {
    axes.reduce([[]]) { cells, axis in cells.flatMap { cell in axis.map { cell + [$0] } } }
  }

  private static func named(_ cells: [[Environment.Setting]]) -> [Variant] {
    guard let first = cells.first else { return [] }
    let varying = first.indices.filter { axis in
      cells.contains { $0[axis].label != first[axis].label }
    }
    return cells.map { cell in
      var screen = Screen(
        size: Size(), pixel: Pixel(scale: 1), portraitSafeArea: Insets(),
        landscapeSafeArea: Insets(), rate: 60)
      for setting in cell { setting.apply(&screen) }
      let shown = varying.map { cell[$0].label }.filter { !$0.isEmpty }
      return Variant(
        name: shown.joined(separator: ", "), screen: screen,
        labels: cell.flatMap { [$0.label] + $0.implied }.filter { !$0.isEmpty })
    }
  }
}
