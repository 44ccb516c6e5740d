import Expressions

/// Which reactions run at which signal, in document order.
struct ReactionTable: Sendable {
  private var bySignal: [Signal: [Reaction]] = [:]
  private var viewsByEvent: [(event: EventName, view: ViewID)] = []

  init(_ reactions: [Reaction]) {
    for reaction in reactions {
      bySignal[reaction.signal, default: []].append(reaction)
      guard case .view(let event, let view) = reaction.signal else { continue }
      if !viewsByEvent.contains(where: { $0 == (event, view) }) {
        viewsByEvent.append((event, view))
      }
    }
  }

  subscript(signal: Signal) -> [Reaction] { bySignal[signal] ?? [] }

  /// The views with a reaction to an event, superviews first.
  func views(hearing event: EventName) -> [ViewID] {
    viewsByEvent.filter { $0.event == event }.map(\.view).sorted()
  }
}

extension Simulation {
  /// How deep signals may cause one another.
  static let depthLimit = 32

  /// Something happened: it is counted and recorded, then the app's code for it runs, before the next line.
  ///
  /// - Returns: the arguments as the code left them.
  @discardableResult
  mutating func emit(
    _ signal: Signal, _ arguments: EventArguments = EventArguments(),
    touch: RunningTouch? = nil
  ) throws(RunFailure) -> EventArguments {
    record(signal, arguments)
    var arguments = arguments
    for reaction in reactions[signal] {
      try checkEventLimit(origin: reaction.origin)
      guard depth < Self.depthLimit else {
        throw RunFailure(
          "\(words(for: signal)) keeps causing itself: \(Self.depthLimit) deep",
          origin: reaction.origin)
      }
      depth += 1
      defer { depth -= 1 }
      var scope = Scope(
        locals: Array(repeating: .number(0), count: reaction.localCount), event: arguments,
        touch: touch)
      try run(reaction.statements, in: &scope)
      arguments = scope.event
    }
    return arguments
  }

  /// Signals can branch without ever going deep, so that each that runs code looks at the count.
  func checkEventLimit(origin: Origin) throws(RunFailure) {
    guard recorder.hasTooManyEvents else { return }
    throw RunFailure("more than \(recorder.eventLimit) events in one variant", origin: origin)
  }

  /// Counts a signal for `received` and writes those that a baseline tells of.
  private mutating func record(_ signal: Signal, _ arguments: EventArguments) {
    switch signal {
    case .controller(let event):
      recorder.count()
      if event.isRecorded, !reactions[signal].isEmpty {
        recorder.record(.call(event, nil, []), at: clock.time)
      }
    case .view(let event, let view):
      recorder.count(event, in: view)
      guard event.isRecorded, event.audience != .responder else { return }
      let shown = event.recordedFields.compactMap { field in
        arguments[field].map { (name: field.rawValue, value: $0) }
      }
      recorder.record(.call(event, view, shown), at: clock.time)
    case .recognizer, .action: recorder.count()
    }
  }

  /// A signal as its author would name it.
  private func words(for signal: Signal) -> String {
    switch signal {
    case .controller(let event): event.rawValue
    case .view(let event, let view):
      "\(event.rawValue) of \(tree.name(of: view, in: scene.catalog))"
    case .recognizer(let id): "recognizer \(scene.recognizers[id.index].identifier)"
    case .action(let name): "action \(name)"
    }
  }

  /// An action of the app's: recorded with its values, counted, and its code run.
  mutating func call(
    _ action: String, with expressions: [Expression], in scope: Scope, origin: Origin
  ) throws(RunFailure) {
    var values: [Value] = []
    for expression in expressions {
      values.append(try value(of: expression, in: scope, origin: origin))
    }
    recorder.record(.action(action, values), at: clock.time)
    recorder.count(action: action)
    try emit(.action(action))
  }
}

extension EventName {
  /// The arguments that a baseline shows with the call.
  var recordedFields: [EventField] {
    switch self {
    case .scrollViewWillEndDragging: [.targetContentOffset]
    case .scrollViewDidEndDragging: [.decelerate]
    default: []
    }
  }
}
