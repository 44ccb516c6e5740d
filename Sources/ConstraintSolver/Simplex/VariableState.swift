/// What a tableau knows of one variable.
struct VariableState: Sendable {
  var constant = 0.0
  /// What a unit below 0 and a unit above 0 costs at the present level.
  var costBelow = 0.0
  var costAbove = 0.0
  /// 1 above the kink, -1 below; at the kink the side whose slope counts.
  var side = 1.0
  /// The place of its priority among the levels, -1 for a parameter.
  var level: Int32 = -1
  var relation = Relation.equal
  /// Whether the levels so far leave values below 0 and above 0.
  var mayFall = true
  var mayRise = true

  /// The change of cost with a rise, on the variable's side.
  var slope: Double { side > 0 ? costAbove : -costBelow }

  /// Whether something stops or bends when the variable comes to 0 from its side.
  var bends: Bool {
    (side > 0 ? !mayFall : !mayRise) || costBelow + costAbove > 0
  }

  var isLimit: Bool { side > 0 ? !mayFall : !mayRise }

  /// Takes the side of a value; a variable held to one side keeps it whatever the rounding.
  ///
  /// - Returns: whether that changed a slope that counts.
  mutating func settle(at value: Double) -> Bool {
    guard mayFall && mayRise else { return false }
    let old = side
    if value > Tolerance.kink { side = 1 } else if value < -Tolerance.kink { side = -1 }
    return side != old && costBelow + costAbove > 0
  }

  // MARK: - At its own level

  /// What a unit below 0 costs at the variable's own level.
  var ownBelow: Double { level >= 0 && relation != .atMost ? 1 : 0 }

  /// What a unit above 0 costs at the variable's own level.
  var ownAbove: Double { level >= 0 && relation != .atLeast ? 1 : 0 }

  /// The change of cost at its own level with a rise, on the variable's side.
  var ownSlope: Double { side > 0 ? ownAbove : -ownBelow }

  /// Whether a value is on the other side of the kink.
  func isViolated(at value: Double) -> Bool {
    level >= 0 && value * side < -Tolerance.kink
  }

  mutating func count(_ counts: Bool) {
    costBelow = counts ? ownBelow : 0
    costAbove = counts ? ownAbove : 0
  }
}
