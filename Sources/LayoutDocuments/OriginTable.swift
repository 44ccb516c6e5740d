package import LayoutEngine
package import PlainText

/// Where each origin that the engine carries stands in the author's files.
package struct OriginTable: Sendable {
  private var files: [SourceFile] = []
  private var places: [(file: Int32, offset: Int32)] = []

  package init() {}

  /// A file that origins can point into.
  package mutating func add(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// A new origin at a byte of one of the files.
  package mutating func origin(in file: Int, at offset: Int) -> Origin {
    places.append((Int32(file), Int32(offset)))
    return Origin(index: places.count - 1)
  }

  /// Whether two origins stand for one place.
  func isSamePlace(_ first: Origin, _ second: Origin) -> Bool {
    guard first != .none, second != .none else { return first == second }
    return places[Int(first.index)] == places[Int(second.index)]
  }

  /// The place an origin stands for; nil for `Origin.none`.
  package func location(of origin: Origin) -> SourceLocation? {
    guard origin != .none else { return nil }
    let place = places[Int(origin.index)]
    return files[Int(place.file)].location(at: Int(place.offset))
  }
}
