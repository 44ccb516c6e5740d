import PlainText

/// Numbers as Xcode writes them: decimals, and with an exponent where they are very small or large.
enum DocumentNumber {
  /// The number, or nil for what is none or is too large to lay out with.
  static func value(of text: String) -> Double? {
    if let number = DecimalNumber.value(of: text) { return checked(number) }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count == 2, DecimalNumber.value(of: parts[0]) != nil else { return nil }
    let exponent = parts[1].hasPrefix("+") ? parts[1].dropFirst() : parts[1]
    let digits = exponent.hasPrefix("-") ? exponent.dropFirst() : exponent
    guard !digits.isEmpty, digits.count <= 4,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Double("\(parts[0])e\(exponent)")
    else { return nil }
    return checked(number)
  }

  private static func checked(_ number: Double) -> Double? {
    abs(number) <= ValueSyntax.largestLength ? number : nil
  }
}
