import Expressions

extension Grammar {
  static let steps = ElementRow(
    "steps", "What the finger does, and what is then looked at.",
    children: { everyStep })

  private static let everyStep =
    [
      tap, drag, flick, touches, wait, settle, set, turn, resize, scroll, type, keyboard, call,
      snapshot,
      expect,
    ]
    .map { $0.adding([only, .later("after")]) } + laterSteps

  private static let only = AttributeRow(
    "only", .alternatives, "The variants it is for, by their axes.")

  private static let laterSteps: [ElementRow] = [
    .later("press", "A finger that rests."), .later("pinch", "Two fingers apart or together."),
    .later("rotate", "Two fingers about one another."), .later("together", "Steps at one time."),
  ]

  private static let place: [AttributeRow] = [
    AttributeRow("on", .identifier, "A view: the middle of what is visible of it."),
    AttributeRow("at", .place, "From its visible top left, or the screen's."),
  ]

  private static let way: [AttributeRow] =
    place + [
      AttributeRow("by", .value(.point), "The finger's way, in points."),
      AttributeRow("to", .place, "Where it ends: a point as at, or a view."),
    ]

  static let tap = ElementRow(
    "tap", "Fingers that touch and leave.",
    place + [
      AttributeRow("taps", .whole(1...10), "How often; 1 where left out."),
      AttributeRow("fingers", .whole(1...10), "How many; 1 where left out."),
    ])

  static let drag = ElementRow(
    "drag", "A finger that moves, rests and leaves.",
    way + [
      AttributeRow("duration", .seconds, "Of the way, in seconds; 0.5 where left out."),
      AttributeRow("hold", .seconds, "Of the rest, in seconds; 0.2 where left out."),
    ])

  static let flick = ElementRow(
    "flick", "A finger that leaves moving.",
    way + [AttributeRow("duration", .seconds, "Of the way, in seconds; 0.15 where left out.")])

  static let touches = ElementRow(
    "touches", "Fingers, one movement at a time.", children: { [down, move, up, cancel] })

  private static let touch: [AttributeRow] = [
    .required("finger", .identifier, "The finger's name."),
    .required("time", .seconds, "Since the step began, in seconds."),
  ]

  static let down = ElementRow(
    "down", "A finger touches.", touch + [.required("at", .place, "Where on the screen.")])
  static let move = ElementRow(
    "move", "A finger moves, in a line.", touch + [.required("to", .place, "Where it is then.")])
  static let up = ElementRow("up", "A finger leaves.", touch)
  static let cancel = ElementRow("cancel", "The system takes a finger away.", touch)

  static let wait = ElementRow(
    "wait", "Lets time pass.", [.required("for", .seconds, "How long, in seconds.")])

  static let settle = ElementRow("settle", "Waits until nothing moves.")

  static let turn = ElementRow(
    "turn", "Turns the device.",
    [
      .required(
        "to", .value(.choice(["portrait", "landscapeLeft", "landscapeRight"])), "Which way up.")
    ])

  static let resize = ElementRow(
    "resize", "Gives the window another size.",
    [
      .required("to", .value(.size), "Width and height as it is held now, in points."),
      AttributeRow(
        "safeArea", .value(.insets), "Top left bottom right; as it was where left out."),
    ])

  static let scroll = ElementRow(
    "scroll", "Sets a scroll view's offset.",
    [
      .required("view", .identifier, "The scroll view."),
      .required("to", .value(.point), "The offset, in points."),
      AttributeRow("animated", .yesOrNo, "Whether it takes its time; NO where left out."),
    ])

  static let type = ElementRow(
    "type", "Types into the field that has the focus.",
    [.required("text", .text, "What; a line end is the return key.")])

  static let keyboard = ElementRow(
    "keyboard", "Shows the keyboard, or hides it.",
    [
      .required(
        "height", .number(0...10_000),
        "How high it stands over the bottom of the screen, in points; 0 hides it.")
    ])

  static let snapshot = ElementRow(
    "snapshot", "Records every view.", [.required("name", .text, "Its name.")])

  static let expect = ElementRow(
    "expect", "States what must be so.",
    [
      AttributeRow(
        "that", .expression, "A boolean; its comparisons look at numbers to 0.001, as baselines do."
      ),
      AttributeRow("hit", .identifier, "The view that a touch at a point would hit, or none."),
      AttributeRow("at", .place, "The point, on the screen."),
      AttributeRow("action", .text, "An action that was called."),
      AttributeRow("view", .identifier, "A view that received something."),
      AttributeRow("received", .text, "What it received."),
      AttributeRow("times", .whole(0...1_000_000), "How often; at least once where left out."),
      AttributeRow("not", .yesOrNo, "YES turns it round."),
    ])
}
