/// A folder that a suite reads or writes in, and never outside of.
struct Folder: Sendable {
  /// As the user wrote it, without `./` before it and `/` behind.
  let path: String

  init(_ path: String) {
    var path = path[...]
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
    self.path = path.isEmpty ? "." : String(path)
  }

  /// How a file in it is shown.
  func path(of components: some Sequence<String>) -> String {
    components.reduce(path) { $0 == "." ? $1 : $0.hasSuffix("/") ? $0 + $1 : "\($0)/\($1)" }
  }

  /// The bytes of a regular file of at most so many; links on the way are not followed.
  func bytes(of components: [String], upTo limit: Int) throws(FileProblem) -> [UInt8] {
    let path = path(of: components)
    let file: FileDescriptor
    do throws(SystemError) {
      file = try opened(components.dropLast()).file(components.last ?? "")
    } catch {
      throw .system(error, path)
    }
    return try file.whole(upTo: limit, shownAs: path)
  }

  /// The names in a folder of it, in the order of their bytes; links on the way are not followed.
  func names(of components: [String]) throws(FileProblem) -> [String] {
    do throws(SystemError) { return try opened(components).names() } catch {
      throw .system(error, path(of: components))
    }
  }

  /// Puts a file in its place at once, with the folders on its way; nobody ever sees half of it.
  func replace(_ components: [String], with bytes: [UInt8]) throws(SystemError) {
    let folder = try opened(components.dropLast(), making: true)
    try AtomicFile.replace(components.last ?? "", in: folder, with: bytes, isDurable: true)
  }

  /// Makes a file that must not exist, with the folders on its way.
  func create(_ components: [String], with bytes: [UInt8]) throws(SystemError) {
    let folder = try opened(components.dropLast(), making: true)
    try folder.newFile(components.last ?? "").write(bytes)
  }

  func remove(_ components: [String]) throws(SystemError) {
    try opened(components.dropLast()).remove(components.last ?? "")
  }

  private func opened(
    _ components: some Sequence<String>, making: Bool = false
  ) throws(SystemError) -> FileDescriptor {
    var folder = try root(making: making)
    for name in components {
      if making {
        do { try folder.makeFolder(name) } catch { if !error.isExistingFile { throw error } }
      }
      folder = try folder.folder(name)
    }
    return folder
  }

  private func root(making: Bool) throws(SystemError) -> FileDescriptor {
    do { return try FileDescriptor(folder: path) } catch {
      guard making, error.isMissingFile, !path.hasPrefix("/"),
        !path.split(separator: "/").contains("..")
      else { throw error }
    }
    var folder = try FileDescriptor(folder: ".")
    for name in path.split(separator: "/") {
      do { try folder.makeFolder(String(name)) } catch { if !error.isExistingFile { throw error } }
      folder = try FileDescriptor(folder: "\(folder.path)/\(name)")
    }
    return folder
  }
}
