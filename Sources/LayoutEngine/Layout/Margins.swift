package import Geometry

/// A view's layout margins: what was set, how they follow from others, and what that comes to.
package struct LayoutMargins: Sendable {
  /// As set, before the safe area; nil for the default of 8, or of the system's minimum for a controller's view.
  package var own: Insets?
  /// Whether `own.left` is the leading side, as `directionalLayoutMargins` sets it.
  package var isDirectional = false
  package var insetsFromSafeArea = true
  package var preservesSuperview = false
  package var followsReadableWidth = false
  /// Of a controller's view: `viewRespectsSystemMinimumLayoutMargins`.
  package var respectsSystemMinimum = true
  /// What they come to, by the last layout.
  package var effective = LayoutMargins.standard

  package init() {}

  /// The default of every view but a controller's.
  package static let standard = Insets(top: 8, left: 8, bottom: 8, right: 8)

  /// The least that the system leaves at the sides of a controller's view: 16 below 414 points of width, else 20
  /// (253 of 253 such views in documents laid out by Apple's engine); nothing above and below.
  static func systemMinimum(forWidth width: Double) -> Insets {
    let side: Double = width < 414 ? 16 : 20
    return Insets(left: side, right: side)
  }
}

extension ViewTree {
  /// Gives every view its layout margins, superviews first.
  mutating func propagateMargins() {
    for id in ids {
      let margins = margins(of: id)
      if traits[Int(id.index)].margins.effective != margins {
        traits[Int(id.index)].margins.effective = margins
      }
    }
  }

  /// Own margins, what the safe area adds, and the superview's where they reach further.
  private func margins(of id: ViewID) -> Insets {
    let place = Int(id.index)
    var margins = ownMargins(of: id)
    if traits[place].margins.insetsFromSafeArea { margins = margins + traits[place].safeAreaInsets }
    if traits[place].margins.preservesSuperview, let parent = self[id].parent {
      let outer = traits[Int(parent.index)].margins.effective
      margins = margins.union(reach(of: outer, of: parent, into: id))
    }
    guard traits[place].margins.followsReadableWidth else { return margins }
    let more = readableInset(of: id, within: margins)
    return margins + Insets(left: more, right: more)
  }

  private func ownMargins(of id: ViewID) -> Insets {
    let place = Int(id.index)
    var own = traits[place].margins.own ?? standardMargins(of: id)
    if traits[place].margins.isDirectional, direction == .rightToLeft {
      (own.left, own.right) = (own.right, own.left)
    }
    guard id == root else { return own }
    let margins = traits[place].margins
    let minimum = LayoutMargins.systemMinimum(forWidth: self[id].frame.width)
    guard margins.own != nil else { return minimum }
    return margins.respectsSystemMinimum ? own.union(minimum) : own
  }

  /// 8 all round; a table's row and its content have the table's sides, and 8 beside an accessory.
  private func standardMargins(of id: ViewID) -> Insets {
    guard !cell.isEmpty, let row = cell.has(id) ? id : self[id].parent,
      let state = cell.value(of: row), let table = self[row].parent
    else { return LayoutMargins.standard }
    let side = LayoutMargins.systemMinimum(forWidth: self[table].frame.width).left
    guard state.content == id else {
      return row == id ? Insets(top: 8, left: side, bottom: 8, right: side) : LayoutMargins.standard
    }
    var margins = TableMetrics(of: self).contentMargins(side: side)
    guard state.accessory != .none else { return margins }
    if direction == .leftToRight {
      margins.right = TableMetrics.besideAccessory
    } else {
      margins.left = TableMetrics.besideAccessory
    }
    return margins
  }

  /// How far insets of the parent reach into a view, never further than into the parent.
  func reach(of insets: Insets, of parent: ViewID, into id: ViewID) -> Insets {
    let (frame, bounds) = (visibleFrame(of: id), self[parent].bounds)
    func reach(_ inset: Double, from edge: Double) -> Double {
      max(0, min(inset, inset - edge))
    }
    return Insets(
      top: reach(insets.top, from: frame.minY - bounds.minY),
      left: reach(insets.left, from: frame.minX - bounds.minX),
      bottom: reach(insets.bottom, from: bounds.maxY - frame.maxY),
      right: reach(insets.right, from: bounds.maxX - frame.maxX))
  }

  /// The widest that the readable content guide gets: 672 points at the default text size, on every iPad in documents
  /// and tutorials (48 points in from each side of 768, 176 of 1024).
  static let readableWidth = 672.0

  func readableInset(of id: ViewID) -> Double {
    readableInset(of: id, within: traits(of: id).margins.effective)
  }

  private func readableInset(of id: ViewID, within margins: Insets) -> Double {
    max(0, (self[id].frame.width - margins.left - margins.right - Self.readableWidth) / 2)
  }
}

extension Insets {
  /// The larger of both on each side.
  package func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
