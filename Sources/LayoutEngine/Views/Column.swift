/// One kind of component, kept for just the views that have it.
package struct Column<Component: Sendable>: Sendable {
  /// By view: where its entry is; -1 where it has none.
  private var places = ContiguousArray<Int32>()
  private var entries = ContiguousArray<Component>()
  /// The views that have the component, in the order in which they got it.
  package private(set) var views: [ViewID] = []

  package init() {}

  /// Whether no view has it.
  package var isEmpty: Bool { entries.isEmpty }

  package func has(_ id: ViewID) -> Bool {
    place(of: id) != nil
  }

  /// Gives a view the component, or replaces the one it has.
  package mutating func attach(_ component: Component, to id: ViewID) {
    if let place = place(of: id) {
      entries[place] = component
      return
    }
    while places.count <= Int(id.index) { places.append(-1) }
    places[Int(id.index)] = Int32(entries.count)
    entries.append(component)
    views.append(id)
  }

  private func place(of id: ViewID) -> Int? {
    guard Int(id.index) < places.count, places[Int(id.index)] >= 0 else { return nil }
    return Int(places[Int(id.index)])
  }

  private func knownPlace(of id: ViewID) -> Int {
    guard let place = place(of: id) else {
      preconditionFailure("the view's kind attaches no such component")
    }
    return place
  }

  /// The component of a view whose kind attaches it; names are checked when a case is read.
  package subscript(id: ViewID) -> Component {
    get { entries[knownPlace(of: id)] }
    _modify { yield &entries[knownPlace(of: id)] }
  }

  /// The component of any view; nil where its kind attaches none.
  package func value(of id: ViewID) -> Component? {
    place(of: id).map { entries[$0] }
  }
}
