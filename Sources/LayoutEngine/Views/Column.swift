/// One kind of component, kept for just the views that have it.
package struct Column<Component: Sendable>: Sendable {
  private var place = ContiguousArray<Int32>()
  private var owners = ContiguousArray<ViewID>()
  private var values = ContiguousArray<Component>()

  package init() {}

  /// The views that have the component, in the order in which they got it.
  package var views: ContiguousArray<ViewID> { owners }

  package func has(_ id: ViewID) -> Bool {
    Int(id.index) < place.count && place[Int(id.index)] >= 0
  }

  /// Gives a view the component, or replaces the one it has.
  package mutating func attach(_ component: Component, to id: ViewID) {
    if has(id) {
      values[Int(place[Int(id.index)])] = component
      return
    }
    while place.count <= Int(id.index) { place.append(-1) }
    place[Int(id.index)] = Int32(values.count)
    owners.append(id)
    values.append(component)
  }

  /// The component of a view whose kind attaches it; names are checked when a case is read.
  package subscript(id: ViewID) -> Component {
    get {
      precondition(has(id), "the view's kind attaches no such component")
      return values[Int(place[Int(id.index)])]
    }
    _modify {
      precondition(has(id), "the view's kind attaches no such component")
      yield &values[Int(place[Int(id.index)])]
    }
  }

  /// The component of any view; nil where its kind attaches none.
  package func value(of id: ViewID) -> Component? {
    has(id) ? values[Int(place[Int(id.index)])] : nil
  }
}
