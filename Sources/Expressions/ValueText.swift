import PlainText

extension Value {
  /// The value as an expression would write it, every digit of its numbers shown, `nan` and `inf` by these names.
  package var expressionText: String {
    switch self {
    case .number(let number): Self.text(number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .text(let text): Self.quoted(text)
    case .point: call("point")
    case .size: call("size")
    case .insets: call("insets")
    case .rect: call("rect")
    case .transform: call("transform")
    case .coordinate: call("coordinate")
    case .region: call("region")
    case .color(let color): "'\(color.text)'"
    }
  }

  private func call(_ function: String) -> String {
    "\(function)(\(numbers.map(Self.text).joined(separator: ", ")))"
  }

  /// All digits, because 0.1 + 0.2 = 0.3 fails by the seventeenth; never -0.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.description }
    let decimal = DecimalNumber.text(number)
    return DecimalNumber.value(of: decimal) == number ? decimal : number.description
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": quoted += "\\'"
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }
}
