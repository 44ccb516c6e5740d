/// Every number and rule that Apple does not document, by name; those that a run used stand at its baseline's head.
package struct Physics: Sendable {
  private var values: [Double]
  private var used: UInt64 = 0

  package init() {
    values = Parameter.allCases.map(\.row.standard)
  }

  /// The parameter's value, noted as used.
  package mutating func callAsFunction(_ parameter: Parameter) -> Double {
    used |= 1 << UInt64(parameter.rawValue)
    return values[parameter.rawValue]
  }

  /// The parameter's choice, noted as used.
  package mutating func choice(_ parameter: Parameter) -> String {
    parameter.row.choices[Int(self(parameter))]
  }

  package mutating func set(_ parameter: Parameter, to value: Double) {
    values[parameter.rawValue] = value
  }

  /// What the run read so far, by name.
  package var parametersUsed: [(name: String, value: Double, choice: String?)] {
    Parameter.allCases.filter { used & (1 << UInt64($0.rawValue)) != 0 }
      .map { parameter in
        let (value, choices) = (values[parameter.rawValue], parameter.row.choices)
        return (parameter.name, value, choices.isEmpty ? nil : choices[Int(value)])
      }
      .sorted { $0.name < $1.name }
  }

  /// A parameter: its standard value, its range or choices, what it is and where it comes from.
  package struct Row: Sendable {
    package let standard: Double
    package let range: ClosedRange<Double>
    package let choices: [String]
    package let summary: String
    package let confidence: Confidence
    package let source: String

    static func number(
      _ standard: Double, in range: ClosedRange<Double>, _ summary: String,
      _ confidence: Confidence, source: String
    ) -> Row {
      Row(
        standard: standard, range: range, choices: [], summary: summary, confidence: confidence,
        source: source)
    }

    static func choice(
      _ choices: [String], _ summary: String, _ confidence: Confidence, source: String
    ) -> Row {
      Row(
        standard: 0, range: 0...Double(choices.count - 1), choices: choices, summary: summary,
        confidence: confidence, source: source)
    }

    /// The confidence in a standard value.
    package enum Confidence: String, Sendable {
      /// Raw traces of UIKit on a simulator, more than one that agree.
      case measured
      /// One raw trace, or a measurement that only a comment repeats.
      case measuredOnce = "measured once"
      /// Figures of other projects, none of them a measurement that can be checked.
      case reported
      /// Our own choice; no outside figure is known.
      case assumed
    }
  }

  package enum Parameter: Int, CaseIterable, Sendable {
    case panStart, tapMovement, tapDuration, tapInterval, controlSlop
    case contentTouchDelay, rubberBand, bounceFrequency, heldRelease, outwardRelease, stopDistance
    case decelerationStart, decelerationEnd
    case pageOrigin, pagingVelocity, pagingEndCall, insetChange, releaseWindow, restVelocity
    case scrollAnimation, scrollAnimationCurve, mapDeceleration, minimumHitAlpha
    case indicatorMinimumLength, indicatorMargin, indicatorThickness

    /// As files write it.
    package var name: String { String(describing: self) }

    package var row: Row { Self.rows[rawValue] }

    private static let rows = allCases.map(\.definition)
  }
}
