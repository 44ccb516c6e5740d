/// A figure that a table gives for some sizes, linear between them and level beyond the first and last.
struct PiecewiseLinear: Sendable {
  private let sizes: [Double]
  private let values: [Double]

  init(sizes: [Double], values: [Double]) {
    precondition(sizes.count == values.count && !sizes.isEmpty, "a value stands beside each size")
    (self.sizes, self.values) = (sizes, values)
  }

  func value(at size: Double) -> Double {
    guard let above = sizes.firstIndex(where: { $0 >= size }) else {
      return values[sizes.count - 1]
    }
    guard above > 0, sizes[above] > size else { return values[above] }
    let below = above - 1
    let share = (size - sizes[below]) / (sizes[above] - sizes[below])
    return values[below] + share * (values[above] - values[below])
  }
}
