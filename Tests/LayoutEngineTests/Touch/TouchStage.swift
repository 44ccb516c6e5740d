import Expressions
import Geometry

@testable import LayoutEngine

/// A screen of 200 by 200 points with a few views, the recognizers on them, and a log of what fingers do to it.
struct TouchStage {
  private let catalog = Catalog.uiKit
  private var ids: [String: ViewID] = [:]
  var tree = ViewTree()
  var recognizers: [Recognizer] = []
  var physics = Physics()
  /// Recognizers whose `shouldBegin` says no.
  var refusing: Set<String> = []
  /// Scroll views that scroll sideways too, or not at all; the others scroll up and down.
  var axes: [String: (x: Bool, y: Bool)] = [:]
  var areMapsScrollable = true
  /// Control events instead of the controls' touch methods.
  var controls = ControlTracking()

  init() {
    add("root", in: nil, 0, 0, 200, 200)
  }

  subscript(name: String) -> ViewID { ids[name] ?? tree.root }

  func name(_ view: ViewID?) -> String { view.map { tree.identifier(of: $0) } ?? "nobody" }

  mutating func add(
    _ name: String, _ kind: String = "view", in parent: String?, _ x: Double, _ y: Double,
    _ width: Double, _ height: Double, _ change: (inout View) -> Void = { _ in }
  ) {
    guard let kind = catalog.kind(named: kind) else { return }
    let id = tree.insert(kind, of: catalog, in: parent.map { self[$0] }, identifier: name)
    tree[id].frame = Rect(x: x, y: y, width: width, height: height)
    change(&tree[id])
    ids[name] = id
    if catalog[kind].name == "scrollView" { recognize(name + ".pan", on: name, .scroll) }
    if catalog[kind].name == "mapView" { recognize(name + ".pan", on: name, .map) }
  }

  mutating func recognize(
    _ name: String, on view: String, _ gesture: Recognizer.Gesture,
    _ change: (inout Recognizer) -> Void = { _ in }
  ) {
    var recognizer = Recognizer(identifier: name, view: self[view], gesture: gesture)
    change(&recognizer)
    recognizers.append(recognizer)
  }

  func recognizer(_ name: String) -> RecognizerID {
    RecognizerID(index: recognizers.firstIndex { $0.identifier == name } ?? 0)
  }

  var questions: TouchQuestions {
    let stage = self
    return TouchQuestions(
      inside: { expression, point, bounds, _ in
        stage.value(of: expression, point, bounds) == .boolean(true)
      },
      shouldBegin: { id, _ in !stage.refusing.contains(stage.recognizers[id.index].identifier) },
      scrollAxes: { view in stage.axes[stage.name(view)] ?? (false, true) },
      isMapScrollable: { _ in stage.areMapsScrollable },
      cancelsContentTouch: { !stage.tree.control.has($0) },
      tapsItself: { stage.tree.control.value(of: $0)?.isEnabled ?? false })
  }

  func hit(_ x: Double, _ y: Double) -> String {
    name(
      HitTest.view(
        at: Point(x: x, y: y), in: tree, minimumAlpha: 0.01, inside: questions.inside))
  }

  // MARK: - Expressions over point and bounds

  static func expression(_ text: String) throws -> Expression {
    try Parser.syntax(of: text).checked(
      resolve: { path in
        path[0].text == "point"
          ? .success(Resolution(slot: Slot(0), type: .point, consumed: 1))
          : .success(Resolution(slot: Slot(1), type: .rect, consumed: 1))
      },
      view: { _ in .failure(NameFailure(words: "no views here", index: 0)) })
  }

  private func value(of expression: Expression, _ point: Point, _ bounds: Rect) -> Value {
    expression.value(
      read: { $0.raw == 0 ? .point(point) : .rect(bounds) }, convert: { what, _, _ in what })
  }

  // MARK: - Logs

  /// What comes of events such as `0.1 1 move 50 60`, `0.2 1 up`, `0.3 1 cancel`, `0.5 wait`, one a line.
  mutating func log(_ script: String) -> String {
    var session = TouchSession(recognizers: recognizers)
    var places: [String: Point] = [:]
    var lines: [String] = []
    for line in script.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let happenings = happenings(words, &places, &session)
      for happening in happenings { lines += text(of: happening) }
    }
    if session.isWaiting { lines.append("waiting") }
    if !session.fingersDown.isEmpty {
      lines.append("down " + session.fingersDown.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func happenings(
    _ words: [String], _ places: inout [String: Point], _ session: inout TouchSession
  ) -> [TouchHappening] {
    let time = Time(seconds: Double(words[0]) ?? 0)
    let questions = questions
    if words[1] == "wait" {
      return session.advance(to: time, in: tree, physics: &physics, asking: questions)
    }
    if words[1] == "cancelAll" {
      return session.cancelAll(in: tree, physics: &physics, asking: questions)
    }
    if words[1] == "disable" {
      return session.setEnabled(
        recognizer(words[2]), false, in: tree, physics: &physics, asking: questions)
    }
    let phases: [String: TouchPhase] = [
      "down": .began, "move": .moved, "up": .ended, "cancel": .cancelled,
    ]
    if words.count > 4, let x = Double(words[3]), let y = Double(words[4]) {
      places[words[1]] = Point(x: x, y: y)
    }
    let event = FingerEvent(
      finger: words[1], phase: phases[words[2]] ?? .moved, location: places[words[1]] ?? Point(),
      time: time)
    return session.handle(event, in: tree, physics: &physics, asking: questions)
  }

  private mutating func text(of happening: TouchHappening) -> [String] {
    switch happening {
    case .finger: []
    case .responder(let call) where tree.control.has(call.view):
      controls.events(of: call, in: &tree, physics: &physics).map(text)
    case .responder(let call): [text(of: call)]
    case .recognizer(let id, let state, let reading):
      [text(of: recognizers[id.index], state, reading)]
    }
  }

  private func text(of call: TouchCall) -> String {
    name(call.view) + " \(call.event)" + (call.tapCount > 1 ? " tap \(call.tapCount)" : "")
  }

  private func text(
    of recognizer: Recognizer, _ state: RecognizerState, _ reading: RecognizerReading
  ) -> String {
    let words = recognizer.identifier + " \(state)"
    if recognizer.isTap || state == .failed { return words }
    return words + " \(reading.translation.x) \(reading.translation.y)"
  }
}

/// One row of a table of logs.
struct TouchRow: Sendable {
  let sentence: String
  let script: String
  let log: String
  let arrange: @Sendable (inout TouchStage) -> Void

  init(
    _ sentence: String, _ script: String, _ log: String,
    _ arrange: @escaping @Sendable (inout TouchStage) -> Void = { _ in }
  ) {
    (self.sentence, self.script, self.log, self.arrange) = (sentence, script, log, arrange)
  }

  var actual: String {
    var stage = TouchStage()
    arrange(&stage)
    return stage.log(script)
  }
}
