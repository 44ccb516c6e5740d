import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingGlideTests {
  @Test func `slowing down is worth d/(1000(1 − d)) points for each point a second of lost speed`()
  {
    let times = [0.1, 0.25, 0.5, 1, 2]
    let normal = [90.5352, 196.4927, 315.6119, 431.6028, 489.897]
    let fast = [62.7628, 90.9752, 98.3495, 98.9957, 99]
    for (rate, ways, end, told, stop) in [
      (0.998, normal, 494.01, 494.5048, 2.3003), (0.99, fast, 98.01, 98.5042, 0.4582),
    ] {
      let deceleration = Deceleration(from: 0, velocity: 1000, rate: rate, endingAt: 10)
      for (time, way) in zip(times, ways) {
        #expect(
          ScrollingFixture.rounded(deceleration.offset(at: time), 4) == way, "\(rate) \(time)")
      }
      #expect(ScrollingFixture.rounded(deceleration.end, 4) == end)
      #expect(ScrollingFixture.rounded(deceleration.toldEnd, 4) == told)
      #expect(ScrollingFixture.rounded(deceleration.duration, 4) == stop)
      #expect(abs(deceleration.offset(at: deceleration.duration) - deceleration.end) < 1e-9)
    }
  }

  @Test func `the time to a place is when it is there, with the velocity it has there`() {
    let deceleration = Deceleration(from: 20, velocity: -800, rate: 0.998, endingAt: 10)
    for place in stride(from: 20.0, to: deceleration.end + 1, by: -7) {
      let time = deceleration.time(toPlace: place)
      #expect(abs(deceleration.offset(at: time) - place) < 1e-9)
      let velocity = deceleration.velocity(at: time)
      #expect(abs(deceleration.velocity(atPlace: place) - velocity) < 1e-9)
    }
  }

  @Test func `the way back gives the published figures`() {
    // ω, after 0.1 s, after 0.3 s, from 100 points at rest
    for (frequency, early, late) in [
      (10, 73.5759, 19.9148), (12.5, 64.4636, 11.1709), (200.0.squareRoot(), 58.6936, 7.5335),
    ] {
      let spring = Spring(from: 100, velocity: 0, to: 0, frequency: frequency)
      #expect(ScrollingFixture.rounded(spring.offset(at: 0.1), 4) == early, "\(frequency)")
      #expect(ScrollingFixture.rounded(spring.offset(at: 0.3), 4) == late, "\(frequency)")
    }
  }

  @Test func `a spring's duration is finite and after it all is still, even nearly without gain`() {
    for displacement in [-400, -1, -0.001, 0.001, 0.4, 1, 100, 5000.0] {
      for velocity in [
        -3000, -10 * displacement, -10.000001 * displacement, 0, 0.001, 20, 9000,
      ] {
        let spring = Spring(from: displacement, velocity: velocity, to: 0, frequency: 10)
        let duration = spring.duration(within: 0.5, under: 0.01)
        #expect(duration >= 0.1 && duration < 4, "\(displacement) \(velocity)")
        for step in 0...50 {
          let time = duration + Double(step) / 10
          #expect(abs(spring.offset(at: time)) <= 0.5, "\(displacement) \(velocity)")
          #expect(abs(spring.velocity(at: time)) <= 0.01, "\(displacement) \(velocity)")
        }
      }
    }
  }

  /// A release on a column, before any delegate.
  private static func release(
    from offset: Double, velocity: Double, _ scrollable: Scrollable, _ physics: inout Physics
  ) -> ScrollRelease {
    ScrollRelease.plan(
      ScrollDrag(from: Point(y: offset), in: scrollable), at: Point(y: offset),
      velocity: Point(x: 5, y: velocity), physics: &physics)
  }

  @Test func `every glide is continuous, goes one way or turns back once, and ends at its target`()
  {
    var physics = Physics()
    for range in [0.0...683, -367...683, -367 ... -217, 0...0, -50...100_000] {
      for offset in [-420.0, -367, -258.5, -100, 0, 50, 683, 700] {
        for velocity in [-5000, -800, -11, -10, 0, 3, 11, 400, 2500.0] {
          for switches in 0..<8 {
            var column = Scrollable.column(range, height: 517)
            column.bounces = switches & 1 == 0
            column.isPaging = switches & 2 != 0
            column.decelerationRate = switches & 4 == 0 ? 0.998 : 0.99
            let glide = Self.release(from: offset, velocity: velocity, column, &physics).glide
            let name = "\(range) \(offset) \(velocity) \(switches)"
            Self.check(glide.y, from: offset, speed: abs(velocity), in: column, name)
          }
        }
      }
    }
  }

  private static func check(
    _ glide: AxisGlide, from offset: Double, speed: Double, in column: Scrollable, _ name: String
  ) {
    var turns = 0
    var (last, lastStep) = (offset, 0.0)
    let start = column.bounces ? offset : column.range.clamped(offset, .y)
    let frames = Int((glide.duration * 60).rounded(.up)) + 1
    for frame in 0...frames {
      let place = glide.offset(at: Double(frame) / 60)
      // No faster than it was thrown, or than the start of the way back and the spring make it; 0.75 for the last step to
      // the pixel.
      let bound = (speed + (7.35 + 10.9) * abs(glide.rest - offset)) / 60 + 0.76
      if frame == 0 {
        if !glide.isStill { #expect(abs(place - start) < 1e-9, "\(name)") }
      } else if glide.isStill {
        #expect(place == glide.rest, "\(name)")
      } else {
        #expect(abs(place - last) <= bound, "\(name) at \(frame)")
        let step = place - last
        if step * lastStep < 0, abs(step) > 0.76 { turns += 1 }
        if step != 0 { lastStep = step }
      }
      last = place
    }
    #expect(turns <= 1, "\(name)")
    #expect(last == glide.rest, "\(name)")
    #expect(abs(glide.rest - glide.target) <= 0.0006 * speed + 0.5, "\(name)")
    #expect(column.range.clamped(glide.target, .y) == glide.target, "\(name)")
    #expect(column.range.clamped(glide.rest, .y) == glide.rest, "\(name)")
    #expect(glide.velocity(at: glide.duration) == 0, "\(name)")
  }

  @Test func `in range it slows down by its rate alone and never turns`() {
    var physics = Physics()
    let column = Scrollable.column(0...100_000, height: 517)
    let release = Self.release(from: 1000, velocity: -1000, column, &physics)
    #expect(release.target == Point(y: 1494.5))
    #expect(release.willDecelerate)
    #expect(release.velocity == Point(x: 0, y: 1))
    #expect(release.glide.offset(at: 0.5) == Point(y: 1315.5))
    #expect(release.glide.offset(at: 2) == Point(y: 1490))
    #expect(!release.glide.isFinished(at: 2.3002))
    #expect(release.glide.isFinished(at: 2.3003))
    #expect(release.glide.offset(at: 2.3003) == Point(y: 1494))
    let names = physics.parametersUsed.map(\.name)
    #expect(names == ["decelerationEnd", "decelerationStart"])
  }

  @Test func `at an edge it bounces with the velocity it has there, or stops dead`() {
    var physics = Physics()
    var column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 600, velocity: -1000, column, &physics)
    #expect(release.target == Point(y: 683))
    // 83 points on, 1000 − 83/0.499 = 833.67 points a second are left: at most v/(eω) = 28.14 points past the edge.
    let places = (0...480).map { release.glide.y.offset(at: Double($0) / 240) }
    #expect(ScrollingFixture.rounded(places.max() ?? 0, 1) == 711.1)
    column.bounces = false
    let stopped = Self.release(from: 600, velocity: -1000, column, &physics).glide
    #expect(ScrollingFixture.rounded(stopped.duration, 4) == 0.0909)
    #expect((0...100).allSatisfy { stopped.offset(at: Double($0) / 100).y <= 683 })
    #expect(stopped.target == Point(y: 683))
    let atEdge = Self.release(from: 683, velocity: -1000, column, &physics)
    #expect(!atEdge.willDecelerate)
  }

  @Test func `held while stretched it springs back to the edge, the faster the farther`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 783, velocity: 0, column, &physics)
    #expect(release.willDecelerate)
    #expect(release.target == Point(y: 683))
    #expect(release.glide.offset(at: 0.1) == Point(y: 728.5))
    #expect(release.glide.offset(at: 0.3) == Point(y: 691))
    // Thrown back it keeps the finger's speed where that is faster; a slow finger counts as still.
    for (velocity, start) in [
      (259.0, -735.0), (735, -735), (900, -900), (-259, -735), (-1000, 543),
    ] {
      let thrown = Self.release(from: 783, velocity: velocity, column, &physics)
      #expect(abs(thrown.glide.velocity(at: 0).y - start) < 1e-9, "\(velocity)")
    }
  }

  @Test func `a finger slower than the threshold leaves content where it is`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    for (velocity, moves) in [
      (259.9, false), (-259.9, false), (260.0, true), (-260, true), (0, false),
    ] {
      let release = Self.release(from: 300, velocity: velocity, column, &physics)
      #expect(release.willDecelerate == moves, "\(velocity)")
      #expect((release.target == Point(y: 300)) != moves, "\(velocity)")
    }
  }

  @Test func `a drag locked to an axis is released along it alone`() {
    var physics = Physics()
    var plane = Scrollable(
      range: ScrollRange(minimum: Point(), maximum: Point(x: 5000, y: 5000)),
      bounds: Size(width: 300, height: 300), axes: ScrollAxes(x: true, y: true),
      pixel: Pixel(scale: 2))
    plane.locksDirection = true
    var drag = ScrollDrag(from: Point(), in: plane)
    let offset = drag.offset(forTranslation: Point(x: -10, y: -90), physics: &physics)
    let release = ScrollRelease.plan(
      drag, at: offset, velocity: Point(x: -700, y: -1000), physics: &physics)
    #expect(release.velocity == Point(x: 0, y: 1))
    #expect(release.target == Point(x: 0, y: 584.5))
  }

  @Test func `the delegate's target is sprung to, within the range`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 100, velocity: -500, column, &physics)
    #expect(release.target == Point(y: 345))
    let same = release.glide(to: release.target, physics: &physics)
    #expect(same.duration == release.glide.duration)
    let near = release.glide(to: Point(x: 9, y: 200), physics: &physics)
    #expect(near.target == Point(y: 200))
    // u = e^(−1.09)(−100 + (500 − 1090)·0.1) after a tenth of a second
    #expect(near.offset(at: 0.1) == Point(y: 146.5))
    #expect(release.glide(to: Point(y: 9999), physics: &physics).target == Point(y: 683))
    let still = Self.release(from: 100, velocity: 0, column, &physics)
    #expect(!still.willDecelerate)
    #expect(!still.glide(to: Point(y: 0), physics: &physics).isStill)
  }

  @Test func `a glide goes on without a jump when its range changes`() {
    var physics = Physics()
    let release = Self.release(
      from: 100, velocity: -1000, .column(0...683, height: 517), &physics)
    let shorter = Scrollable.column(0...300, height: 517)
    let glide = release.glide.continued(at: 0.1, in: shorter, physics: &physics)
    #expect(glide.target == Point(y: 300))
    #expect(abs(glide.y.offset(at: 0) - release.glide.y.offset(at: 0.1)) < 1e-9)
    #expect(abs(glide.y.velocity(at: 0) - release.glide.y.velocity(at: 0.1)) < 1e-9)
    let past = release.glide.continued(
      at: 0.1, in: .column(0...150, height: 517), physics: &physics)
    #expect(past.target == Point(y: 150))
    let done = release.glide.continued(
      at: 60, in: .column(0...2000, height: 517), physics: &physics)
    #expect(done.isStill)
    #expect(done.target.y == release.glide.y.rest)
  }

  @Test func `an animated offset begins and ends slowly, or goes at constant velocity`() {
    var physics = Physics()
    let slow = ScrollAnimation(
      from: Point(x: 0, y: 100), to: Point(x: 30, y: -200), physics: &physics,
      pixel: Pixel(scale: 2))
    #expect(
      [0, 0.1, 0.15, 0.2, 0.3].map { slow.offset(at: $0) } == [
        Point(x: 0, y: 100), Point(x: 7.5, y: 25), Point(x: 15, y: -50), Point(x: 22.5, y: -125),
        Point(x: 30, y: -200),
      ])
    physics.set(.scrollAnimationCurve, to: 1)
    let animation = ScrollAnimation(
      from: Point(x: 0, y: 100), to: Point(x: 30, y: -200), physics: &physics,
      pixel: Pixel(scale: 2))
    let places = [0, 0.075, 0.15, 0.225, 0.3, 5].map { animation.offset(at: $0) }
    #expect(
      places == [
        Point(x: 0, y: 100), Point(x: 7.5, y: 25), Point(x: 15, y: -50),
        Point(x: 22.5, y: -125), Point(x: 30, y: -200), Point(x: 30, y: -200),
      ])
    #expect(!animation.isFinished(at: 0.29))
    #expect(animation.isFinished(at: 0.3))
    let none = ScrollAnimation(
      from: Point(y: 1), to: Point(y: 1), physics: &physics, pixel: Pixel(scale: 2))
    #expect(none.isFinished(at: 0))
  }
}
