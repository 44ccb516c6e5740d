import ConstraintSolver

/// Small systems that look like interfaces, the same for a seed on every machine: views beside and
/// inside one another, ratios, centring, ranked hugging and compression, and rows twice.
struct RandomSystems {
  /// SplitMix64 (Steele, Lea, Flood 2014).
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(limit))
  }

  /// - Parameter conflicts: whether required rows may exclude one another; often they then do.
  mutating func next(conflicts: Bool) -> Equations {
    var text = "x == 0\nw == \(200 + number(below: 300))\n"
    let count = 1 + number(below: 5)
    for view in 0..<count {
      text += "w\(view) >= 0\n"
      let outer = view > 0 && chance(3) ? "\(number(below: view))" : ""
      text += place(view, in: outer, required: conflicts ? 7 : 1)
      text += size(view, in: outer, required: conflicts ? 7 : 0)
    }
    if chance(8) { text += "w0 >= 0\nw0 <= 50 @250\nw0 <= 50 @250\n" }
    return Equations(text)
  }

  private mutating func place(_ view: Int, in outer: String, required: Int) -> String {
    let gap = 4 * number(below: 5)
    var text = ""
    if view > 0, chance(6) {
      let peer = number(below: view)
      text += "x\(view) - x\(peer) - w\(peer) \(chance(7) ? "==" : ">=") \(gap) \(rank(7))\n"
    } else {
      text += "x\(view) - x\(outer) \(chance(7) ? "==" : ">=") \(gap) \(rank(7))\n"
    }
    switch number(below: 5) {
    case 0:
      let relation = chance(5) ? "==" : "<="
      text += "x\(view) + w\(view) - x\(outer) - w\(outer) \(relation) -\(gap) \(rank(required))\n"
    case 1:
      text += "x\(view) + 0.5 w\(view) - x\(outer) - 0.5 w\(outer) == 3 \(rank(required))\n"
    default:
      break
    }
    return text
  }

  private mutating func size(_ view: Int, in outer: String, required: Int) -> String {
    var text = ""
    if chance(4) {
      let share = ["0.5", "0.25", "2", "0.333"][number(below: 4)]
      let relation = ["==", "<=", ">="][number(below: 3)]
      text +=
        "w\(view) - \(share) w\(outer) \(relation) \(number(below: 3) * 5) \(rank(required))\n"
    }
    if chance(7) {
      let wish = number(below: 300)
      text += "w\(view) <= \(wish) \(rank(0))\nw\(view) >= \(wish) \(rank(0))\n"
    }
    if chance(3) { text += "w\(view) == \(10 + number(below: 240)) \(rank(required))\n" }
    return text
  }

  /// Required in so many of ten cases.
  private mutating func rank(_ required: Int) -> String {
    if chance(required) { return "" }
    return "@\([1, 50, 249, 250, 251, 252, 500, 749, 750, 751, 999][number(below: 11)])"
  }

  private mutating func chance(_ tenths: Int) -> Bool {
    number(below: 10) < tenths
  }
}
