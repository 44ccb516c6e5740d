import PlainText

/// What can be wrong with a baseline.
package enum BaselineProblem: Problem {
  case notABaseline(String)
  case otherFormat(String)
  case otherCase(String, expected: String)
  case unknownElement(String, in: String, nearest: String?)
  case unknownAttribute(String, of: String, nearest: String?)
  case missingAttribute(String, of: String)
  case malformedValue(String, of: String, expected: String)
  case misplacedText(in: String)
  case beforeFirstStep(String)
  case misplacedPhysics
  case noTree(snapshot: String)
  case variantTwice(String)
  case idTwice(String)

  package var code: String {
    switch self {
    case .notABaseline: "baseline-root"
    case .otherFormat: "baseline-format"
    case .otherCase: "baseline-case"
    case .unknownElement: "baseline-element"
    case .unknownAttribute, .missingAttribute: "baseline-attribute"
    case .malformedValue: "baseline-value"
    case .misplacedText: "baseline-text"
    case .beforeFirstStep, .misplacedPhysics, .noTree: "baseline-order"
    case .variantTwice, .idTwice: "baseline-twice"
    }
  }

  package var words: String {
    switch self {
    case .notABaseline(let name): "'<\(name)>' is no baseline; expected <baseline>"
    case .otherFormat(let format):
      "baseline format '\(format)' is not supported; expected '\(Baseline.format)'"
    case .otherCase(let name, let expected):
      "the baseline of case '\(name)' in the place of that of '\(expected)'"
    case .unknownElement(let name, let parent, let nearest):
      "unknown element '\(name)' in <\(parent)>" + Self.hint(nearest)
    case .unknownAttribute(let name, let element, let nearest):
      "unknown attribute '\(name)' of <\(element)>" + Self.hint(nearest)
    case .missingAttribute(let name, let element): "<\(element)> has no '\(name)'"
    case .malformedValue(let value, let name, let expected):
      "'\(name)' must be \(expected), not '\(VisibleText.shortened(value))'"
    case .misplacedText(let element): "text in <\(element)>, which holds none"
    case .beforeFirstStep(let name): "<\(name)> before the first <at>"
    case .misplacedPhysics: "<physics> may only be the first element of its outcome"
    case .noTree(let name): "snapshot '\(name)' must hold one view"
    case .variantTwice(let name): "variant '\(name)' is told twice"
    case .idTwice(let id): "two views have the id '\(id)'"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
