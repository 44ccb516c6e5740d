/// A view's place in its tree's array; parents come before children.
package struct ViewID: Hashable, Comparable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(index)
  }

  package static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// Where in the author's files something was said; opaque here, resolved by whoever read the files.
package struct Origin: Hashable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(index)
  }

  /// Something nobody wrote: a rule or event of the engine's own.
  package static let none = Origin(index: -1)
}
