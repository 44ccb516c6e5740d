package import Expressions
package import Geometry

/// All that a run did and showed.
package struct Outcome: Sendable {
  package var steps: [StepRecord] = []
  /// What went against an expectation or an invariant, in the order in which it was found.
  package var findings: [Finding] = []
  package var ending = Ending.lastStep
  package var physics: [(name: String, value: Double, choice: String?)] = []

  package init() {}

  /// Where the run ended.
  package enum Ending: Sendable {
    case lastStep
    /// At a guard, before its last step.
    case failure(Finding)
    /// Before its last step, because the caller asked for it.
    case stopped
  }

  /// The guard that ended the run before its last step.
  package var failure: Finding? {
    if case .failure(let finding) = ending { finding } else { nil }
  }
}

/// One step and what came of it.
package struct StepRecord: Sendable {
  /// From 1; 0 for what happened before the first.
  package let number: Int
  package let words: String
  package let origin: Origin
  package var entries: [Entry] = []

  package init(number: Int, words: String, origin: Origin) {
    (self.number, self.words, self.origin) = (number, words, origin)
  }

  package enum Entry: Sendable {
    /// Seconds since the step began.
    case event(time: Double, TraceEvent)
    case snapshot(Snapshot)
  }
}

/// Something a baseline tells of.
package enum TraceEvent: Sendable {
  /// A finger; `view` is whose touch it is, nil where nothing was hit.
  case touch(finger: String, phase: TouchPhase, at: Point, view: ViewID?)
  case recognizer(RecognizerID, RecognizerState)
  /// A control event, a delegate call or a controller's method, with the arguments that a baseline shows.
  case call(EventName, ViewID?, [(name: String, value: Value)])
  case action(String, [Value])
  /// Where a scroll view's content is: ten times a second, where it turns and where it ends.
  case scroll(ViewID, Point, ScrollMark)
  /// A required constraint that layout gave up, in words, and who wrote it; told again only after it held meanwhile.
  case constraintBroken(String, origin: Origin)
  /// A map's centre, likewise.
  case map(ViewID, Coordinate, ScrollMark)
}

package enum TouchPhase: String, Sendable {
  case began, moved, ended, cancelled
}

package enum ScrollMark: Sendable {
  case sample, turn, end
}

/// What the screen showed at one moment.
package struct Snapshot: Sendable {
  package let name: String
  /// Seconds since the step that it belongs to began.
  package let time: Double
  package let tree: ViewTree
  package let origin: Origin

  package init(name: String, time: Double, tree: ViewTree, origin: Origin) {
    (self.name, self.time, self.tree, self.origin) = (name, time, tree, origin)
  }
}

/// Something wrong, in words, and where its author said what it goes against.
package struct Finding: Sendable, Hashable {
  package let kind: Kind
  package let words: String
  package let origin: Origin
  package let notes: [Note]

  package init(_ kind: Kind, _ words: String, origin: Origin, notes: [Note] = []) {
    (self.kind, self.words, self.origin, self.notes) = (kind, words, origin, notes)
  }

  package enum Kind: String, Sendable {
    case expectation, ambiguous, unsatisfiable
    /// A guard of the run: it could not go on.
    case failure
  }

  package struct Note: Sendable, Hashable {
    package let words: String
    package let origin: Origin

    package init(_ words: String, origin: Origin) {
      (self.words, self.origin) = (words, origin)
    }
  }
}
