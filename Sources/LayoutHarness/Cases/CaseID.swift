import PlainText

/// A case's place below the layouts folder, without `.xml`: `sheet/paging`.
public struct CaseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The folders and the name, each fit to be a file's name.
  let components: [String]

  /// Nil for what leads out of the folder, or is no path of names.
  init?(_ path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isPath = components.allSatisfy { name in
      !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
    }
    guard isPath else { return nil }
    self.components = components
  }

  init(folder: [String], name: String) {
    components = folder + [name]
  }

  /// The case's path with slashes.
  public var description: String { components.joined(separator: "/") }

  /// The folder's names, joined by slashes; empty at the top.
  var folder: String { components.dropLast().joined(separator: "/") }

  /// The names with `.xml` behind the last.
  var fileComponents: [String] {
    components.dropLast() + components.suffix(1).map { $0 + ".xml" }
  }

  /// By bytes: file systems have names side by side that Swift's texts take for equal.
  public static func == (left: CaseID, right: CaseID) -> Bool {
    left.components.elementsEqual(right.components) { ExactText($0) == ExactText($1) }
  }

  /// Adds the names to a hash; equal names have the same bytes.
  public func hash(into hasher: inout Hasher) { components.hash(into: &hasher) }

  /// By bytes, so that the order is the same everywhere.
  public static func < (left: CaseID, right: CaseID) -> Bool {
    ExactText(left.description) < ExactText(right.description)
  }
}
