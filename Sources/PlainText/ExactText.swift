/// A text that equals another only where both have the same bytes of UTF-8, and is ordered by them.
///
/// Swift's `String` equals every canonically equivalent one: "é" is "e" with U+0301 behind it. Files,
/// ids, baselines and file systems tell them apart, so what is compared with or looked up by a text
/// out of a file goes by this type: `ExactText(a) == ExactText(b)`, `[ExactText: Value]`, `Set<ExactText>`.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    // The first test is as fast as memory allows; only texts beyond ASCII pass it and differ.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Texts of the same bytes have the same hash; equivalent ones do, too.
  package func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Returns whether two texts differ in their bytes and nobody can see it.
  package static func areEquivalent(_ left: String, _ right: String) -> Bool {
    left == right && ExactText(left) != ExactText(right)
  }

  /// The first scalars in which two texts differ, as "U+00E9 is now U+0065".
  package static func firstDifference(_ left: String, _ right: String) -> String {
    let (one, other) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    let place = zip(one, other).prefix { $0 == $1 }.count
    func code(_ scalars: [Unicode.Scalar]) -> String {
      guard place < scalars.count else { return "the end" }
      let digits = String(scalars[place].value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(code(one)) is now \(code(other))"
  }
}

// MARK: - Tables and sets

extension Dictionary where Key == ExactText {
  package subscript(name: String) -> Value? {
    get { self[ExactText(name)] }
    set { self[ExactText(name)] = newValue }
  }

  package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(name)] ?? value() }
    _modify { yield &self[ExactText(name), default: value()] }
  }
}

extension Set where Element == ExactText {
  package func contains(_ name: String) -> Bool { contains(ExactText(name)) }

  /// Adds a name; whether it is new.
  @discardableResult
  package mutating func insert(_ name: String) -> Bool { insert(ExactText(name)).inserted }
}
