import PlainText

extension ConstraintProblem {
  var row: (code: String, words: String) {
    switch self {
    case .neitherForm(let line):
      (
        "constraint-form",
        "\(Self.quoted(line)) is no constraint; write an equation like 'title.top = root.top + 8', "
          + "visual format like 'H:|-8-[title]-8-|', or a <constraint firstAttribute=\"…\"/>"
      )
    case .unexpected("", let expected):
      ("constraint-syntax", "the line ends here; \(expected) is expected")
    case .unexpected(let token, let expected):
      ("constraint-syntax", "\(expected) is expected, not \(Self.quoted(token))")
    case .hyphen:
      ("constraint-syntax", "a name with '-' in it stands in backticks, like `my-view`.top")
    case .stranger(let scalar): ("unknown-character", Self.words(for: scalar))
    case .openName: ("open-name", "the name that begins here never ends; its closing ` is missing")
    case .emptyName: ("empty-name", "a name is expected between the backticks")
    case .notANumber(let text):
      (
        "malformed-number",
        "\(Self.quoted(text)) is no number like 12 or 0.5; an id that begins with a digit stands in "
          + "backticks"
      )
    case .emptyID: ("empty-id", "an id is expected here")
    case .idWithBlank(let id):
      ("id-with-blank", "an id has no blanks, but \(Self.quoted(id)) has")
    case .idInNamedBlock(let block):
      (
        "id-in-named-block",
        "the block's id \(Self.quoted(block)) already names this constraint; give it one of the two"
      )
    case .excuseInPart:
      ("excuse-in-part", "'unnoticed' and 'reason' stand together: what may go unnoticed, and why")
    case .unknownChange(let word):
      (
        "unknown-change",
        "\(Self.quoted(word)) is none of the changes that may go unnoticed: "
          + RuleChange.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      )
    case .constantRange: ("constant-range", "a constant lies between -10000000 and 10000000")
    case .priorityRange:
      ("priority-range", "a priority is more than 0 and at most 1000, which is required")
    case .multiplierRange: ("multiplier-range", "a multiplier lies between -10000000 and 10000000")
    case .divisionByZero: ("division-by-zero", "nothing can be divided by 0")
    case .unknownView(let name, let nearest):
      ("unknown-view", "no view has the id \(Self.quoted(name))" + Self.meant(nearest))
    case .notAView(let name, let meaning):
      ("not-a-view", "\(Self.quoted(name)) is \(meaning); constraints are between views")
    case .missingAttribute(let item):
      (
        "missing-attribute",
        "an attribute is expected behind \(Self.quoted(item)), like \(Self.short(item)).top"
      )
    case .unknownAttribute(let name, let nearest):
      (
        "unknown-attribute",
        "\(Self.quoted(name)) is no attribute of a constraint"
          + (nearest == nil ? "; known are \(Self.attributes)" : Self.meant(nearest))
      )
    case .controllersGuide(let guide, let view):
      (
        "controllers-guide",
        "'\(guide)' is the controller's, so of the outermost view, not of \(Self.quoted(view))"
      )
    case .guideWithout(let what, let path):
      (
        "guide-without",
        "a layout guide has no \(what), so \(Self.quoted(path)) is nowhere; a view has them"
      )
    case .unknownGuide(let name, let view, let nearest):
      (
        "unknown-guide",
        "\(Self.quoted(name)) is no guide of \(Self.quoted(view))"
          + (nearest == nil
            ? "; known are \(GuideName.allCases.map(\.rawValue).joined(separator: ", "))"
            : Self.meant(nearest))
      )
    case .noScrollView(let view, let guide):
      ("no-scroll-view", "\(Self.quoted(view)) is no scroll view and has no \(guide)")
    case .noSuperview(let view):
      ("no-superview", "\(Self.quoted(view)) is the outermost view and has no superview")
    case .tooManyParts(let path):
      (
        "too-many-parts",
        "\(Self.quoted(path)) has too many parts; an item is a view or a view's guide"
      )
    case .unequalParts(let first, let second):
      (
        "unequal-parts",
        "\(Self.quoted(first)) and \(Self.quoted(second)) do not stand for equally many attributes; "
          + "edges go with edges, size with size, center with center"
      )
    case .mismatch(let first, let second, let reason):
      (
        "attribute-pair",
        "\(Self.quoted(first)) cannot be tied to \(Self.quoted(second)): \(reason.words)"
      )
    case .loneLocation(let first):
      (
        "lone-location",
        "location attributes must be specified in pairs: \(Self.quoted(first)) needs another "
          + "view's place; only a width or height can be a constant"
      )
    case .zeroMultiplier(let first):
      (
        "zero-multiplier",
        "location attributes must be specified in pairs: a multiplier of 0 leaves "
          + "\(Self.quoted(first)) alone"
      )
    case .itself(let anchor):
      ("constrained-to-itself", "\(Self.quoted(anchor)) is constrained to itself")
    case .constantFirst:
      (
        "constant-first",
        "a constant stands behind the attribute, as in root.width + 8"
      )
    case .unknownMetric(let name, let nearest):
      (
        "unknown-metric",
        "\(Self.quoted(name)) is no number and none of the block's metrics"
          + Self.meant(nearest)
      )
    case .notAMetric(let text):
      (
        "not-a-metric",
        "\(Self.quoted(text)) is no metric; write a name and a number, as in padding: 16"
      )
    case .metricTwice(let name): ("metric-twice", "\(Self.quoted(name)) has a value already")
    case .metricIsView(let name):
      ("metric-is-view", "\(Self.quoted(name)) is a view's id, so a metric needs another name")
    case .differentSuperviews(let first, let second):
      (
        "different-superviews",
        "'|' is the views' superview, but \(Self.quoted(first)) and \(Self.quoted(second)) have "
          + "different ones"
      )
    case .constrainsNothing:
      (
        "constrains-nothing",
        "this constrains nothing; a size like [title(100)], a neighbour or '|' is missing"
      )
    case .unknownOption(let name, let nearest, let known):
      (
        "unknown-option",
        "\(Self.quoted(name)) is no option of visual format"
          + (nearest == nil ? "; known are \(known.joined(separator: ", "))" : Self.meant(nearest))
      )
    case .alignedAlong(let attribute, let orientation):
      (
        "aligned-along",
        "options cannot align views on their \(attribute) in a layout that is \(orientation) itself"
      )
    case .baselinesAcross:
      ("baselines-across", "spaces between baselines are vertical; the line begins with 'V:'")
    case .noStandardBaselineSpace:
      (
        "no-standard-space",
        "between baselines the system's space depends on the fonts; write a number like -20-"
      )
    case .unknownElement(let name):
      (
        "unknown-element",
        "<\(Self.short(name))> has no place in <constraints>; expected <constraint> or lines of text"
      )
    case .notEmpty(let content):
      ("constraint-content", "<constraint> is empty, but \(Self.short(content)) stands in it")
    case .unknownSetting(let name, let element, let known):
      (
        "unknown-attribute",
        "<\(element)> has no attribute \(Self.quoted(name))"
          + (NearestName.suggestion(for: name, among: known).map { Self.meant($0) }
            ?? "; known are \(known.joined(separator: ", "))")
      )
    case .missingFirstAttribute:
      (
        "missing-attribute",
        "<constraint> needs firstAttribute, and secondItem and secondAttribute unless that is "
          + "width or height"
      )
    case .missingSecond(let missing, let given):
      ("missing-attribute", "'\(given)' needs '\(missing)' beside it")
    case .notABoolean(let name, let value):
      ("wrong-value", "'\(name)' is YES or NO, not \(Self.quoted(value))")
    case .notANumberOf(let name, let value):
      ("wrong-value", "'\(name)' is a plain number, not \(Self.quoted(value))")
    case .notAMultiplier(let value):
      ("wrong-value", "'multiplier' is a number like 2, 16:9 or 1/3, not \(Self.quoted(value))")
    case .unknownRelation(let value):
      (
        "wrong-value",
        "'relation' is equal, lessThanOrEqual or greaterThanOrEqual, not \(Self.quoted(value))"
      )
    }
  }

  private static var attributes: String { AttributeName.all.joined(separator: ", ") }

  private static func short(_ token: String) -> String { VisibleText.shortened(token, to: 40) }

  private static func quoted(_ token: String) -> String { "'\(short(token))'" }

  private static func meant(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// What to write for what keyboards and word processors put in its place.
  private static func words(for scalar: Unicode.Scalar) -> String {
    let token = "'\(VisibleText.of(String(scalar)))'"
    let meant: String? =
      switch scalar {
      case "−", "–", "—": "-"
      case "×", "·", "⋅": "*"
      case "÷": "/"
      case "<", "⩽", "≦": "≤"
      case ">", "⩾", "≧": "≥"
      default: nil
      }
    if let meant { return "\(token) means nothing here; write \(meant)" }
    return switch scalar {
    case "{", "}": "parameters in braces are not supported yet in constraints"
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": "this is a special blank; write a plain one"
    default: "\(token) means nothing here"
    }
  }
}

extension ConstraintProblem.Mismatch {
  fileprivate var words: String {
    switch self {
    case .sizeWithLocation: "a size goes only with a size, a place with a place"
    case .acrossAxes: "one is a place across, the other a place down"
    case .directions: "leading and trailing follow the writing direction, left and right do not"
    }
  }
}
