import Geometry
import Testing

@testable import LayoutEngine

@Suite struct RecognizerTests {
  @Test func `taps are recognized as UIKit's are`() {
    for row in TouchRow.taps + TouchRow.severalTaps {
      #expect(row.actual == row.log, "\(row.sentence)")
    }
  }

  @Test func `pans begin, follow and end as UIKit's do`() {
    for row in TouchRow.pans { #expect(row.actual == row.log, "\(row.sentence)") }
  }

  @Test func `a pan begins 10 points away from wherever it started`() {
    var stage = TouchStage()
    stage.recognize("pan", on: "root", .pan(minimumFingers: 1, maximumFingers: 9))
    for start in [0, 17.3, 187.0 / 3, 100.1, 0.7, 99.9999] {
      var stage = stage
      let script = "0 1 down \(start) 50\n1 1 move \(start + 9.99999) 50\n2 1 move \(start + 10) 50"
      #expect(
        stage.log(script).split(separator: "\n").prefix { $0 != "root touchesCancelled" } == [
          "root touchesBegan", "root touchesMoved", "pan began 0.0 0.0",
        ], "\(start)")
    }
  }

  @Test func `a session waits only for what time decides`() {
    var stage = TouchStage()
    stage.add("list", "scrollView", in: "root", 0, 0, 200, 200)
    stage.add("a", in: "list", 0, 0, 100, 100)
    stage.recognize("double", on: "a", .tap(taps: 2, fingers: 1))
    let logs = ["0 1 down 150 150", "0 1 down 50 50", "0 1 down 50 50\n1 wait", tapOnce]
      .map { script in
        var stage = stage
        return stage.log(script)
      }
    #expect(
      logs == [
        "list touchesBegan\ndown 1", "waiting\ndown 1", "a touchesBegan\ndouble failed\ndown 1",
        "list.pan failed\na touchesBegan\nwaiting",
      ])
  }

  @Test func `a reading is in the recognizer's view, along its axes`() {
    var stage = TouchStage()
    stage.add("a", in: "root", 100, 100, 100, 100)
    stage.tree.transform.attach(.scale(x: 0.5, y: 0.5), to: stage["a"])
    stage.recognize("pan", on: "a", .pan(minimumFingers: 1, maximumFingers: 9))
    var session = TouchSession(recognizers: stage.recognizers)
    var last: RecognizerReading?
    for step in 0...4 {
      let happenings = session.handle(
        FingerEvent(
          finger: "1", phase: step == 0 ? .began : .moved,
          location: Point(x: 130 + 10 * Double(step), y: 150),
          time: Time(seconds: Double(step) / 10)),
        in: stage.tree, physics: &stage.physics, asking: stage.questions)
      for case .recognizer(_, _, let reading) in happenings { last = reading }
    }
    // The view is half its size about its middle at 150 150: 40 points on the screen are 80 in it.
    #expect(last?.location == Point(x: 90, y: 50))
    #expect(last?.translation == Point(x: 60, y: 0))
    #expect(last?.touchCount == 1)
    #expect(abs((last?.velocity.x ?? 0) - 200) < 1e-9)
    #expect(session.state(of: RecognizerID(index: 0)) == .changed)
    #expect(session.fingerCount(of: RecognizerID(index: 0)) == 1)
  }
}

private let tapOnce = "0 1 down 50 50\n0.05 1 up"
