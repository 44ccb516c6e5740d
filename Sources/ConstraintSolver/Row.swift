/// The handle of a row; it stays valid and is never given to another row.
package struct Row: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: Row, right: Row) -> Bool {
    left.index < right.index
  }
}

/// How the terms of a row compare with its constant.
package enum Relation: Sendable {
  case equal
  case atMost
  case atLeast
}

extension Relation {
  /// What a unit of something below and above where a row has it so many times equal costs.
  func costs(times coefficient: Double) -> (below: Double, above: Double) {
    let size = abs(coefficient)
    switch self {
    case .equal: return (size, size)
    case .atMost: return coefficient > 0 ? (0, size) : (size, 0)
    case .atLeast: return coefficient > 0 ? (size, 0) : (0, size)
    }
  }
}
