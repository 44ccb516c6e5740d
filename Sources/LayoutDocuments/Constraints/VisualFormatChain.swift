import LayoutEngine

/// What a line of visual format says, before its names are looked up.
///
/// The grammar of Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormatChain {
  private(set) var views: [Place] = []
  /// The space behind the last view up to the superview; nil where no `|` ends the line.
  private(set) var spaceToEnd: Space?
  private var beginsAtSuperview = false

  struct Place {
    let name: PathName
    /// Nil where neither a view nor the superview stands before it.
    let spaceBefore: Space?
    let sizes: [Predicate]
  }

  enum Space {
    case none, standard
    case predicates([Predicate])
  }

  struct Predicate {
    var relation: LayoutRule.Relation
    var constant = 0.0
    /// The view whose size it is compared with, instead of a constant.
    var view: PathName?
    var priority = 1000.0
    /// Where what it compares with stands.
    var offset: Int
  }

  /// Whether `|` stands at either end.
  var touchesSuperview: Bool { beginsAtSuperview || spaceToEnd != nil }

  init(reading tokens: inout ConstraintTokens) throws(ConstraintFault) {
    beginsAtSuperview = tokens.accept(.bar)
    var space = beginsAtSuperview ? try Self.space(&tokens) : nil
    while true {
      views.append(try Self.place(&tokens, behind: space))
      if tokens.isAtEnd || tokens.isNameNext { return }
      let next = try Self.space(&tokens)
      if tokens.accept(.bar) {
        spaceToEnd = next
        return
      }
      space = next
    }
  }

  private static func place(
    _ tokens: inout ConstraintTokens, behind space: Space?
  ) throws(ConstraintFault) -> Place {
    try tokens.expect(.openBracket, "a view like [title]")
    let name = try viewName(&tokens)
    var sizes: [Predicate] = []
    if tokens.accept(.openParenthesis) { sizes = try predicates(&tokens, ofSize: true) }
    try tokens.expect(.closeBracket, "']' behind the view")
    return Place(name: name, spaceBefore: space, sizes: sizes)
  }

  private static func viewName(
    _ tokens: inout ConstraintTokens
  ) throws(ConstraintFault) -> PathName {
    guard case .name(let text, _) = tokens.next.kind else {
      throw tokens.unexpected("the id of a view")
    }
    // An id only: the superview is '|' here.
    let offset = tokens.advance().range.lowerBound
    return PathName(text: text, isAlwaysID: true, offset: offset)
  }

  private static func space(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> Space {
    guard tokens.accept(.minus) else { return .none }
    switch tokens.next.kind {
    case .sign(.openBracket), .sign(.bar): return .standard
    case .sign(.openParenthesis):
      tokens.advance()
      let predicates = try predicates(&tokens, ofSize: false)
      try tokens.expect(.minus, "'-' behind the space")
      return .predicates(predicates)
    case .number, .name:
      let predicate = try predicate(&tokens, ofSize: false)
      try tokens.expect(.minus, "'-' behind the space")
      return .predicates([predicate])
    default: throw tokens.unexpected("a space like -8- or -(≥8@750)-, or a view like [title]")
    }
  }

  /// The opening parenthesis has been read.
  private static func predicates(
    _ tokens: inout ConstraintTokens, ofSize: Bool
  ) throws(ConstraintFault) -> [Predicate] {
    var predicates = [try predicate(&tokens, ofSize: ofSize)]
    while tokens.accept(.comma) { predicates.append(try predicate(&tokens, ofSize: ofSize)) }
    try tokens.expect(.closeParenthesis, "',' or ')'")
    return predicates
  }

  private static func predicate(
    _ tokens: inout ConstraintTokens, ofSize: Bool
  ) throws(ConstraintFault) -> Predicate {
    let relation = tokens.relation() ?? .equal
    var predicate = Predicate(relation: relation, offset: tokens.next.range.lowerBound)
    if case .name(let text, _) = tokens.next.kind, tokens.nextMetric == nil {
      guard ofSize else { throw tokens.unknownMetric(text) }
      predicate.view = try viewName(&tokens)
    } else {
      predicate.constant = try tokens.constant(ofSize ? "a number or a view" : "a number").value
    }
    predicate.priority = try tokens.priority()
    return predicate
  }
}
