import Geometry

extension Simulation {
  /// Where scroll views and maps begin: nothing that happened before the first step counts as motion.
  mutating func startSampling() {
    for view in tree.scroll.views { motions[view].trace.start(at: tree[view].boundsOrigin) }
    for view in tree.map.views { _ = mapMarks(of: view) }
  }

  /// Tells of motion as far as a baseline does.
  mutating func sampleMotion() {
    for view in tree.scroll.views {
      let isMoving = motions[view].course.isMoving
      let marks = motions[view].trace.marks(
        at: tree[view].boundsOrigin, time: clock.time, since: recorder.stepStart,
        isMoving: isMoving)
      for (time, place, mark) in marks { recorder.record(.scroll(view, place, mark), at: time) }
    }
    for view in tree.map.views {
      for (time, place, mark) in mapMarks(of: view) {
        let center = Coordinate(latitude: place.y, longitude: place.x)
        recorder.record(.map(view, center, mark), at: time)
      }
    }
  }

  private mutating func mapMarks(
    of view: ViewID
  ) -> [(time: Time, place: Point, mark: ScrollMark)] {
    let center = tree.map[view].region.center
    return maps.marks(
      of: view, at: Point(x: center.longitude, y: center.latitude), time: clock.time,
      since: recorder.stepStart)
  }
}
