package import Geometry
import PlainText

/// A value of a property, an attribute or an expression.
package enum Value: Sendable {
  case number(Double)
  case boolean(Bool)
  /// A text, or the name of a choice.
  case text(String)
  case point(Point)
  case size(Size)
  case insets(Insets)
  case rect(Rect)
  case transform(Transform)
  case coordinate(Coordinate)
  case region(Region)
  case color(Color)

  /// Whether every number in it is finite.
  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The numbers it is made of, in the order in which files write them; none for a text.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .boolean, .text, .color: []
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .insets(let i): [i.top, i.left, i.bottom, i.right]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .coordinate(let c): [c.latitude, c.longitude]
    case .region(let r):
      [r.center.latitude, r.center.longitude, r.latitudeDelta, r.longitudeDelta]
    }
  }

  /// The value of `type` made of these numbers, in the order in which files write them; nil where their count is another.
  package init?(_ numbers: [Double], as type: ValueType) {
    let n = numbers
    switch (type, n.count) {
    case (.number, 1): self = .number(n[0])
    case (.point, 2): self = .point(Point(x: n[0], y: n[1]))
    case (.size, 2): self = .size(Size(width: n[0], height: n[1]))
    case (.insets, 4): self = .insets(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case (.rect, 4): self = .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case (.transform, 6):
      self = .transform(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case (.coordinate, 2): self = .coordinate(Coordinate(latitude: n[0], longitude: n[1]))
    case (.region, 4):
      let center = Coordinate(latitude: n[0], longitude: n[1])
      self = .region(Region(center: center, latitudeDelta: n[2], longitudeDelta: n[3]))
    default: return nil
    }
  }
}

/// Texts are equal only where their bytes are: from one Unicode form to another is a change.
extension Value: Equatable {
  package static func == (left: Value, right: Value) -> Bool {
    switch left {
    case .number(let value): Double(right) == value
    case .boolean(let value): Bool(right) == value
    case .text(let value): String(right).map(ExactText.init) == ExactText(value)
    case .point(let value): Point(right) == value
    case .size(let value): Size(right) == value
    case .insets(let value): Insets(right) == value
    case .rect(let value): Rect(right) == value
    case .transform(let value): Transform(right) == value
    case .coordinate(let value): Coordinate(right) == value
    case .region(let value): Region(right) == value
    case .color(let value): Color(right) == value
    }
  }
}

/// A Swift type that a property's getter and setter can have.
package protocol ValueConvertible: Sendable {
  static var type: ValueType { get }
  var value: Value { get }
  init?(_ value: Value)
}

extension Double: ValueConvertible {
  package static var type: ValueType { .number }
  package var value: Value { .number(self) }
  package init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Bool: ValueConvertible {
  package static var type: ValueType { .boolean }
  package var value: Value { .boolean(self) }
  package init?(_ value: Value) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }
}

extension String: ValueConvertible {
  package static var type: ValueType { .text }
  package var value: Value { .text(self) }
  package init?(_ value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Point: ValueConvertible {
  package static var type: ValueType { .point }
  package var value: Value { .point(self) }
  package init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension Size: ValueConvertible {
  package static var type: ValueType { .size }
  package var value: Value { .size(self) }
  package init?(_ value: Value) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension Insets: ValueConvertible {
  package static var type: ValueType { .insets }
  package var value: Value { .insets(self) }
  package init?(_ value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}

extension Rect: ValueConvertible {
  package static var type: ValueType { .rect }
  package var value: Value { .rect(self) }
  package init?(_ value: Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension Transform: ValueConvertible {
  package static var type: ValueType { .transform }
  package var value: Value { .transform(self) }
  package init?(_ value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}

extension Coordinate: ValueConvertible {
  package static var type: ValueType { .coordinate }
  package var value: Value { .coordinate(self) }
  package init?(_ value: Value) {
    guard case .coordinate(let coordinate) = value else { return nil }
    self = coordinate
  }
}

extension Region: ValueConvertible {
  package static var type: ValueType { .region }
  package var value: Value { .region(self) }
  package init?(_ value: Value) {
    guard case .region(let region) = value else { return nil }
    self = region
  }
}

extension Color: ValueConvertible {
  package static var type: ValueType { .color }
  package var value: Value { .color(self) }
  package init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

/// An enum of names, such as an axis or a recognizer's state: a choice in files and expressions.
package protocol Choice: ValueConvertible, CaseIterable, RawRepresentable<String> {}

extension Choice {
  package static var type: ValueType { .choice(allCases.map(\.rawValue)) }
  package var value: Value { .text(rawValue) }
  package init?(_ value: Value) {
    guard case .text(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}
