import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingGlideTests {
  @Test func `slowing down gives the published figures`() {
    let times = [0.1, 0.25, 0.5, 1, 2]
    let normal = [90.6259, 196.6895, 315.9280, 432.0351, 490.3877]
    let fast = [63.0793, 91.4339, 98.8454, 99.4949, 99.4992]
    for (rate, ways, end, stop) in [
      (0.998, normal, 499.4998, 3.4499), (0.99, fast, 99.4992, 0.5267),
    ] {
      let deceleration = Deceleration(from: 0, velocity: 1000, rate: rate)
      for (time, way) in zip(times, ways) {
        #expect(
          ScrollingFixture.rounded(deceleration.offset(at: time), 4) == way, "\(rate) \(time)")
      }
      #expect(ScrollingFixture.rounded(deceleration.end, 4) == end)
      #expect(ScrollingFixture.rounded(deceleration.time(within: 0.5), 4) == stop)
    }
  }

  @Test func `the time to a place is when it is there, with the velocity it has there`() {
    let deceleration = Deceleration(from: 20, velocity: -800, rate: 0.998)
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
      // No faster than it was thrown or than the spring's pull makes it; 0.75 for the last step to the pixel.
      let bound = (speed + 10 * abs(glide.target - offset)) / 60 + 0.76
      if frame == 0 {
        if !glide.isStill { #expect(abs(place - start) < 1e-9, "\(name)") }
      } else if glide.isStill {
        #expect(place == glide.target, "\(name)")
      } else {
        #expect(abs(place - last) <= bound, "\(name) at \(frame)")
        let step = place - last
        if step * lastStep < 0, abs(step) > 0.76 { turns += 1 }
        if step != 0 { lastStep = step }
      }
      last = place
    }
    #expect(turns <= 1, "\(name)")
    #expect(last == glide.target, "\(name)")
    #expect(column.range.clamped(glide.target, .y) == glide.target, "\(name)")
    #expect(glide.velocity(at: glide.duration) == 0, "\(name)")
  }

  @Test func `in range it slows down by its rate alone and never turns`() {
    var physics = Physics()
    let column = Scrollable.column(0...100_000, height: 517)
    let release = Self.release(from: 1000, velocity: -1000, column, &physics)
    #expect(release.target == Point(y: 1499.5))
    #expect(release.willDecelerate)
    #expect(release.velocity == Point(x: 0, y: 1))
    #expect(release.glide.offset(at: 0.5) == Point(y: 1316))
    #expect(release.glide.offset(at: 2) == Point(y: 1490.5))
    #expect(!release.glide.isFinished(at: 3.4498))
    #expect(release.glide.isFinished(at: 3.45))
    #expect(release.glide.offset(at: 3.45) == Point(y: 1499.5))
    let names = physics.parametersUsed.map(\.name)
    #expect(names == ["decelerationStart", "stopDistance"])
  }

  @Test func `at an edge it bounces with the velocity it has there, or stops dead`() {
    var physics = Physics()
    var column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 600, velocity: -1000, column, &physics)
    #expect(release.target == Point(y: 683))
    // 83 points on, after ln(1 − 83·2.002/1000)/−2.002 s, 833.83 points a second are left:
    // at most v/(eω) = 30.67 points past the edge.
    let places = (0...480).map { release.glide.y.offset(at: Double($0) / 240) }
    #expect(ScrollingFixture.rounded(places.max() ?? 0, 1) == 713.7)
    column.bounces = false
    let stopped = Self.release(from: 600, velocity: -1000, column, &physics).glide
    #expect(ScrollingFixture.rounded(stopped.duration, 4) == 0.0908)
    #expect((0...100).allSatisfy { stopped.offset(at: Double($0) / 100).y <= 683 })
    #expect(stopped.target == Point(y: 683))
    let atEdge = Self.release(from: 683, velocity: -1000, column, &physics)
    #expect(!atEdge.willDecelerate)
  }

  @Test func `released while stretched it springs back to the edge`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 783, velocity: 0, column, &physics)
    #expect(release.willDecelerate)
    #expect(release.target == Point(y: 683))
    #expect(release.glide.offset(at: 0.1) == Point(y: 756.5))
    #expect(release.glide.offset(at: 0.3) == Point(y: 703))
  }

  @Test func `a finger slower than the threshold leaves content where it is`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    for (velocity, moves) in [(10.0, false), (-10, false), (10.5, true), (-10.5, true), (0, false)]
    {
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
    #expect(release.target == Point(x: 0, y: 589.5))
  }

  @Test func `the delegate's target is sprung to, within the range`() {
    var physics = Physics()
    let column = Scrollable.column(0...683, height: 517)
    let release = Self.release(from: 100, velocity: -500, column, &physics)
    #expect(release.target == Point(y: 349.5))
    let same = release.glide(to: release.target, physics: &physics)
    #expect(same.duration == release.glide.duration)
    let near = release.glide(to: Point(x: 9, y: 200), physics: &physics)
    #expect(near.target == Point(y: 200))
    // u = e^(−1)(−100 + (500 − 1000)·0.1) after a tenth of a second
    #expect(near.offset(at: 0.1) == Point(y: 145))
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
    #expect(done.target == release.target)
  }

  @Test func `an animated offset goes there at constant velocity`() {
    var physics = Physics()
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
