/// A choice of cases as written on the command line: a folder, a case, a file, or a pattern with `*`.
struct CaseFilter: Sendable {
  /// As the user wrote it.
  let text: String
  /// The path that it names, of a case or a folder; nil where it is a pattern.
  let path: String?
  private let pattern: [Token]

  /// The layouts folder before a path and `.xml` behind it are taken off.
  init(_ text: String, layouts: Folder) {
    self.text = text
    var path = text[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/"), path != layouts.path { path = path.dropLast() }
    if path.hasPrefix(layouts.path + "/") { path = path.dropFirst(layouts.path.count + 1) }
    if path == layouts.path { path = "**" }
    if path.hasSuffix(".xml") { path = path.dropLast(4) }
    self.path = path.contains { $0 == "*" || $0 == "?" } ? nil : String(path)
    pattern = Self.tokens(of: path)
  }

  /// Whether the case is the one named, lies in the folder named, or fits the pattern.
  func selects(_ id: CaseID) -> Bool {
    let name = id.description
    return Self.fits(name, pattern) || Self.fits(name, pattern + [.literal("/"), .across])
  }

  /// Returns whether an entry that cannot be read is selected, or may hide what would be.
  func selects(_ obstacle: CaseCatalog.Obstacle) -> Bool {
    if selects(obstacle.id) { return true }
    guard obstacle.isFolder else { return false }
    // What is sought below it begins as it does, as far as there is no pattern.
    let start = pattern.prefix { if case .literal = $0 { true } else { false } }
    let below = Array((obstacle.id.description + "/").unicodeScalars)
    let isPattern = start.count < pattern.count
    return zip(start, below).allSatisfy { $0.takes($1) }
      && (isPattern || start.count >= below.count)
  }

  /// Whether it is the case's own name.
  func isExactly(_ id: CaseID) -> Bool { Self.fits(id.description, pattern) }

  private enum Token: Sendable {
    case literal(Unicode.Scalar)
    /// `?`: one Unicode scalar of a name.
    case one
    /// `*`: any characters of one name.
    case within
    /// `**`: any characters at all.
    case across

    func takes(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .literal(let wanted): scalar == wanted
      case .one, .within: scalar != "/"
      case .across: true
      }
    }

    var mayRepeat: Bool {
      switch self {
      case .within, .across: true
      case .literal, .one: false
      }
    }
  }

  private static func tokens(of pattern: some StringProtocol) -> [Token] {
    var tokens: [Token] = []
    for scalar in String(pattern).unicodeScalars {
      switch (scalar, tokens.last) {
      case ("*", .within): tokens[tokens.count - 1] = .across
      case ("*", .across): break
      case ("*", _): tokens.append(.within)
      case ("?", _): tokens.append(.one)
      default: tokens.append(.literal(scalar))
      }
    }
    return tokens
  }

  /// Follows every way through the pattern at once, so that no pattern takes long.
  private static func fits(_ name: String, _ pattern: [Token]) -> Bool {
    var reached = [Bool](repeating: false, count: pattern.count + 1)
    reached[0] = true
    passRepeats(&reached, pattern)
    for scalar in name.unicodeScalars {
      var next = [Bool](repeating: false, count: pattern.count + 1)
      for place in pattern.indices where reached[place] && pattern[place].takes(scalar) {
        next[pattern[place].mayRepeat ? place : place + 1] = true
      }
      reached = next
      passRepeats(&reached, pattern)
    }
    return reached[pattern.count]
  }

  /// What may repeat may also stand for nothing.
  private static func passRepeats(_ reached: inout [Bool], _ pattern: [Token]) {
    for place in pattern.indices where reached[place] && pattern[place].mayRepeat {
      reached[place + 1] = true
    }
  }
}
