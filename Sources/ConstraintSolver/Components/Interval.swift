/// A closed range of values, with the rows that set its ends (-1 where none does).
struct Interval: Sendable {
  var lower = -Double.infinity
  var upper = Double.infinity
  var lowerRow: Int32 = -1
  var upperRow: Int32 = -1

  init() {}

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Where the sum of errors is least; the kinks come back sorted.
  init(best kinks: inout [Kink]) {
    Self.sort(&kinks)
    var slope = 0.0
    var total = 0.0
    for kink in kinks {
      slope -= kink.below
      total += kink.below + kink.above
    }
    let flat = Tolerance.cost * total
    var isDescending = slope < -flat
    for kink in kinks {
      slope += kink.below + kink.above
      if isDescending, slope >= -flat {
        lower = kink.position
        lowerRow = kink.row
        isDescending = false
      }
      if slope > flat {
        upper = kink.position
        upperRow = kink.row
        return
      }
    }
  }

  /// By position, and by row among equals; the lists are short.
  private static func sort(_ kinks: inout [Kink]) {
    guard kinks.count > 1 else { return }
    if kinks.count > 16 {
      kinks.sort { $0.position != $1.position ? $0.position < $1.position : $0.row < $1.row }
      return
    }
    for index in 1..<kinks.count {
      let kink = kinks[index]
      var place = index
      while place > 0, kinks[place - 1].position > kink.position {
        kinks[place] = kinks[place - 1]
        place -= 1
      }
      kinks[place] = kink
    }
  }

  /// What is best among these values for an error that is least in `best`: by convexity the common
  /// part, or the end nearest to it.
  mutating func narrow(to best: Interval) {
    if best.lower >= upper {
      lower = upper
      lowerRow = upperRow
    } else if best.upper <= lower {
      upper = lower
      upperRow = lowerRow
    } else {
      if best.lower > lower {
        lower = best.lower
        lowerRow = best.lowerRow
      }
      if best.upper < upper {
        upper = best.upper
        upperRow = best.upperRow
      }
    }
  }

  var isPoint: Bool { upper - lower <= Tolerance.range }
}
