/// The place of a report: a file that appears whole or not at all, or a stream that is written straight.
package struct ReportFile: Sendable {
  private let place: Place

  private enum Place: Sendable {
    case file(folder: String, name: String)
    /// A pipe, a terminal or a device, by its path.
    case device(String)
    /// A stream that the process was started with, as `/dev/stdout`.
    case stream(Int32, String)
  }

  /// Why there can be no report at a path.
  package enum Failure: Error {
    case system(SystemError)
    /// The path leads into this folder of the suite.
    case inside(folder: String)
  }

  /// The most links that are followed, as by Linux.
  private static let mostLinks = 40

  /// Follows links, makes the folders that are missing, and removes an old report: a run that dies leaves none.
  ///
  /// A path into one of the folders, however it is spelled, is refused before anything is written.
  package init(at path: String, outside folders: [String]) throws(Failure) {
    var passed: [String] = []
    do throws(SystemError) { place = try Self.place(of: path, passing: &passed) } catch {
      throw .system(error)
    }
    for parent in passed {
      let place: FolderPlace
      do throws(SystemError) { place = try FolderPlace(parent) } catch { throw .system(error) }
      for folder in folders {
        if let own = try? FolderPlace(folder), place.lies(in: own) {
          throw .inside(folder: folder)
        }
      }
    }
    guard case .file(let parent, let name) = place else { return }
    do throws(SystemError) {
      let opened = try FolderPlace(parent).made()
      do { try opened.remove(name) } catch { if !error.isMissingFile { throw error } }
    } catch {
      throw .system(error)
    }
  }

  /// Writes the report: a file at once, a pipe or a device straight.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch place {
    case .file(let folder, let name):
      try AtomicFile.replace(
        name, in: FileDescriptor(folder: folder), with: bytes, isDurable: false)
    case .device(let path): try FileDescriptor(device: path).write(bytes)
    case .stream(let number, let path): try SystemCalls.write(bytes, to: number, path: path)
    }
  }

  /// The place that a path means behind all links, and the folders of the links and of the place.
  private static func place(
    of path: String, passing folders: inout [String]
  ) throws(SystemError) -> Place {
    var current = path
    for _ in 0..<mostLinks {
      if let stream = stream(named: current) { return .stream(stream, path) }
      guard let name = current.split(separator: "/").last.map(String.init),
        !current.hasSuffix("/"), name != ".", name != ".."
      else { throw SystemError.isFolder(path) }
      let parent = String(current.dropLast(name.count))
      let folder = parent.isEmpty ? "." : parent
      folders.append(folder)
      switch try SystemCalls.kind(of: current) {
      case .file?, nil: return .file(folder: folder, name: name)
      case .folder?: throw SystemError.isFolder(path)
      case .other?: return .device(current)
      case .link?:
        let target = try SystemCalls.target(ofLink: current)
        current = target.hasPrefix("/") ? target : parent + target
      }
    }
    throw SystemError.isLoop(path)
  }

  /// The descriptor that a path names: a file behind it must not be replaced under whoever reads it.
  private static func stream(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}

/// A folder as the system has it, or one yet to be made: the nearest folder that is there, and names below it.
private struct FolderPlace {
  /// Without links, from the machine's root.
  let base: String
  let rest: [String]

  init(_ path: String) throws(SystemError) {
    var (base, rest) = (path.isEmpty ? "." : path, [String]())
    while true {
      if let real = SystemCalls.realPath(of: base) {
        (self.base, self.rest) = (real, rest.reversed())
        return
      }
      // A name that is taken by what is no folder, or that leads up from what is not there, goes nowhere.
      guard try SystemCalls.kind(of: base) == nil else { throw SystemError.isLoop(path) }
      let names = base.split(separator: "/")
      guard let last = names.last, last != ".." else { throw SystemError.isMissing(path) }
      if last != "." { rest.append(String(last)) }
      let parent = names.dropLast().joined(separator: "/")
      base = base.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    }
  }

  /// Returns whether it is the other folder or lies below it, by what the folders are, not by how they are spelled.
  func lies(in other: FolderPlace) -> Bool {
    guard other.rest.isEmpty else {
      let (own, others) = (PathText(whole, in: "/"), PathText(other.whole, in: "/"))
      return own.names(below: others) != nil
    }
    guard let sought = SystemCalls.identity(of: other.base) else { return false }
    let names = base.split(separator: "/")
    return (0...names.count).contains { count in
      SystemCalls.identity(of: "/" + names.prefix(count).joined(separator: "/")) == sought
    }
  }

  private var whole: String { ([base] + rest).joined(separator: "/") }

  /// The folder, made where it is missing.
  func made() throws(SystemError) -> FileDescriptor {
    var folder = try FileDescriptor(folder: base)
    for name in rest {
      do { try folder.makeFolder(name) } catch { if !error.isExistingFile { throw error } }
      folder = try folder.folder(name)
    }
    return folder
  }
}
