import ConstraintSolver
import Geometry

extension LayoutSystem {
  /// How many times the numbers that depend on the result may be derived anew.
  static let passLimit = 8

  /// Solves, writes the frames, derives what depends on them, and again until nothing moves.
  ///
  /// Text that wraps is first laid out as wide as it likes, then asked for its size at the width it got, as UIKit's
  /// second pass does with `preferredMaxLayoutWidth`.
  package mutating func layOut(
    _ tree: inout ViewTree, on screen: Screen
  ) throws(LayoutFailure) {
    fit(screen.bounds)
    tree.direction = direction
    let wrapping = wrappingViews(in: tree)
    for id in wrapping { _ = setIntrinsicSize(of: id, in: tree, maximumWidth: .infinity) }
    _ = updateDerivedConstants(from: tree)
    var changing: [ViewID] = []
    for _ in 0..<Self.passLimit {
      let solved = solve(for: tree)
      solution = solved
      if let excess = excess(of: solved.values) { throw excess }
      writeFrames(of: solved, to: &tree, pixel: screen.pixel)
      tree.fitContentOfTextViews()
      tree.propagateSafeArea(of: screen)
      tree.propagateMargins()
      changing = updateDerivedConstants(from: tree).map(\.view)
      for id in wrapping
      where setIntrinsicSize(of: id, in: tree, maximumWidth: tree[id].frame.width) {
        changing.append(id)
      }
      if changing.isEmpty {
        rememberBroken()
        return
      }
    }
    throw .notConverging(changing)
  }

  /// Frames in the parent, each edge rounded to a pixel once; a scroll view's content likewise.
  private func writeFrames(of solution: Solution, to tree: inout ViewTree, pixel: Pixel) {
    let values = solution.values
    for id in tree.ids {
      var frame = Rect(
        x: values[variables.x(id).index], y: values[variables.y(id).index],
        width: values[variables.width(id).index], height: values[variables.height(id).index])
      if let parent = tree[id].parent, !tree.scroll.has(parent) {
        frame.origin.x -= values[variables.x(parent).index]
        frame.origin.y -= values[variables.y(parent).index]
      }
      tree[id].frame = pixel.rounded(frame)
    }
    writeGuides(of: values, to: &tree, pixel: pixel)
    for id in variables.scrollViews {
      guard let size = variables.contentSize(of: id) else { continue }
      tree.scroll[id].contentSize = Size(
        width: pixel.rounded(values[size.width.index]),
        height: pixel.rounded(values[size.height.index]))
    }
  }

  private func writeGuides(of values: [Double], to tree: inout ViewTree, pixel: Pixel) {
    for index in tree.guides.indices {
      let (owner, guide) = (tree.guides[index].owner, variables.guide(index))
      var frame = Rect(
        x: values[guide.x.index], y: values[guide.y.index],
        width: values[guide.width.index], height: values[guide.height.index])
      if !tree.scroll.has(owner) {
        frame.origin.x -= values[variables.x(owner).index]
        frame.origin.y -= values[variables.y(owner).index]
      }
      tree.guides[index].frame = pixel.rounded(frame)
    }
  }
}
