/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
