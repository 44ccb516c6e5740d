import Expressions
import Geometry

/// What each map that a finger moves is doing.
struct MapMotions: Sendable {
  var courses: [(view: ViewID, course: Course)] = []
  private var traces: [(view: ViewID, trace: MotionTrace)] = []

  enum Course: Sendable {
    /// Under a finger, from where it was when the pan began.
    case pan(from: MapRegion)
    case glide(MapGlide, from: MapRegion, since: Time)
  }

  var isMoving: Bool { !moving.isEmpty }

  /// The maps that move without a finger.
  var moving: [ViewID] {
    courses.compactMap { view, course in
      if case .glide = course { view } else { nil }
    }
  }

  subscript(view: ViewID) -> Course? {
    get { courses.first { $0.view == view }?.course }
    set {
      courses.removeAll { $0.view == view }
      if let newValue { courses.append((view, newValue)) }
    }
  }

  mutating func marks(
    of view: ViewID, at place: Point, time: Time, since stepStart: Time
  ) -> [(time: Time, place: Point, mark: ScrollMark)] {
    let index =
      traces.firstIndex { $0.view == view }
      ?? {
        traces.append((view, MotionTrace(at: place)))
        return traces.count - 1
      }()
    return traces[index].trace.marks(
      at: place, time: time, since: stepStart, isMoving: self[view] != nil)
  }
}

extension Simulation {
  /// A map's own pan: its region follows the finger, and goes on a while after it left.
  mutating func pan(_ view: ViewID, _ recognition: Recognition) throws(RunFailure) {
    switch recognition.state {
    case .began:
      guard let region = MapRegion(tree.map[view].region, in: tree[view].frame.size) else { return }
      maps[view] = .pan(from: region)
      try emit(.view(.mapViewRegionWillChange, view))
      follow(recognition.reading.translation, inMap: view)
    case .changed: follow(recognition.reading.translation, inMap: view)
    case .ended, .cancelled:
      follow(recognition.reading.translation, inMap: view)
      guard case .pan = maps[view],
        let region = MapRegion(tree.map[view].region, in: tree[view].frame.size)
      else { return }
      let velocity = recognition.state == .ended ? recognition.reading.velocity : Point()
      let glide = MapGlide(velocity: velocity, physics: &physics)
      maps[view] = glide.duration > 0 ? .glide(glide, from: region, since: recognition.time) : nil
      if glide.duration == 0 { try emit(.view(.mapViewRegionDidChange, view)) }
    case .possible, .failed: break
    }
  }

  private mutating func follow(_ translation: Point, inMap view: ViewID) {
    guard case .pan(let region) = maps[view] else { return }
    tree.map[view].region = region.panned(by: translation)
  }

  /// Stops a map that goes on by itself.
  mutating func endGlide(ofMap view: ViewID) throws(RunFailure) {
    guard case .glide = maps[view] else { return }
    maps[view] = nil
    try emit(.view(.mapViewRegionDidChange, view))
  }

  /// Moves the maps that go on by themselves to where they are at this frame.
  mutating func moveMaps() throws(RunFailure) {
    for view in maps.moving {
      guard case .glide(let glide, let region, let start) = maps[view] else { continue }
      let seconds = (clock.time - start).seconds
      tree.map[view].region = region.panned(by: glide.translation(at: seconds))
      if glide.isFinished(at: seconds) { try endGlide(ofMap: view) }
    }
  }

  /// `showAnnotations`, with edge padding: one place keeps the scale, several are fitted.
  mutating func showAnnotations(
    _ names: [String], of view: ViewID, padding: Insets
  ) throws(RunFailure) {
    let places = tree.map[view].annotations.filter { names.contains($0.id) }.map(\.coordinate)
    guard let region = MapRegion(tree.map[view].region, in: tree[view].frame.size) else { return }
    let shown = region.showing(places, edgePadding: padding)
    guard shown != tree.map[view].region else { return }
    tree.map[view].region = shown
    try endGlide(ofMap: view)
  }
}
