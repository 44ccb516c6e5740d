import Geometry

/// What each scroll view's content is doing.
struct ScrollMotions: Sendable {
  private(set) var all: [ScrollMotion]

  init(of tree: ViewTree) {
    all = tree.scroll.views.map { ScrollMotion(view: $0, offset: tree[$0].boundsOrigin) }
  }

  subscript(view: ViewID) -> ScrollMotion {
    get { all[place(of: view)] }
    _modify { yield &all[place(of: view)] }
  }

  private func place(of view: ViewID) -> Int {
    guard let place = all.firstIndex(where: { $0.view == view }) else {
      preconditionFailure("every scroll view has a motion")
    }
    return place
  }

  /// The views whose content moves by itself.
  var moving: [ViewID] { all.filter(\.course.isGoingOn).map(\.view) }
  var isMoving: Bool { all.contains { $0.course.isGoingOn } }
}

/// What one scroll view's content is doing, and what has been told of it.
struct ScrollMotion: Sendable {
  let view: ViewID
  var course = Course.rest
  /// How many fingers that went down on it or its content are still down.
  var fingers = 0
  var trace: MotionTrace

  init(view: ViewID, offset: Point) {
    self.view = view
    trace = MotionTrace(at: offset)
  }

  enum Course: Sendable {
    case rest
    case drag(ScrollDrag)
    case glide(ScrollGlide, since: Time)
    case animation(ScrollAnimation, since: Time)

    /// Whether it moves, with a finger or without.
    var isMoving: Bool {
      if case .rest = self { false } else { true }
    }

    /// Whether it moves without a finger.
    var isGoingOn: Bool {
      switch self {
      case .rest, .drag: false
      case .glide, .animation: true
      }
    }
  }
}
