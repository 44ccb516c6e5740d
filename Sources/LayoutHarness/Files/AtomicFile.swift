/// Files that are there whole or as they were.
enum AtomicFile {
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
}
