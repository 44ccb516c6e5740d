/// What the run has to tell: the trace step by step, and the counts that expectations ask for.
struct Recorder: Sendable {
  /// How many events one variant may have.
  static let eventLimit = 1_000_000

  private var steps: [StepRecord] = []
  private var findings: [Finding] = []
  private var failure: Finding?
  private(set) var stepStart = 0.0
  private(set) var eventCount = 0
  private var received: [Received: Int] = [:]
  private var actions: [String: Int] = [:]

  private struct Received: Hashable {
    let event: EventName
    let view: ViewID
  }

  mutating func begin(_ step: StepRecord, at time: Double) {
    steps.append(step)
    stepStart = time
  }

  /// Forgets the counts: a step that does something begins.
  mutating func startCounting() {
    received = [:]
    actions = [:]
  }

  /// Writes an event, timed from the step's start.
  mutating func record(_ event: TraceEvent, at time: Double) {
    eventCount += 1
    guard eventCount <= Self.eventLimit, !steps.isEmpty else { return }
    steps[steps.count - 1].entries.append(.event(time: time - stepStart, event))
  }

  mutating func record(_ snapshot: Snapshot) {
    steps[steps.count - 1].entries.append(.snapshot(snapshot))
  }

  mutating func count(_ event: EventName, in view: ViewID) {
    eventCount += 1
    received[Received(event: event, view: view), default: 0] += 1
  }

  mutating func count(action: String) { actions[action, default: 0] += 1 }

  func times(_ event: EventName, in view: ViewID) -> Int {
    received[Received(event: event, view: view)] ?? 0
  }

  func times(action: String) -> Int { actions[action] ?? 0 }

  mutating func find(_ finding: Finding) { findings.append(finding) }

  mutating func fail(_ finding: Finding) { failure = finding }

  func outcome(physics: [(name: String, value: Double, choice: String?)]) -> Outcome {
    var outcome = Outcome()
    outcome.steps = steps
    outcome.findings = findings
    outcome.failure = failure
    outcome.physics = physics
    return outcome
  }
}
