import Expressions

extension Catalog {
  /// UIStackView.
  mutating func addStackKinds(on view: KindID) {
    add(
      Kind(
        name: "stackView", summary: "A row or a column of views.", base: view,
        properties: Property.stack,
        attach: { tree, id in tree.stack.attach(StackState(), to: id) }))
  }
}

extension Property {
  static let stack: [Property] = [
    arranging("axis", "Along which its views follow one another.", \.axis),
    arranging("distribution", "How its views fill it along its axis.", \.distribution),
    arranging("alignment", "Where its views lie across its axis.", \.alignment),
    arranging("spacing", "Between two of its views, in points.", \.spacing),
    arranging(
      "spacingType", "\"standard\" for the system's spacing in place of a number.", \.spacingType),
    arranging(
      "isBaselineRelativeArrangement",
      "Whether a column measures its spacing from baseline to baseline.", \.isBaselineRelative),
    arranging(
      "isLayoutMarginsRelativeArrangement", "Whether it keeps its margins free.",
      \.isMarginsRelative),
  ]

  /// Of any view, as `UIStackView.setCustomSpacing(_:after:)` keeps it for those that it arranges.
  static let customSpacing: Property = .row(
    "customSpacingAfter",
    "The spacing after it in the stack view that it lies in, in place of that one's, in points.",
    .arrangement, record: .never,
    get: { tree, id in tree.customSpacing.value(of: id) ?? StackState.spacingUseDefault },
    set: { tree, id, spacing in tree.customSpacing.attach(spacing, to: id) })

  private static func arranging<T: ValueConvertible>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<StackState, T> & Sendable
  ) -> Property {
    .row(
      name, summary, .constraints, record: .never,
      get: { tree, id in tree.stack[id][keyPath: path] },
      set: { tree, id, value in tree.stack[id][keyPath: path] = value })
  }
}
