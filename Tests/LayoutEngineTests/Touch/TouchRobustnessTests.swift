import Geometry
import Testing

@testable import LayoutEngine

/// Numbers that look random and are the same on every machine: splitmix64.
private struct Randomness {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  mutating func chance(_ share: Int) -> Bool { next(below: share) == 0 }
}

extension TouchStage {
  /// A screen with views, overrides, transforms and recognizers as they come.
  fileprivate init(from random: inout Randomness) {
    self.init()
    let kinds = ["view", "view", "scrollView", "mapView", "button", "label"]
    for index in 1...(3 + random.next(below: 12)) {
      let parent = random.next(below: index)
      add(
        "v\(index)", kinds[random.next(below: kinds.count)],
        in: parent == 0 ? "root" : "v\(parent)",
        Double(random.next(below: 120)) - 20, Double(random.next(below: 120)) - 20,
        Double(random.next(below: 200)), Double(random.next(below: 200)))
      let id = self["v\(index)"]
      if random.chance(8) { tree[id].flags.insert(.multipleTouch) }
      if random.chance(12) { tree[id].flags.insert(.exclusiveTouch) }
      if random.chance(20) { tree[id].flags.insert(.hidden) }
      if random.chance(10) { tree.transform.attach(.scale(x: 0.5, y: 2), to: id) }
      if random.chance(6) { tree.hitOverride.attach(HitOverride(), to: id) }
      if tree.hitOverride.has(id) { tree.hitOverride[id].pointInside = .subviews }
    }
    for index in 0..<(2 + random.next(below: 8)) { addRecognizer(index, &random) }
  }

  private mutating func addRecognizer(_ index: Int, _ random: inout Randomness) {
    let gestures: [Recognizer.Gesture] = [
      .tap(taps: 1, fingers: 1), .tap(taps: 2, fingers: 1), .tap(taps: 1, fingers: 2),
      .tap(taps: 3, fingers: 2), .pan(minimumFingers: 1, maximumFingers: 1),
      .pan(minimumFingers: 2, maximumFingers: 3), .pan(minimumFingers: 0, maximumFingers: 0),
    ]
    let view = random.next(below: tree.count)
    recognize(
      "r\(index)", on: view == 0 ? "root" : "v\(view)", gestures[random.next(below: gestures.count)]
    ) {
      $0.isEnabled = !random.chance(12)
      $0.cancelsTouchesInView = !random.chance(4)
      $0.delaysTouchesBegan = random.chance(4)
      $0.delaysTouchesEnded = !random.chance(4)
      $0.shouldBegin = random.chance(5) ? try? TouchStage.expression("1 = 1") : nil
      for _ in 0..<random.next(below: 3) {
        $0.requiresFailureOf.append(RecognizerID(index: random.next(below: 14)))
        $0.simultaneousWith.append(RecognizerID(index: random.next(below: 14) - 1))
      }
    }
    if random.chance(6) { refusing.insert("r\(index)") }
  }
}

/// Holds what happens against what may happen.
private struct Watch {
  private let names: [String]
  private var open: [String: [ViewID]] = [:]
  private var states: [RecognizerID: RecognizerState] = [:]
  private(set) var counts: [String: Int] = [:]
  private(set) var faults: [String] = []

  init(_ recognizers: [Recognizer]) { names = recognizers.map(\.identifier) }

  mutating func see(_ happenings: [TouchHappening]) {
    for happening in happenings {
      switch happening {
      case .finger: break
      case .responder(let call): see(call)
      case .recognizer(let id, let state, let reading): see(id, state, reading)
      }
    }
  }

  /// A finger may have touches of several goes open: the ends of the first taps of a double tap wait.
  private mutating func see(_ call: TouchCall) {
    counts["\(call.event)", default: 0] += 1
    if !call.location.x.isFinite || !call.location.y.isFinite { faults.append("\(call)") }
    var views = open[call.finger] ?? []
    switch call.event {
    case .touchesBegan: views.append(call.view)
    case .touchesMoved where views.contains(call.view): break
    case .touchesEnded, .touchesCancelled:
      guard let place = views.firstIndex(of: call.view) else { return faults.append("\(call)") }
      views.remove(at: place)
    default: faults.append("\(call)")
    }
    open[call.finger] = views
  }

  private mutating func see(
    _ id: RecognizerID, _ state: RecognizerState, _ reading: RecognizerReading
  ) {
    counts["\(state)", default: 0] += 1
    let before = states[id] ?? .possible
    let isAllowed =
      switch (before, state) {
      case (.possible, .ended), (.possible, .began), (.possible, .failed): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      default: false
      }
    if !isAllowed { faults.append("\(names[id.index]): \(before) to \(state)") }
    if !reading.velocity.x.isFinite || !reading.velocity.y.isFinite {
      faults.append("\(names[id.index]): \(reading)")
    }
    states[id] = [.began, .changed].contains(state) ? state : .possible
  }

  mutating func finish() {
    for (finger, views) in open where !views.isEmpty { faults.append("\(finger): \(views)") }
    for (id, state) in states where state != .possible {
      faults.append("\(names[id.index]) stays \(state)")
    }
  }
}

@Suite struct TouchRobustnessTests {
  @Test func `whatever fingers do, every beginning has one end and no recognizer breaks its table`()
  {
    var random = Randomness(state: 20_261_130)
    var counts: [String: Int] = [:]
    for _ in 0..<200 {
      var stage = TouchStage(from: &random)
      let watch = play(50, on: &stage, &random)
      #expect(watch.faults == [])
      counts.merge(watch.counts, uniquingKeysWith: +)
    }
    // The fingers did reach everything that they are to be tested against.
    let words = [
      "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "began", "changed",
      "ended", "cancelled", "failed",
    ]
    #expect(words.filter { counts[$0, default: 0] < 50 } == [])
  }

  @Test func `the same fingers always come to the same`() {
    var logs: [[TouchHappening]] = []
    for _ in 0..<2 {
      var random = Randomness(state: 7)
      var stage = TouchStage(from: &random)
      var log: [TouchHappening] = []
      _ = play(200, on: &stage, &random) { log += $0 }
      logs.append(log)
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count > 100)
  }

  private func play(
    _ count: Int, on stage: inout TouchStage, _ random: inout Randomness,
    hearing: ([TouchHappening]) -> Void = { _ in }
  ) -> Watch {
    var session = TouchSession(recognizers: stage.recognizers)
    var watch = Watch(stage.recognizers)
    var time = 0.0
    func note(_ happenings: [TouchHappening]) {
      watch.see(happenings)
      hearing(happenings)
    }
    let (tree, questions) = (stage.tree, stage.questions)
    for _ in 0..<count {
      time += [0, 0.01, 0.01, 0.05, 0.05, 0.2, 0.5, -0.1][random.next(below: 8)]
      note(
        session.handle(
          event(at: Time(seconds: time), &random), in: tree, physics: &stage.physics,
          asking: questions))
      if random.chance(10) {
        note(
          session.advance(
            to: Time(seconds: time + 0.1), in: tree, physics: &stage.physics, asking: questions))
      }
      if random.chance(100) {
        let id = RecognizerID(index: random.next(below: stage.recognizers.count + 1))
        note(
          session.setEnabled(
            id, random.chance(2), in: tree, physics: &stage.physics, asking: questions))
      }
    }
    note(session.cancelAll(in: tree, physics: &stage.physics, asking: questions))
    watch.finish()
    #expect(!session.isWaiting && session.fingersDown.isEmpty)
    return watch
  }

  private func event(at time: Time, _ random: inout Randomness) -> FingerEvent {
    let phases: [TouchPhase] = [.began, .began, .moved, .moved, .moved, .ended, .ended, .cancelled]
    // A few places, so that taps come near one another.
    let place = Point(
      x: Double(random.next(below: 16) * 13), y: Double(random.next(below: 16) * 13))
    let isUnsound = random.chance(200)
    return FingerEvent(
      finger: "\(random.next(below: 3))",
      phase: phases[random.next(below: random.chance(3) ? 8 : 7)],
      location: isUnsound ? Point(x: .nan, y: 0) : place, time: time)
  }
}
