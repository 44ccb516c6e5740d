import Markup
import PlainText

/// The folder that holds the layouts: what its cases may read lies in it.
struct Repository: Sendable {
  private let layouts: Folder
  private let folder: Folder

  init(around layouts: Folder) {
    self.layouts = layouts
    let parts = layouts.path.split(separator: "/").map(String.init)
    let isAbsolute = layouts.path.hasPrefix("/")
    if let last = parts.last, last != ".", last != ".." {
      let parent = parts.dropLast().joined(separator: "/")
      folder = Folder(isAbsolute ? "/" + parent : parent)
    } else {
      folder = Folder(layouts.path == "." ? ".." : layouts.path + "/..")
    }
  }

  /// The document at a path as a case writes it, from the case's own folder.
  ///
  /// A path that leaves the repository, and links on the way, are refused.
  func document(at path: String, from id: CaseID) throws(Diagnostic) -> SourceFile {
    do throws(FileProblem) {
      let (base, components) = try place(of: path, from: Array(id.components.dropLast()))
      guard !components.isEmpty else { throw .notAFile(path) }
      let bytes = try base.bytes(of: components, upTo: Limits.standard.fileSize)
      return SourceFile(name: base.path(of: components), bytes: bytes)
    } catch {
      throw Diagnostic(error)
    }
  }

  /// What stands in a folder at a path as a case writes it.
  func names(in path: String, from id: CaseID) throws(Diagnostic) -> [String] {
    do throws(FileProblem) {
      let (base, components) = try place(of: path, from: Array(id.components.dropLast()))
      return try base.names(of: components)
    } catch {
      throw Diagnostic(error)
    }
  }

  /// The folder and the names below it that a path means.
  private func place(
    of path: String, from start: [String]
  ) throws(FileProblem) -> (Folder, [String]) {
    guard !path.hasPrefix("/") else { throw .absolutePath(path) }
    var (isInLayouts, components) = (true, start)
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name != ".." {
        components.append(name)
      } else if !components.isEmpty {
        components.removeLast()
      } else if isInLayouts {
        isInLayouts = false
      } else {
        throw .outside(path)
      }
    }
    guard !path.utf8.contains(0) else { throw .notAFile(path) }
    return (isInLayouts ? layouts : folder, components)
  }
}
