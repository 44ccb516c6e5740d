extension Physics.Parameter {
  /// The table itself: a row a parameter.
  var definition: Physics.Row {
    switch self {
    case .panStart:
      .number(
        10, in: 0...1000,
        "How far a finger moves before a pan begins, in points; taken off the way.",
        source: "EarlGrey's synthetic paths count 10; other re-implementations 5 to 18")
    case .tapMovement:
      .number(
        45, in: 0...1000, "How far a finger may move and still tap, in points.",
        source: "folklore: the private parameter's name is real, the figure is one excerpt's")
    case .tapDuration:
      .number(
        0.75, in: 0...60, "How long a finger may rest and still tap, in seconds.",
        source: "folklore: one excerpt")
    case .tapInterval:
      .number(
        0.35, in: 0...60, "How soon the next tap must come to count with the last, in seconds.",
        source: "folklore: 0.35 in one excerpt, 0.3 in two re-implementations")
    case .controlSlop:
      .number(
        70, in: 0...1000, "How far outside a control a finger still counts as inside, in points.",
        source: "folklore: 70, others measured 100; the documentation says its bounds")
    case .contentTouchDelay:
      .number(
        0.15, in: 0...10, "How long a scroll view keeps a touch from its subviews, in seconds.",
        source: "Godot's iOS recognizer, which names UIKit's class; blogs")
    case .rubberBand:
      .number(
        0.55, in: 0.01...1, "How stiff the pull past an edge is.",
        source: "a published gist of 2013, ScrollMechanics, FloatingPanel; Flutter has 0.52")
    case .bounceFrequency:
      .number(
        10, in: 0.1...1000, "The angular frequency of the critically damped way back, a second.",
        source: "ScrollMechanics; 12.5 in WebKit's macOS code, 14.142 elsewhere")
    case .stopDistance:
      .number(
        0.5, in: 0.001...100, "How near its target a moving view comes to rest, in points.",
        source: "ScrollMechanics")
    case .decelerationStart:
      .number(
        10, in: 0...10000, "The slowest release that still decelerates, in points a second.",
        source: "two re-implementations; a public report measured 83 on iOS")
    case .pageOrigin:
      .choice(
        ["zero", "inset"],
        "Where pages are counted from: offset zero, or the content inset's edge.",
        source: "zero reproduces the sheet article's two stops; no text of Apple's")
    case .pagingVelocity:
      .number(
        10, in: 0...10000, "The slowest release that turns a page, in points a second.",
        source: "Flutter's page physics has a tolerance of this kind")
    case .pagingEndCall:
      .choice(
        ["called", "notCalled"], "Whether scrollViewWillEndDragging is called while paging.",
        source: "the header of iOS 5 says no, those since iOS 11 are silent")
    case .insetChange:
      .choice(
        ["keepEdge", "shift", "stay"], "What the offset does when an inset or a size changes.",
        source: "Chameleon shifts; a React Native report shows UIKit staying until touched")
    case .releaseWindow:
      .number(
        0.1, in: 0...10, "How long a finger rests before it counts as still, in seconds.",
        source: "ScrollMechanics; Flutter's tests lose the velocity after two frames")
    case .restVelocity:
      .number(
        10, in: 0...1000, "The speed under which a spring counts as still, in points a second.",
        source: "our own; as slow as the slowest release that moves anything")
    case .scrollAnimation:
      .number(
        0.3, in: 0...10, "How long an animated setContentOffset takes, in seconds.",
        source: "folklore: 0.3; Chameleon has 0.33; the header says constant velocity")
    case .mapDeceleration:
      .number(
        0.998, in: 0...0.9999,
        "What a map keeps of its speed each millisecond after a pan; 0 stops it.",
        source: "assumed to be UIScrollView's; no text of Apple's")
    case .minimumHitAlpha:
      .number(
        0.01, in: 0...1, "The least alpha that is hit.",
        source: "Apple's documentation says below 0.01 is not; two re-implementations exclude 0.01")
    case .indicatorMinimumLength:
      .number(
        0, in: 0...1000, "The least length of an indicator's knob, in points.",
        source: "none of Apple's; Flutter has 36, by eye")
    case .indicatorMargin:
      .number(
        0, in: 0...100, "How far an indicator keeps from the view's edges, in points.",
        source: "none of Apple's; Flutter has 3")
    case .indicatorThickness:
      .number(
        3, in: 0...100, "How thick an indicator is, in points.",
        source: "Flutter, from iOS 13.1's view debugger")
    }
  }
}
