import Geometry

/// A named part of a value, `.top` of insets or `.midX` of a rect, in one table for every property.
package struct Member: Sendable {
  package let name: String
  package let type: ValueType
  package let get: @Sendable (Value) -> Value
  /// The whole with this part replaced; nil where Swift's member cannot be set.
  package let setting: (@Sendable (Value, Value) -> Value)?

  /// The member of that name, or nil.
  package static func named(_ name: String, of type: ValueType) -> Member? {
    all(of: type).first { $0.name == name }
  }

  /// Every member of a type, in the order in which help names them.
  package static func all(of type: ValueType) -> [Member] {
    switch type {
    case .number, .boolean, .text, .color, .choice: []
    case .point: pointMembers
    case .size: sizeMembers
    case .insets: insetsMembers
    case .rect: rectMembers
    case .transform: transformMembers
    case .coordinate: coordinateMembers
    case .region: regionMembers
    }
  }

  private static func part<Whole: ValueConvertible, Part: ValueConvertible>(
    _ name: String, _ path: any WritableKeyPath<Whole, Part> & Sendable
  ) -> Member {
    Member(
      name: name, type: Part.type,
      get: { value in Whole(value)?[keyPath: path].value ?? value },
      setting: { value, new in
        guard var whole = Whole(value), let part = Part(new) else { return value }
        whole[keyPath: path] = part
        return whole.value
      })
  }

  private static func derived<Whole: ValueConvertible, Part: ValueConvertible>(
    _ name: String, _ get: @escaping @Sendable (Whole) -> Part
  ) -> Member {
    Member(
      name: name, type: Part.type, get: { value in Whole(value).map { get($0).value } ?? value },
      setting: nil)
  }

  private static let pointMembers = [part("x", \Point.x), part("y", \Point.y)]
  private static let sizeMembers = [part("width", \Size.width), part("height", \Size.height)]
  private static let insetsMembers = [
    part("top", \Insets.top), part("left", \Insets.left), part("bottom", \Insets.bottom),
    part("right", \Insets.right),
  ]
  private static let rectMembers = [
    part("origin", \Rect.origin), part("size", \Rect.size),
    derived("x") { (rect: Rect) in rect.origin.x }, derived("y") { (rect: Rect) in rect.origin.y },
    derived("width") { (rect: Rect) in rect.width },
    derived("height") { (rect: Rect) in rect.height },
    derived("minX") { (rect: Rect) in rect.minX }, derived("midX") { (rect: Rect) in rect.midX },
    derived("maxX") { (rect: Rect) in rect.maxX }, derived("minY") { (rect: Rect) in rect.minY },
    derived("midY") { (rect: Rect) in rect.midY }, derived("maxY") { (rect: Rect) in rect.maxY },
    derived("isEmpty") { (rect: Rect) in rect.isEmpty },
  ]
  private static let transformMembers = [
    part("a", \Transform.a), part("b", \Transform.b), part("c", \Transform.c),
    part("d", \Transform.d), part("tx", \Transform.tx), part("ty", \Transform.ty),
  ]
  private static let coordinateMembers = [
    part("latitude", \Coordinate.latitude), part("longitude", \Coordinate.longitude),
  ]
  private static let regionMembers = [
    part("center", \Region.center), part("latitude", \Region.center.latitude),
    part("longitude", \Region.center.longitude),
    part("latitudeDelta", \Region.latitudeDelta), part("longitudeDelta", \Region.longitudeDelta),
  ]
}
