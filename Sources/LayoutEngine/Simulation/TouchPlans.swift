import Geometry

extension Simulation {
  /// Fixes the points of a gesture where things are now and lets the fingers loose.
  mutating func schedule(_ plan: TouchPlan, origin: Origin) throws(RunFailure) {
    let start = clock.time
    switch plan {
    case .tap(let place, let taps, let count, let duration):
      let point = try visiblePoint(of: place, origin: origin)
      let duration = Time(seconds: duration)
      for tap in 0..<taps {
        // Taps that belong together come twice as far apart as each lasts.
        let time = start + 2 * tap * duration
        for (finger, name) in spareFingers(count).enumerated() {
          var path = FingerPath(
            name, down: Self.spread(point, finger, of: count), at: time)
          path.end(.ended, at: time + duration)
          fingers.add(path)
        }
      }
    case .drag(let place, let destination, let duration, let hold):
      let from = try visiblePoint(of: place, origin: origin)
      let to: Point
      switch destination {
      case .by(let way): to = from + way
      case .to(let place): to = try visiblePoint(of: place, origin: origin)
      }
      var path = FingerPath(spareFingers(1)[0], down: from, at: start)
      let arrival = start + Time(seconds: duration)
      path.move(to: to, at: arrival)
      path.end(.ended, at: arrival + Time(seconds: hold))
      fingers.add(path)
    case .raw(let lines): try schedule(lines)
    }
  }

  /// Names for fingers that are not down already.
  private func spareFingers(_ count: Int) -> [String] {
    let down = touches.fingersDown
    return Array(
      (1...(count + down.count)).map(String.init).filter { !down.contains($0) }.prefix(count))
  }

  /// Two fingers lie 100 points apart, side by side.
  private static func spread(_ point: Point, _ finger: Int, of count: Int) -> Point {
    Point(x: point.x + 100 * (Double(finger) - Double(count - 1) / 2), y: point.y)
  }

  /// The lines of `<touches>`, a path a finger each time it is down.
  private mutating func schedule(_ lines: [TouchPlan.RawTouch]) throws(RunFailure) {
    let start = clock.time
    var names: [String] = []
    for line in lines where !names.contains(line.finger) { names.append(line.finger) }
    for name in names {
      var path = touches.location(of: name).map { FingerPath(name, resting: $0, since: start) }
      for line in lines where line.finger == name {
        let time = start + Time(seconds: line.time)
        switch line.phase {
        case .down(let place):
          let point = try visiblePoint(of: place, origin: line.origin)
          path = FingerPath(name, down: point, at: time)
        case .move(let place):
          path?.move(to: try visiblePoint(of: place, origin: line.origin), at: time)
        case .up:
          path?.end(.ended, at: time)
          add(&path)
        case .cancel:
          path?.end(.cancelled, at: time)
          add(&path)
        }
      }
      add(&path)
    }
  }

  /// Lets a finger's finished path loose.
  private mutating func add(_ path: inout FingerPath?) {
    if let done = path, !done.isOver { fingers.add(done) }
    path = nil
  }

  // MARK: - Places

  private func visiblePoint(of place: Place, origin: Origin) throws(RunFailure) -> Point {
    guard let point = point(of: place) else {
      let name = place.view.map { tree.name(of: $0, in: scene.catalog) } ?? "screen"
      throw RunFailure("nothing of '\(name)' is visible to be touched", origin: origin)
    }
    return point
  }

  /// A place on the screen as things are now; nil where nothing of its view is visible.
  func point(of place: Place) -> Point? {
    guard let rect = place.view.map(tree.visibleRect) ?? screen.bounds else { return nil }
    guard let point = place.point else { return rect.center }
    func length(_ length: PlacePoint.Length, of whole: Double) -> Double {
      switch length {
      case .points(let points): points
      case .share(let share): share * whole
      }
    }
    return rect.origin
      + Point(x: length(point.x, of: rect.width), y: length(point.y, of: rect.height))
  }
}
