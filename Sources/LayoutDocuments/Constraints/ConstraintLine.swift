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
    let orientation = VisualFormat.Orientation.allCases.first { line.hasPrefix($0.prefix) }
    guard orientation != nil || isEquation(line) else {
      throw ConstraintFault(.neitherForm(line), at: 0)
    }
    var tokens = try ConstraintTokens(line, from: orientation?.prefix.utf8.count ?? 0)
    let drafts =
      if let orientation {
        try VisualFormat(orientation, resolver).drafts(of: &tokens)
      } else {
        try Equation(resolver).drafts(of: &tokens)
      }
    return Reading(drafts: drafts, id: try id(behind: &tokens))
  }

  /// Whether it has a relation and does not begin as visual format does.
  private static func isEquation(_ line: String) -> Bool {
    guard line.utf8.first != UInt8(ascii: "|"), line.utf8.first != UInt8(ascii: "[") else {
      return false
    }
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
