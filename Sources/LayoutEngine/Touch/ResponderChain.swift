/// What can answer a touch.
package enum Responder: Hashable, Sendable {
  case view(ViewID)
  /// The controller behind the outermost view.
  case controller
}

/// UIResponder's `next`: who gets what a responder does not keep.
package enum ResponderChain {
  /// A view's superview, the outermost view's controller; nil after the controller.
  package static func next(after responder: Responder, in tree: ViewTree) -> Responder? {
    switch responder {
    case .view(let view): tree[view].parent.map(Responder.view) ?? .controller
    case .controller: nil
    }
  }

  /// The view, its superviews and the controller, in the order in which they are asked.
  package static func responders(from view: ViewID, in tree: ViewTree) -> [Responder] {
    Array(sequence(first: Responder.view(view)) { next(after: $0, in: tree) })
  }
}
