package import Geometry

/// One of the two ways in which content moves.
package enum ScrollAxis: CaseIterable, Sendable {
  case x, y
}

/// A yes or no for each axis.
package struct ScrollAxes: Hashable, Sendable {
  package var x: Bool
  package var y: Bool

  package init(x: Bool, y: Bool) {
    (self.x, self.y) = (x, y)
  }

  package subscript(axis: ScrollAxis) -> Bool { axis == .x ? x : y }
}

extension Point {
  /// The point with that many points along each axis.
  package init(along value: (ScrollAxis) -> Double) {
    self.init(x: value(.x), y: value(.y))
  }

  package subscript(axis: ScrollAxis) -> Double { axis == .x ? x : y }
}

extension Size {
  package subscript(axis: ScrollAxis) -> Double { axis == .x ? width : height }
}

extension Insets {
  /// The inset at the axis's smaller end: left or top.
  package func before(_ axis: ScrollAxis) -> Double { axis == .x ? left : top }

  /// The inset at the axis's larger end: right or bottom.
  package func after(_ axis: ScrollAxis) -> Double { axis == .x ? right : bottom }
}
