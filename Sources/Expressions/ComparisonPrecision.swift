import PlainText

/// The precision at which an expression compares numbers.
package enum ComparisonPrecision: Sendable {
  /// Every bit counts, as in Swift: an app's own code.
  case exact
  /// Thousandths count, as files show them: two numbers that print alike are equal.
  case printed
}

extension Checker.Typed {
  /// The value as a comparison looks at it.
  func compared(at precision: ComparisonPrecision) -> Self {
    switch precision {
    case .exact: self
    case .printed: Self(type: type, code: .printed(code, as: type))
    }
  }
}

extension Value {
  /// The value with each finite number as a file shows it; a value without numbers as it is.
  func printed(as type: ValueType) -> Value {
    let printed = numbers.map { $0.isFinite ? DecimalNumber.printed($0) : $0 }
    return Value(printed, as: type) ?? self
  }
}
