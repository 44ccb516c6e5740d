import Geometry
import Testing

@testable import LayoutEngine

@Suite struct TouchDeliveryTests {
  @Test func `views hear of touches as UIKit's do`() {
    for row in TouchRow.delivery { #expect(row.actual == row.log, "\(row.sentence)") }
  }

  @Test func `scroll views hold touches back as UIKit's do`() {
    for row in TouchRow.scrolling { #expect(row.actual == row.log, "\(row.sentence)") }
  }

  @Test func `a finger's own happenings name the view that was hit`() {
    var stage = TouchStage()
    stage.add("a", in: "root", 10, 10, 100, 100)
    var session = TouchSession(recognizers: [])
    let phases: [TouchPhase] = [.began, .moved, .ended]
    let fingers = phases.enumerated().flatMap { index, phase in
      session.handle(
        FingerEvent(
          finger: "1", phase: phase, location: .init(x: index == 0 ? 20 : 150, y: 30),
          time: Time(seconds: Double(index))), in: stage.tree, physics: &stage.physics,
        asking: stage.questions)
    }
    let a = stage["a"]
    func call(_ event: EventName, _ x: Double) -> TouchHappening {
      .responder(
        TouchCall(
          event, to: a, finger: "1", screenLocation: .init(x: x, y: 30), tapCount: 1,
          in: stage.tree))
    }
    #expect(
      fingers == [
        .finger("1", .began, at: .init(x: 20, y: 30), view: a), call(.touchesBegan, 20),
        .finger("1", .moved, at: .init(x: 150, y: 30), view: a), call(.touchesMoved, 150),
        .finger("1", .ended, at: .init(x: 150, y: 30), view: a), call(.touchesEnded, 150),
      ])
    guard case .responder(let moved) = fingers[3] else { return }
    #expect(moved.location == .init(x: 140, y: 20))
    #expect(moved.passed(to: stage["root"], in: stage.tree).location == .init(x: 150, y: 30))
  }
}
