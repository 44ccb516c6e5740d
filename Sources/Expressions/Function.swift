import Geometry

/// A function that expressions can call: one row each.
struct Function: Sendable {
  struct Parameter: Sendable {
    let name: String
    let type: ValueType
  }

  let name: String
  let parameters: [Parameter]
  let type: ValueType
  /// Whether more values of the last parameter's type may follow.
  let takesMore: Bool
  let apply: @Sendable ([Value]) -> Value

  /// How a call is written: `insets(t, l, b, r)`.
  var signature: String {
    "\(name)(\(parameters.map(\.name).joined(separator: ", "))\(takesMore ? ", …" : ""))"
  }

  /// In the order in which messages name them.
  static let all: [Function] = [
    row("point", "x", "y") { Point(x: $0, y: $1) },
    row("size", "w", "h") { Size(width: $0, height: $1) },
    Function(
      name: "rect", parameters: ["x", "y", "w", "h"].map { Parameter(name: $0, type: .number) },
      type: .rect, takesMore: false,
      apply: {
        .rect(Rect(x: $0.number(0), y: $0.number(1), width: $0.number(2), height: $0.number(3)))
      }
    ),
    Function(
      name: "insets", parameters: ["t", "l", "b", "r"].map { Parameter(name: $0, type: .number) },
      type: .insets, takesMore: false,
      apply: {
        .insets(
          Insets(
            top: $0.number(0), left: $0.number(1), bottom: $0.number(2), right: $0.number(3)))
      }),
    row("contains", "rect", "point") { (rect: Rect, point: Point) in rect.contains(point) },
    conversion,
    folded("min", least),
    folded("max", greatest),
    row("abs", "a") { Swift.abs($0) },
    // The idiom min(max(value, lower), upper): an upper bound below the lower one wins, nan stays nan.
    Function(
      name: "clamp",
      parameters: ["value", "lower", "upper"].map { Parameter(name: $0, type: .number) },
      type: .number, takesMore: false,
      apply: { .number(least(greatest($0.number(0), $0.number(1)), $0.number(2))) }),
    row("floor", "a") { $0.rounded(.down) },
    // Half away from zero, as Swift's rounded().
    row("round", "a") { $0.rounded(.toNearestOrAwayFromZero) },
    row("ceil", "a") { $0.rounded(.up) },
    row("sqrt", "a") { $0.squareRoot() },
  ]

  /// The function of that name, or nil.
  static func named(_ name: String) -> Function? { all.first { $0.name == name } }

  /// `convert(what, from, to)`, whose last two values are views; the caller converts, so this row is never applied.
  static let conversion = Function(
    name: "convert",
    parameters: [
      Parameter(name: "what", type: .rect), Parameter(name: "from", type: .text),
      Parameter(name: "to", type: .text),
    ], type: .rect, takesMore: false, apply: { $0[0] })

  /// Swift's generic `min`, which is not IEEE's: the second only where it is less, so that
  /// `min(1, nan)` is 1 and `min(nan, 1)` is nan (public/core/Algorithm.swift of the Swift sources).
  static func least(_ x: Double, _ y: Double) -> Double { y < x ? y : x }

  /// Swift's generic `max`: the second where it is as large, so that `max(0, -0.0)` is -0.0 and
  /// `max(nan, 1)` is nan.
  static func greatest(_ x: Double, _ y: Double) -> Double { y >= x ? y : x }

  private static func row(
    _ name: String, _ parameter: String, _ apply: @escaping @Sendable (Double) -> Double
  ) -> Function {
    Function(
      name: name, parameters: [Parameter(name: parameter, type: .number)], type: .number,
      takesMore: false, apply: { .number(apply($0.number(0))) })
  }

  private static func row<A: ValueConvertible, B: ValueConvertible, Result: ValueConvertible>(
    _ name: String, _ first: String, _ second: String,
    _ apply: @escaping @Sendable (A, B) -> Result
  ) -> Function {
    Function(
      name: name,
      parameters: [Parameter(name: first, type: A.type), Parameter(name: second, type: B.type)],
      type: Result.type, takesMore: false,
      apply: { apply(A.proved($0[0]), B.proved($0[1])).value })
  }

  private static func folded(
    _ name: String, _ join: @escaping @Sendable (Double, Double) -> Double
  ) -> Function {
    Function(
      name: name,
      parameters: [Parameter(name: "a", type: .number), Parameter(name: "b", type: .number)],
      type: .number, takesMore: true,
      apply: { values in
        .number(values.dropFirst().reduce(values.number(0)) { join($0, Double.proved($1)) })
      })
  }
}

extension [Value] {
  fileprivate func number(_ index: Int) -> Double { Double.proved(self[index]) }
}

extension ValueConvertible {
  /// The Swift value of a value whose type the checker has proved.
  static func proved(_ value: Value) -> Self {
    guard let proved = Self(value) else {
      preconditionFailure("a slot was resolved as \(Self.type.name) and read as \(value)")
    }
    return proved
  }
}
