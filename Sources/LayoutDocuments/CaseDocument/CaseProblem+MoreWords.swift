import PlainText

/// The words for names, the app's code and steps: the rest of the table.
extension CaseProblem {
  typealias WordsRow = (code: String, words: String)

  var nameRow: WordsRow? {
    switch self {
    case .idTwice(let name): ("id-twice", "id '\(Self.short(name))' is given twice")
    case .idLooksAlike(let name):
      (
        "id-lookalike",
        "id '\(Self.short(name))' looks like another whose Unicode form differs; write both alike or rename one"
      )
    case .idWithBlanks(let name):
      ("id-with-blanks", "an id has no blanks: '\(Self.short(name))'")
    case .reservedName(let name):
      ("reserved-name", "'\(name)' has a meaning of its own; choose another name")
    case .unknownName(let kind, let name, let nearest):
      ("unknown-name", "no \(kind) is named '\(Self.short(name))'" + Self.meant(nearest))
    case .wrongMeaning(let name, let expected, let found):
      ("wrong-meaning", "'\(Self.short(name))' is \(found), not \(expected)")
    case .unknownClass(let name, let nearest):
      (
        "unknown-class", "no view has customClass=\"\(Self.short(name))\"" + Self.meant(nearest)
      )
    case .unknownAction(let name, let nearest):
      (
        "unknown-action",
        "no '<call>' calls the action '\(Self.short(name))'" + Self.meant(nearest)
      )
    case .severalRules(let name, let count):
      ("several-constraints", "'\(name)' stands for \(count) constraints, one is expected")
    case .noView: ("no-view", "the interface holds no view")
    case .secondRoot:
      ("second-view", "the interface has one outermost view; put this one into it")
    case .notAColorProperty(let name, let kind):
      ("not-a-color-property", "'<\(kind)>' has no color '\(Self.short(name))'")
    case .notAnInsetsProperty(let name, let kind):
      ("not-an-insets-property", "'<\(kind)>' has no insets '\(Self.short(name))'")
    case .notAProperty(let name, let kind):
      ("not-a-property", "'<\(kind)>' has no such '\(Self.short(name))'")
    case .arrangedOnly(let name):
      ("arranged-only", "'\(name)' is of a view in a '<stackView>'; this one is in none")
    case .rootOnly(let name):
      ("root-only", "only the outermost view, the controller's, has '\(name)'")
    default: nil
    }
  }

  var behaviorRow: WordsRow? {
    switch self {
    case .unknownEvent(let name, let nearest):
      ("unknown-event", "no event is named '\(Self.short(name))'" + Self.meant(nearest))
    case .unsupportedEvent(let name):
      ("unsupported-event", "the event '\(name)' is not supported yet")
    case .controllersEvent(let name):
      ("controllers-event", "'\(name)' is the controller's, no view's")
    case .eventNeedsView(let name, let kind):
      ("event-needs-view", "'\(name)' needs 'view', the \(kind) that it is about")
    case .eventOfOtherKind(let name, let kind, let view):
      ("event-of-other-kind", "'\(name)' comes from a \(kind), which '\(view)' is not")
    case .viewInClass:
      ("view-in-class", "an '<on>' in a '<class>' has an event alone; its view is 'self'")
    case .notAPlainValue:
      ("not-a-plain-value", "a var begins with a plain value, before there are views")
    case .notFinite: ("not-finite", "the value is not finite")
    case .elseWithoutIf: ("else-not-last", "'<else>' is the last in its '<if>', and the only one")
    case .forwardOutside:
      ("forward-outside", "'<forward>' stands only in a handler of touches")
    case .forwardToSelf:
      ("forward-to-self", "the view would forward to itself for ever; '<forward/>' calls super")
    case .notSettable(let name, let reason): ("not-settable", "'\(name)' cannot be set: \(reason)")
    case .noMapAnnotation(let name, let map, let nearest):
      (
        "unknown-annotation",
        "'\(map)' has no annotation '\(Self.short(name))'" + Self.meant(nearest)
      )
    default: nil
    }
  }

  var stepRow: WordsRow {
    switch self {
    case .timeBackwards(let finger, let time, let before):
      (
        "time-backwards",
        "finger '\(finger)' goes back in time, from \(DecimalNumber.text(before)) to "
          + "\(DecimalNumber.text(time)) s"
      )
    case .fingerAlreadyDown(let finger):
      ("finger-down", "finger '\(finger)' is already down")
    case .fingerNotDown(let finger): ("finger-not-down", "finger '\(finger)' is not down")
    case .fingerNeverLifted(let finger):
      ("finger-never-lifted", "finger '\(finger)' is still down after the last step")
    case .tooManyTouches(let limit):
      ("too-many-touches", "more than \(Self.grouped(Double(limit))) touches in a case")
    case .snapshotTwice(let name):
      ("snapshot-twice", "a snapshot is already named '\(Self.short(name))' in the same variant")
    case .suiteIds:
      ("suite-ids", "suite.xml is not about the views of one case; write YES or NO")
    default: ("unknown", "something is wrong here")
    }
  }

  static func short(_ token: String) -> String { VisibleText.shortened(token, to: 60) }

  static func meant(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }

  /// The nearest name, or all of a few.
  static func hint(_ nearest: String?, _ known: [String]) -> String {
    if nearest != nil { return meant(nearest) }
    if known.isEmpty { return "; it has none" }
    return known.count <= 12 ? "; it has \(list(known, "and"))" : ""
  }

  static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// A number with commas between its thousands.
  static func grouped(_ number: Double) -> String {
    let text = DecimalNumber.text(number)
    guard abs(number) >= 1000, number == number.rounded() else { return text }
    var digits = ""
    for (place, digit) in text.drop(while: { $0 == "-" }).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return (number < 0 ? "-" : "") + String(digits.reversed())
  }
}
