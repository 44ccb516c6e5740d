import PlainText

/// A path made of names alone, as far as its text tells: no `.`, no `..`, from the machine's root.
struct PathText: Sendable {
  let names: [String]

  /// A path that does not begin with a slash starts at the working folder.
  init(_ path: String, in workingFolder: String) {
    var names: [String] = []
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    for name in whole.split(separator: "/").map(String.init) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    self.names = names
  }

  private init(names: [String]) { self.names = names }

  var parent: PathText { PathText(names: Array(names.dropLast())) }

  func appending(_ more: [String]) -> PathText { PathText(names: names + more) }

  /// The names below a folder; nil for what does not lie in it.
  func names(below folder: PathText) -> [String]? {
    names.starts(with: folder.names, by: Self.isSame)
      ? Array(names.dropFirst(folder.names.count)) : nil
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    ExactText(left) == ExactText(right)
  }

  /// How one gets here from a folder.
  func path(from folder: PathText) -> String {
    let shared = zip(names, folder.names).prefix(while: Self.isSame).count
    let up = Array(repeating: "..", count: folder.names.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }
}
