/// Files that are there whole or as they were.
package enum AtomicFile {
  /// Puts bytes under a name by way of a temporary file beside it.
  static func replace(
    _ name: String, in folder: borrowing FileDescriptor, with bytes: [UInt8], isDurable: Bool
  ) throws(SystemError) {
    // Of a long name only the start: with what is added, a file system might not take it.
    let start = String(name.unicodeScalars.prefix(40))
    let temporary = ".\(start).\(SystemCalls.processNumber).tmp"
    do { try folder.remove(temporary) } catch { if !error.isMissingFile { throw error } }
    do {
      let file = try folder.newFile(temporary)
      try file.write(bytes)
      if isDurable { try file.synchronize() }
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
  }

  /// Writes a report wherever the user wants it: a file at once, a pipe or a device straight.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, !path.hasSuffix("/") else {
      throw SystemError.isFolder(path)
    }
    let parent = parts.dropLast().joined(separator: "/")
    let folder = try FileDescriptor(
      folder: path.hasPrefix("/") ? "/\(parent)" : parent.isEmpty ? "." : parent)
    switch try? folder.kind(of: String(name)) {
    case .file, nil:
      try replace(String(name), in: folder, with: bytes, isDurable: false)
    case .folder: throw SystemError.isFolder(path)
    case .link, .other: try FileDescriptor(device: path).write(bytes)
    }
  }
}
