extension Grammar {
  static let behavior = ElementRow(
    "behavior", "The app's own code.", children: { [on, variable, customClass] })

  static let on = ElementRow(
    "on", "Runs what it holds when something happens.",
    [
      AttributeRow("event", .text, "UIKit's name of what happens."),
      AttributeRow("view", .identifier, "The view that hears of it."),
      AttributeRow("recognizer", .identifier, "Instead of an event: at each of its actions."),
      AttributeRow("action", .text, "Instead of an event: at each call of that name."),
    ], children: { statements })

  static let variable = ElementRow(
    "var", "A value kept for the run.",
    [
      .required("name", .identifier, "Its name."),
      .required("be", .expression, "What it is at first."),
    ])

  static let customClass = ElementRow(
    "class", "The code of a class; it goes for every view with that customClass.",
    [
      .required("name", .text, "The customClass of the views."),
      AttributeRow("pointInside", .expression, "As a view's."),
      AttributeRow("hitTest", .identifier, "As a view's."),
    ], children: { [on] })

  static let statements: [ElementRow] = [
    set, define, when, call, activate, deactivate, showAnnotations, layoutIfNeeded, forward,
  ]

  static let set = ElementRow(
    "set", "Changes a property.",
    [
      .required("property", .target, "What changes."),
      .required("to", .expression, "Its new value."),
      AttributeRow("animated", .seconds, "How long the change takes, in seconds."),
    ])

  static let define = ElementRow(
    "let", "A value that the rest of the block can name.",
    [.required("name", .identifier, "Its name."), .required("be", .expression, "What it is.")])

  static let when = ElementRow(
    "if", "Runs what it holds where the test is true, else what its else holds.",
    [.required("test", .expression, "A boolean.")],
    children: { statements + [otherwise] })

  static let otherwise = ElementRow(
    "else", "Runs where the test is false.", children: { statements })

  static let call = ElementRow(
    "call", "Calls an action of the app; it is recorded.",
    [
      .required("action", .text, "The action's name."),
      AttributeRow("with", .expression, "What it is given: expressions, commas between them."),
    ])

  static let activate = ElementRow(
    "activate", "Makes constraints hold.",
    [.required("constraint", .identifiers, "Ids of constraints.")])

  static let deactivate = ElementRow(
    "deactivate", "Makes constraints hold no more.",
    [.required("constraint", .identifiers, "Ids of constraints.")])

  static let showAnnotations = ElementRow(
    "showAnnotations", "Moves a map so that it shows places.",
    [
      .required("view", .identifier, "The map."),
      .required("annotations", .identifiers, "The places; one keeps the scale."),
      AttributeRow("edgePadding", .expression, "Insets of the map to leave free."),
    ])

  static let layoutIfNeeded = ElementRow("layoutIfNeeded", "Lays out now.")

  static let forward = ElementRow(
    "forward", "In a touch handler: calls super, or another view's method.",
    [AttributeRow("to", .identifier, "The other view.")])
}
