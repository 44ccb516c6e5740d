extension Physics.Parameter {
  /// The table itself: a row a parameter.
  var definition: Physics.Row {
    switch self {
    case .panStart:
      .number(
        10, in: 0...1000,
        "How far a finger moves before a pan begins, in points; taken off the way.", .measured,
        source: "traces of Vercantez/openuikit (iOS 26.1): at 10 and not at 9; EarlGrey counts 10")
    case .tapMovement:
      .number(
        45, in: 0...1000, "How far a finger may move and still tap, in points.",
        .reported,
        source: "folklore: the private parameter's name is real, the figure is one excerpt's")
    case .tapDuration:
      .number(
        0.75, in: 0...60, "How long a finger may rest and still tap, in seconds.",
        .reported, source: "folklore: one excerpt")
    case .tapInterval:
      .number(
        0.35, in: 0...60, "How soon the next tap must come to count with the last, in seconds.",
        .reported, source: "folklore: 0.35 in one excerpt, 0.3 in two re-implementations")
    case .controlSlop:
      .number(
        70, in: 0...1000, "How far outside a control a finger still counts as inside, in points.",
        .reported, source: "folklore: 70, others measured 100; the documentation says its bounds")
    case .contentTouchDelay:
      .number(
        0.15, in: 0...10, "How long a scroll view keeps a touch from its subviews, in seconds.",
        .reported, source: "Godot's iOS recognizer, which names UIKit's class; blogs")
    case .rubberBand:
      .number(
        0.55, in: 0.01...1, "How stiff the pull past an edge is.", .measured,
        source: "10 pulls of Vercantez/openuikit and samoylenkodmitry/Cranpose, to the pixel")
    case .bounceFrequency:
      .number(
        10.9, in: 0.1...1000, "The angular frequency of the critically damped way back, a second.",
        .measured,
        source: "10.8 to 10.97 in four traces of Vercantez/openuikit and samoylenkodmitry/Cranpose")
    case .heldRelease:
      .number(
        7.35, in: 0...100,
        "How fast content that a finger held past an edge starts back: times its distance, a second.",
        .measured,
        source: "7.34 and 7.36 in traces of Vercantez/openuikit and samoylenkodmitry/Cranpose")
    case .outwardRelease:
      .number(
        0.543, in: 0...1, "What content past an edge keeps of a finger's speed away from it.",
        .measuredOnce,
        source: "a trace of Vercantez/openuikit: 951 of 1,750 points a second, 79 points out")
    case .stopDistance:
      .number(
        0.5, in: 0.001...100, "How near its target a spring comes to rest, in points.", .measured,
        source: "the frames at which two bounces of Vercantez/openuikit end; ScrollMechanics")
    case .decelerationStart:
      .number(
        260, in: 0...10000,
        "The slowest release that still decelerates, in points a second; a slower one counts as 0.",
        .measuredOnce,
        source: "samoylenkodmitry/Cranpose: never below about 260, always above 350, once at 262.6")
    case .decelerationEnd:
      .number(
        10, in: 0.001...1000, "The speed at which deceleration ends, in points a second.",
        .measured,
        source: "14 targets and 2 ends of Vercantez/openuikit and samoylenkodmitry/Cranpose")
    case .pageOrigin:
      .choice(
        ["zero", "inset"],
        "Where pages are counted from: offset zero, or the content inset's edge.",
        .reported, source: "zero reproduces the sheet article's two stops; no text of Apple's")
    case .pagingVelocity:
      .number(
        10, in: 0...10000, "The slowest release that turns a page, in points a second.",
        .reported, source: "Flutter's page physics has a tolerance of this kind")
    case .pagingEndCall:
      .choice(
        ["called", "notCalled"], "Whether scrollViewWillEndDragging is called while paging.",
        .reported, source: "the header of iOS 5 says no, those since iOS 11 are silent")
    case .insetChange:
      .choice(
        ["keepEdge", "shift", "stay"], "What the offset does when an inset or a size changes.",
        .measuredOnce,
        source:
          "comments of Vercantez/openuikit: at the top it keeps the edge, elsewhere it follows the "
          + "safe area; Chameleon shifts")
    case .releaseWindow:
      .number(
        0.1, in: 0...10, "How long a finger rests before it counts as still, in seconds.",
        .reported,
        source: "ScrollMechanics; Flutter loses the velocity after two frames; no trace covers it")
    case .restVelocity:
      .number(
        10, in: 0...1000, "The speed under which a spring counts as still, in points a second.",
        .assumed, source: "as slow as the end of a deceleration; two measured bounces agree with it"
      )
    case .scrollAnimation:
      .number(
        0.3, in: 0...10, "How long an animated setContentOffset takes, in seconds.", .measured,
        source: "frames of two traces of Vercantez/openuikit (iOS 26.1)")
    case .scrollAnimationCurve:
      .choice(
        ["easeInOut", "linear"], "How an animated setContentOffset goes: as a cosine, or evenly.",
        .measured,
        source: "frames of two traces of Vercantez/openuikit; the header says constant velocity")
    case .mapDeceleration:
      .number(
        0.998, in: 0...0.9999,
        "What a map keeps of its speed each millisecond after a pan; 0 stops it.",
        .assumed, source: "assumed to be UIScrollView's; no text of Apple's")
    case .minimumHitAlpha:
      .number(
        0.01, in: 0...1, "The least alpha that is hit.",
        .reported,
        source: "Apple's documentation says below 0.01 is not; two re-implementations exclude 0.01")
    case .indicatorMinimumLength:
      .number(
        0, in: 0...1000, "The least length of an indicator's knob, in points.",
        .assumed, source: "none of Apple's; Flutter has 36, by eye")
    case .indicatorMargin:
      .number(
        0, in: 0...100, "How far an indicator keeps from the view's edges, in points.",
        .assumed, source: "none of Apple's; Flutter has 3")
    case .indicatorThickness:
      .number(
        3, in: 0...100, "How thick an indicator is, in points.",
        .reported, source: "Flutter, from iOS 13.1's view debugger")
    }
  }
}
