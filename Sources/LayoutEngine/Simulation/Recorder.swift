/// What the run has to tell: the trace step by step, and the counts that expectations ask for.
struct Recorder: Sendable {
  /// How many events one variant may have.
  var eventLimit = RunLimits().events

  private var steps: [StepRecord] = []
  private var findings: [Finding] = []
  private var brokenInvariants: Set<Finding> = []
  private var ending = Outcome.Ending.lastStep
  private(set) var stepStart = Time.zero
  private(set) var eventCount = 0
  private var received: [Received: Int] = [:]
  private var actions: [String: Int] = [:]

  private struct Received: Hashable {
    let event: EventName
    let view: ViewID
  }

  /// Whether more happened than one variant may have.
  var hasTooManyEvents: Bool { eventCount > eventLimit }
  /// The author's line for what is done now.
  var stepOrigin: Origin { steps.last?.origin ?? .none }

  mutating func begin(_ step: StepRecord, at time: Time) {
    steps.append(step)
    stepStart = time
  }

  /// Forgets the counts: a step that does something begins.
  mutating func startCounting() {
    received = [:]
    actions = [:]
  }

  /// Writes an event, timed from the step's start.
  mutating func record(_ event: TraceEvent, at time: Time) {
    eventCount += 1
    guard !hasTooManyEvents, !steps.isEmpty else { return }
    steps[steps.count - 1].entries.append(.event(time: (time - stepStart).seconds, event))
  }

  mutating func record(_ snapshot: Snapshot) {
    steps[steps.count - 1].entries.append(.snapshot(snapshot))
  }

  /// Counts something that is neither written nor asked for.
  mutating func count() { eventCount += 1 }

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

  /// Keeps what breaks an invariant once a run, at the first snapshot that shows it.
  mutating func find(_ finding: Finding, at snapshot: String) {
    guard brokenInvariants.insert(finding).inserted else { return }
    find(
      Finding(
        finding.kind, finding.words + " at snapshot '\(snapshot)'", origin: finding.origin,
        notes: finding.notes))
  }

  /// Notes that the run ends before its last step.
  mutating func end(_ failure: RunFailure) {
    switch failure {
    case .failed(let finding): ending = .failure(finding)
    case .stopped: ending = .stopped
    }
  }

  func outcome(physics: [(name: String, value: Double, choice: String?)]) -> Outcome {
    var outcome = Outcome()
    outcome.steps = steps
    outcome.findings = findings
    outcome.ending = ending
    outcome.physics = physics
    return outcome
  }
}
