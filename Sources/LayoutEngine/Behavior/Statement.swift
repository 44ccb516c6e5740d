package import Expressions

/// A line of the app's own code.
package indirect enum Statement: Sendable {
  case set(Target, to: Expression, animated: Double?, Origin)
  /// A `let` of the block: the slot's local gets the value.
  case define(local: Int, Expression, Origin)
  case call(action: String, with: [Expression], Origin)
  case when(Expression, [Statement], otherwise: [Statement], Origin)
  case activate([RuleID], Bool, Origin)
  case showAnnotations(ViewID, [String], padding: Expression?, Origin)
  case layoutIfNeeded(Origin)
  /// Calls super, or another view's method of the same name.
  case forward(to: ViewID?, Origin)
}

/// What a `<set>` changes.
package enum Target: Sendable {
  case property(Path)
  case constraintConstant(RuleID)
  case constraintPriority(RuleID)
  case variable(Int)
  case event(EventField, members: [Member])
}

/// A property of a view and the part of it that is meant.
package struct Path: Sendable {
  package let view: ViewID
  package let property: Property
  package let members: [Member]

  package init(view: ViewID, property: Property, members: [Member] = []) {
    (self.view, self.property, self.members) = (view, property, members)
  }
}

/// What a slot of an expression stands for.
package enum SlotTarget: Sendable {
  case property(ViewID, Property)
  case constraintConstant(RuleID)
  case constraintPriority(RuleID)
  case variable(Int)
  /// A `let` of the running block.
  case local(Int)
  case event(EventField)
  /// A view as such: an operand of `convert`.
  case view(ViewID)
  /// What `pointInside` is asked about.
  case point
  /// The bounds of the view that is asked.
  case bounds
  /// A recognizer's property outside its own reaction.
  case recognizerState(RecognizerID)
  /// A layout guide's rectangle in its view.
  case layoutFrame(LayoutItem)
}

/// What runs when a signal comes, in document order.
package struct Reaction: Sendable {
  package let signal: Signal
  package let statements: [Statement]
  /// How many locals its block needs.
  package let localCount: Int
  package let origin: Origin

  package init(signal: Signal, statements: [Statement], localCount: Int, origin: Origin) {
    self.signal = signal
    self.statements = statements
    self.localCount = localCount
    self.origin = origin
  }
}
