import Geometry

@testable import LayoutEngine

/// A tree with one scroll view on which the scroll rules run.
struct ScrollingFixture {
  var tree = ViewTree()
  var physics = Physics()
  let pixel: Pixel
  let id: ViewID

  init(
    width: Double = 375, height: Double, content: Double, contentWidth: Double? = nil,
    scale: Double = 2
  ) {
    let catalog = Catalog.uiKit
    pixel = Pixel(scale: scale)
    id = tree.insert(
      catalog.kind(named: "scrollView") ?? KindID(index: 0), of: catalog, in: nil)
    tree[id].frame = Rect(x: 0, y: 0, width: width, height: height)
    tree.scroll[id].contentSize = Size(width: contentWidth ?? width, height: content)
  }

  /// The sheet of the second article as the vectors have it: the inset above, the safe area below.
  init(sheet height: Double, content: Double, inset: Double, safe: Double) {
    self.init(height: height, content: content)
    tree.scroll[id].contentInset.top = inset
    tree.scroll[id].insetAdjustment = .always
    tree.traits[0].safeAreaInsets.bottom = safe
    _ = apply()
  }

  var state: ScrollState {
    get { tree.scroll[id] }
    set { tree.scroll[id] = newValue }
  }

  var y: Double {
    get { tree[id].boundsOrigin.y }
    set { tree[id].boundsOrigin.y = newValue }
  }

  var range: ScrollRange { ScrollRange(of: state.measured, pixel: pixel) }

  var scrollable: Scrollable { Scrollable(id, in: tree, pixel: pixel) }

  @discardableResult
  mutating func apply() -> Bool {
    ScrollRules.apply(to: id, in: &tree, physics: &physics, pixel: pixel)
  }

  /// A value rounded to so many decimals, for literals as they were published.
  static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return (value * factor).rounded() / factor
  }
}

extension Scrollable {
  /// A column of content, `height` high on the screen, with these ends of its range.
  static func column(_ range: ClosedRange<Double>, height: Double, scale: Double = 2) -> Scrollable
  {
    Scrollable(
      range: ScrollRange(
        minimum: Point(y: range.lowerBound), maximum: Point(y: range.upperBound)),
      bounds: Size(width: 375, height: height), axes: ScrollAxes(x: false, y: true),
      pixel: Pixel(scale: scale))
  }
}
