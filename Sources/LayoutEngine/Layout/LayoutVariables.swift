import ConstraintSolver

/// The solver's variables: x, y, width and height of each view, and the content size of a scroll view that rules tie.
///
/// A view's x and y are in its *space*: the content of the scroll view that it lies in, else the screen.
struct LayoutVariables: Sendable {
  private var contentSizes: [(view: ViewID, width: Variable, height: Variable)] = []
  private let viewCount: Int

  init(for tree: ViewTree, in system: inout System) {
    viewCount = tree.count
    for _ in 0..<4 * viewCount { _ = system.addVariable() }
  }

  func x(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index)) }
  func y(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 1) }
  func width(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 2) }
  func height(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 3) }

  /// The scroll views whose content size rules tie.
  var scrollViews: [ViewID] { contentSizes.map(\.view) }

  func contentSize(of id: ViewID) -> (width: Variable, height: Variable)? {
    contentSizes.first { $0.view == id }.map { ($0.width, $0.height) }
  }

  /// The variables of a scroll view's content size, made when the first rule asks for them.
  mutating func contentSize(
    of id: ViewID, in system: inout System
  ) -> (width: Variable, height: Variable) {
    if let known = contentSize(of: id) { return known }
    let (width, height) = (system.addVariable(), system.addVariable())
    contentSizes.append((id, width, height))
    return (width, height)
  }

  /// What a variable is, for people: the view and `x`, `width` or `content height`.
  func meaning(of variable: Variable) -> (view: ViewID, part: String) {
    if variable.index < 4 * viewCount {
      let part = ["x", "y", "width", "height"][variable.index % 4]
      return (ViewID(index: variable.index / 4), part)
    }
    for size in contentSizes {
      if size.width == variable { return (size.view, "content width") }
      if size.height == variable { return (size.view, "content height") }
    }
    preconditionFailure("a variable belongs to a view")
  }
}
