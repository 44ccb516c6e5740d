import PlainText

/// A line of a block: an equation or visual format, with or without an id behind it.
enum ConstraintLine {
  struct Reading {
    var drafts: [RuleDraft]
    var id: (name: String, offset: Int)?
  }

  /// What a line says; the line has ink at both ends.
  static func reading(
    of line: String, _ resolver: AnchorResolver
  ) throws(ConstraintFault) -> Reading {
    let written = VisualFormat.Orientation.allCases.first { line.hasPrefix($0.prefix) }
    // Without a letter visual format is horizontal.
    let isBare = line.hasPrefix("|") || line.hasPrefix("[")
    let orientation = written ?? (isBare ? .horizontal : nil)
    guard orientation != nil || isEquation(line) else {
      throw ConstraintFault(.neitherForm(line), at: 0)
    }
    var tokens = try ConstraintTokens(
      line, from: written?.prefix.utf8.count ?? 0,
      metrics: orientation == nil ? Metrics() : resolver.metrics)
    let drafts =
      if let orientation {
        try VisualFormat(orientation, resolver).drafts(of: &tokens)
      } else {
        try Equation(resolver).drafts(of: &tokens)
      }
    return Reading(drafts: drafts, id: try id(behind: &tokens))
  }

  /// Whether it has a relation.
  private static func isEquation(_ line: String) -> Bool {
    var isInBackticks = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case "`": isInBackticks.toggle()
      case "#" where !isInBackticks: return false
      case "=", "<", ">", "≤", "≥": if !isInBackticks { return true }
      default: break
      }
    }
    return isInBackticks  // a name without end is told as such
  }

  private static func id(
    behind tokens: inout ConstraintTokens
  ) throws(ConstraintFault) -> (name: String, offset: Int)? {
    let token = tokens.next
    guard case .id(let name) = token.kind else { return nil }
    if let problem = problem(ofID: name) {
      throw ConstraintFault(problem, at: token.range.lowerBound)
    }
    return (name, token.range.lowerBound)
  }

  /// What keeps a text from being an id; lists of ids are separated by blanks.
  static func problem(ofID id: String) -> ConstraintProblem? {
    if id.isEmpty { return .emptyID }
    return id.unicodeScalars.contains { $0.properties.isWhitespace } ? .idWithBlank(id) : nil
  }
}
