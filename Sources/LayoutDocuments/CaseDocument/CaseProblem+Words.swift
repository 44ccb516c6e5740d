import PlainText

extension CaseProblem {
  var code: String { row.code }
  var words: String { row.words }

  private typealias Row = (code: String, words: String)

  private var row: Row {
    elementRow ?? valueRow ?? matrixRow ?? nameRow ?? behaviorRow ?? stepRow
  }

  private var elementRow: Row? {
    switch self {
    case .wrongRoot(let name, let expected):
      ("wrong-root", "'<\(Self.short(name))>' is no \(expected) file; expected '<\(expected)>'")
    case .unknownElement(let name, let parent, let nearest):
      (
        "unknown-element",
        "'<\(Self.short(name))>' is not known in '<\(parent)>'"
          + (nearest.map { "; did you mean '<\($0)>'?" } ?? "")
      )
    case .misplacedElement(let name, let parent):
      ("misplaced-element", "'<\(name)>' cannot stand in '<\(parent)>'")
    case .unsupportedElement(let name):
      ("unsupported-element", "'<\(name)>' is not supported yet")
    case .secondElement(let name): ("second-element", "a case has one '<\(name)>'")
    case .missingElement(let name, let parent):
      ("missing-element", "'<\(parent)>' has no '<\(name)>'")
    case .unknownAttribute(let name, let owner, let nearest, let known):
      (
        "unknown-attribute",
        "'<\(owner)>' has no attribute '\(Self.short(name))'" + Self.hint(nearest, known)
      )
    case .partOfFrame(let name, let owner):
      (
        "unknown-attribute",
        "'<\(owner)>' has no attribute '\(Self.short(name))'; did you mean frame=\"x y width height\"?"
      )
    case .propertyAsAttribute(let name, let written):
      ("uikit-attribute", "'\(name)' is UIKit's name; the attribute is '\(written)'")
    case .unsupportedAttribute(let name):
      ("unsupported-attribute", "'\(name)' is not supported yet")
    case .missingAttributes(let names, let owner):
      ("missing-attribute", "'<\(owner)>' needs \(Self.list(names, "and"))")
    case .missingEither(let names, let owner):
      ("missing-attribute", "'<\(owner)>' needs \(Self.list(names, "or"))")
    case .attributeChoice(let names, let owner):
      ("attribute-choice", "'<\(owner)>' takes one of \(Self.list(names, "and"))")
    case .clashingAttributes(let one, let other):
      ("clashing-attributes", "'\(one)' does not go with '\(other)'")
    case .attributeWithout(let name, let needed):
      ("attribute-without", "'\(name)' needs '\(needed)'")
    case .strayText(let owner): ("stray-text", "no text is expected in '<\(owner)>'")
    default: nil
    }
  }

  private var valueRow: Row? {
    switch self {
    case .emptyValue(let name): ("empty-value", "'\(name)' is empty")
    case .notANumber(let name, let token):
      ("not-a-number", "'\(name)' must be a number, not '\(Self.short(token))'")
    case .outOfRange(let name, let token, let range):
      (
        "out-of-range",
        "'\(name)' must be a number from \(Self.grouped(range.lowerBound)) to "
          + "\(Self.grouped(range.upperBound)), not '\(Self.short(token))'"
      )
    case .notWhole(let name, let token):
      ("not-whole", "'\(name)' must be a whole number, not '\(Self.short(token))'")
    case .numberCount(let name, let parts, let found):
      (
        "number-count",
        parts.count == 1
          ? "'\(name)' takes one number, not \(found)"
          : "'\(name)' takes \(parts.count) numbers, \(parts.joined(separator: " ")), not \(found)"
      )
    case .negativeSize(let name, let token):
      ("negative-size", "a size in '\(name)' cannot be negative: '\(Self.short(token))'")
    case .notYesOrNo(let name, let token):
      ("not-yes-or-no", "'\(name)' is YES or NO, not '\(Self.short(token))'")
    case .notAColor(let name, let token):
      (
        "not-a-color",
        "'\(name)' must be a color, as #rrggbb, #rrggbbaa or clear, not '\(Self.short(token))'"
      )
    case .unknownChoice(let name, let token, let choices, let nearest):
      (
        "unknown-choice",
        "'\(Self.short(token))' is no value of '\(name)'"
          + (nearest == nil
            ? "; expected \(Self.list(choices, "or"))" : Self.meant(nearest))
      )
    case .refusedValue(let name, let token, let words):
      ("refused-value", "'\(name)' cannot be '\(Self.short(token))': \(words)")
    case .givenTwice(let token): ("given-twice", "'\(Self.short(token))' is given twice")
    case .notASizeClass(let part):
      (
        "not-a-size-class",
        "'\(Self.short(part))' is no size class; expected default, widthClass=compact, "
          + "heightClass=regular or both with '-' between them"
      )
    case .notAPlace(let name, let token):
      (
        "not-a-place",
        "'\(name)' takes two lengths, as \"187 60\" or \"50% 90%\", not '\(Self.short(token))'"
      )
    default: nil
    }
  }

  private var matrixRow: Row? {
    switch self {
    case .noEnvironment:
      (
        "no-environment",
        "neither the case nor suite.xml has an '<environment>'; write <environment device=\"iPhone 8\"/>"
      )
    case .unknownSplit(let share, let device, let orientation):
      (
        "unknown-split-view",
        "how wide '\(share)' of split view is on '\(device)' in \(orientation) is not known"
      )
    case .unknownDevice(let name, let nearest):
      ("unknown-device", "no device is named '\(Self.short(name))'" + Self.meant(nearest))
    case .tooManyVariants(let count):
      (
        "too-many-variants",
        "the matrix gives \(Self.grouped(Double(count))) variants; at most 1,000"
      )
    case .unknownVariant(let label, let nearest):
      ("unknown-variant", "no variant has '\(Self.short(label))'" + Self.meant(nearest))
    default: nil
    }
  }
}
