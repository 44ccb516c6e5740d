/// A rectangle in points, y down; its left and top edges are inside, its right and bottom ones not.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle between two corners, whichever way round they are given.
  package init(from one: Point, to other: Point) {
    let (left, top) = (Swift.min(one.x, other.x), Swift.min(one.y, other.y))
    self.init(
      x: left, y: top, width: Swift.max(one.x, other.x) - left,
      height: Swift.max(one.y, other.y) - top)
  }

  package var width: Double { size.width }
  package var height: Double { size.height }
  package var minX: Double { Swift.min(origin.x, origin.x + size.width) }
  package var minY: Double { Swift.min(origin.y, origin.y + size.height) }
  package var maxX: Double { Swift.max(origin.x, origin.x + size.width) }
  package var maxY: Double { Swift.max(origin.y, origin.y + size.height) }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var center: Point { Point(x: midX, y: midY) }
  package var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether the point is inside: half-open, a negative size counted from its smaller corner, as UIKit has it.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part both rectangles share; nil where they share no area.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with each edge moved inwards.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  package func offset(by way: Point) -> Rect {
    Rect(origin: origin + way, size: size)
  }

  /// The smallest rectangle that holds the four transformed corners.
  package func applying(_ transform: Transform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY),
      Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
