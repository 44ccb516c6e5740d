extension TouchSession {
  /// Something that time alone decides.
  private enum Deadline {
    /// A tap lasts too long, or the next one does not come.
    case tap(Int)
    /// A scroll view gives a touch to its content.
    case content(Int)
  }

  /// Whether time alone will still decide something.
  var hasDeadline: Bool { !deadlines.isEmpty }

  /// The first moment at which time alone decides something; nil where it does not.
  package var nextDeadline: Time? {
    deadlines.map { deadline in
      if case .tap = deadline.what { deadline.time + Time(ticks: 1) } else { deadline.time }
    }.min()
  }

  private var deadlines: [(time: Time, what: Deadline)] {
    let contents = touches.indices.compactMap { place in
      touches[place].isDown && touches[place].hearing == .waiting
        ? touches[place].heldUntil.map { (time: $0, what: Deadline.content(place)) } : nil
    }
    let taps = progress.indices.compactMap { index in
      progress[index].deadline.map { (time: $0, what: Deadline.tap(index)) }
    }
    return contents + taps
  }

  /// Lets time go on, each deadline in its turn.
  mutating func pass(to time: Time, _ turn: inout TouchTurn) {
    guard time > now else { return }
    while let next = earliestDeadline(until: time) {
      now = max(now, next.time)
      switch next.what {
      case .tap(let index):
        finish(index, as: .failed, &turn)
        arbitrate(&turn)
        failCircles(&turn)
      case .content(let place):
        touches[place].heldUntil = nil
      }
      tellViews(&turn)
    }
    now = time
  }

  /// Returns what is due first: a tap fails only after its deadline, content gets its touch at it.
  private func earliestDeadline(until time: Time) -> (time: Time, what: Deadline)? {
    deadlines.filter { deadline in
      if case .tap = deadline.what { deadline.time < time } else { deadline.time <= time }
    }.min { $0.time < $1.time }
  }
}
