import ConstraintSolver

/// The solver's variables: x, y, width and height of each view and layout guide, and the content size of a scroll view
/// that rules tie.
///
/// A view's x and y are in its *space*: the content of the scroll view that it lies in, else the screen. A guide's are
/// in the space of its owner's subviews.
struct LayoutVariables: Sendable {
  private var contentSizes: [(view: ViewID, width: Variable, height: Variable)] = []
  private let viewCount: Int
  private let guides: [LayoutGuide]

  init(for tree: ViewTree, in system: inout System) {
    viewCount = tree.count
    guides = tree.guides
    for _ in 0..<4 * (viewCount + guides.count) { _ = system.addVariable() }
  }

  func x(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index)) }
  func y(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 1) }
  func width(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 2) }
  func height(_ id: ViewID) -> Variable { Variable(index: 4 * Int(id.index) + 3) }

  func guide(_ index: Int) -> (x: Variable, y: Variable, width: Variable, height: Variable) {
    let first = 4 * (viewCount + index)
    return (
      Variable(index: first), Variable(index: first + 1), Variable(index: first + 2),
      Variable(index: first + 3)
    )
  }

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

  /// What a variable is.
  func meaning(of variable: Variable) -> (item: LayoutItem, part: OpenPart) {
    let (index, part) = (variable.index / 4, [OpenPart.x, .y, .width, .height][variable.index % 4])
    if index < viewCount { return (.view(ViewID(index: index)), part) }
    if index < viewCount + guides.count {
      let guide = index - viewCount
      return (.guide(guide, of: guides[guide].owner), part)
    }
    for size in contentSizes {
      if size.width == variable { return (.view(size.view), .contentWidth) }
      if size.height == variable { return (.view(size.view), .contentHeight) }
    }
    preconditionFailure("a variable belongs to a view")
  }
}
