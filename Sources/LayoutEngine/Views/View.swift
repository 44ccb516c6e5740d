package import Geometry

/// What every view has; all else is a component in a column of the tree.
package struct View: Sendable {
  package let kind: KindID
  package internal(set) var parent: ViewID?
  package internal(set) var firstChild: ViewID?
  package internal(set) var lastChild: ViewID?
  package internal(set) var nextSibling: ViewID?
  /// In the parent's bounds, before `transform`, rounded to pixels by layout.
  package var frame = Rect()
  /// The point of its own space at its top left corner; a scroll view's content offset.
  package var boundsOrigin = Point()
  /// 0 to 1; below 0.01 a view is not hit.
  package var alpha = 1.0
  package var flags: Flags = [.interactive, .translatesMask]
  package let origin: Origin

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let hidden = Flags(rawValue: 1)
    package static let interactive = Flags(rawValue: 2)
    package static let multipleTouch = Flags(rawValue: 4)
    package static let exclusiveTouch = Flags(rawValue: 8)
    package static let clipsToBounds = Flags(rawValue: 16)
    /// Its frame and autoresizing mask place it, not constraints.
    package static let translatesMask = Flags(rawValue: 32)
    /// An animation runs on it, so that it is not hit meanwhile.
    package static let animating = Flags(rawValue: 64)
    /// A size class takes it out of its superview.
    package static let uninstalled = Flags(rawValue: 128)
  }

  package var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }
}
