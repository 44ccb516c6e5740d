package import LayoutEngine

/// One cell of a case's matrix: the screen that the case runs on.
package struct Variant: Sendable, Equatable {
  /// Its axes' values with commas between, those that all variants share left out; empty for a single one.
  package let name: String
  package let screen: Screen
  /// The value of every axis, as `only` names them.
  package let labels: [String]

  package init(name: String, screen: Screen, labels: [String]) {
    self.name = name
    self.screen = screen
    self.labels = labels
  }
}
