import Expressions
import Geometry
import Markup
import PlainText

/// Reads the value of one attribute by its syntax; what is wrong is reported at the token that is.
struct ValueReader {
  let name: String
  /// What is written.
  private let written: String
  private let source: Source

  private enum Source {
    case attribute(Attribute)
    case text(SourceText)
  }

  /// What is written with its places, which only what is wrong or has parts asks for.
  var text: SourceText {
    switch source {
    case .attribute(let attribute): attribute.text
    case .text(let text): text
    }
  }

  init(_ attribute: Attribute) {
    (name, written, source) = (attribute.name, attribute.value, .attribute(attribute))
  }

  init(name: String, text: SourceText) {
    (self.name, written, source) = (name, text.value, .text(text))
  }

  /// The value of a type as files write it.
  func value(of type: ValueType, _ diagnostics: inout Diagnostics) -> Value? {
    switch type {
    case .text: return .text(written)
    case .boolean: return boolean(&diagnostics).map(Value.boolean)
    case .choice(let names): return choice(of: names, &diagnostics).map(Value.text)
    case .color:
      guard let color = Color(written) else {
        return refused(.notAColor(name, written), &diagnostics)
      }
      return .color(color)
    case .number where plainNumber != nil: return plainNumber.map(Value.number)
    case .number, .point, .size, .insets, .rect, .transform, .coordinate, .region:
      return numbers(Self.parts(of: type), &diagnostics).flatMap { Value($0, as: type) }
    }
  }

  /// The number that all of the text is, as most are; nil where it has to be looked at more closely.
  private var plainNumber: Double? {
    guard let number = DecimalNumber.value(of: written), abs(number) <= ValueSyntax.largestLength
    else { return nil }
    return number
  }

  func boolean(_ diagnostics: inout Diagnostics) -> Bool? {
    switch written {
    case "YES": return true
    case "NO": return false
    default: return refused(.notYesOrNo(name, written), &diagnostics)
    }
  }

  func choice(of names: [String], _ diagnostics: inout Diagnostics) -> String? {
    guard !names.contains(written) else { return written }
    let nearest = NearestName.suggestion(for: written, among: names)
    return refused(.unknownChoice(name, written, names, nearest: nearest), &diagnostics)
  }

  /// A number within a range.
  func number(in range: ClosedRange<Double>, _ diagnostics: inout Diagnostics) -> Double? {
    if let number = DecimalNumber.value(of: written), range.contains(number) { return number }
    return number(text, in: range, &diagnostics)
  }

  func whole(in range: ClosedRange<Int>, _ diagnostics: inout Diagnostics) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(in: bounds, &diagnostics) else { return nil }
    guard number == number.rounded() else {
      return refused(.notWhole(name, written), &diagnostics)
    }
    return Int(number)
  }

  /// So many numbers as there are parts, in their order; lengths of `width` and `height` not negative.
  func numbers(_ parts: [String], _ diagnostics: inout Diagnostics) -> [Double]? {
    let tokens = text.tokens
    guard tokens.count == parts.count else {
      let surplus = tokens.count > parts.count ? tokens[parts.count] : text
      return refused(
        .numberCount(name, parts: parts, found: tokens.count), &diagnostics, at: surplus)
    }
    var numbers: [Double] = []
    for (token, part) in zip(tokens, parts) {
      guard let number = number(token, &diagnostics) else { continue }
      let isSize = part == "width" || part == "height"
      if isSize, number < 0 {
        let _: Int? = refused(.negativeSize(name, token.value), &diagnostics, at: token)
      }
      numbers.append(number)
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// One decimal number of at most ten million either way.
  func number(_ token: SourceText, _ diagnostics: inout Diagnostics) -> Double? {
    let limit = ValueSyntax.largestLength
    return number(token, in: -limit...limit, &diagnostics)
  }

  private func number(
    _ token: SourceText, in range: ClosedRange<Double>, _ diagnostics: inout Diagnostics
  ) -> Double? {
    let number = DecimalNumber.value(of: token.value)
    if let number, range.contains(number) { return number }
    guard number != nil || Self.isDecimal(token.value) else {
      return refused(.notANumber(name, token.value), &diagnostics, at: token)
    }
    return refused(.outOfRange(name, token.value, range), &diagnostics, at: token)
  }

  /// Reports at a token, or at the value's start.
  func refused<T>(
    _ problem: CaseProblem, _ diagnostics: inout Diagnostics, at token: SourceText? = nil
  ) -> T? {
    diagnostics.report(problem, at: (token ?? text).location(at: 0))
    return nil
  }

  /// Whether only its size keeps the text from being a number.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  /// What the numbers of a type are, in the order in which files write them.
  private static func parts(of type: ValueType) -> [String] {
    switch type {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .rect: ["x", "y", "width", "height"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .coordinate: ["latitude", "longitude"]
    case .region: ["latitude", "longitude", "latitudeDelta", "longitudeDelta"]
    case .number, .boolean, .text, .color, .choice: ["number"]
    }
  }
}
