import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// One view of a kind, to be given properties and asked for its size.
struct Sample {
  let catalog = Catalog.uiKit
  var tree = ViewTree()
  let view: ViewID

  init(_ kind: String, _ metrics: SystemMetrics = .current, scale: Double = 2) throws {
    tree.pixel = Pixel(scale: scale)
    tree.systemMetrics = metrics
    view = tree.insert(try #require(catalog.kind(named: kind)), of: catalog, in: nil)
  }

  mutating func set(_ name: String, _ value: Value) {
    let property = catalog.property(name, of: tree[view].kind)
    #expect(property?.set != nil, "\(name)")
    #expect(property?.refusal(tree, value) == nil, "\(name)")
    property?.set?(&tree, view, value)
  }

  /// The size of the frame that the view wants, no wider than a maximum.
  func size(maximumWidth: Double = .infinity) -> Size? {
    catalog.frameSize(of: view, in: tree, maximumWidth: maximumWidth)
  }

  func baselines(height: Double) -> Baselines? {
    catalog.baselines(of: view, in: tree, height: height)
  }
}
