/// Files that are there whole or as they were.
enum AtomicFile {
  /// Puts bytes under a name by way of a temporary file beside it.
  static func replace(
    _ name: String, in folder: borrowing FileDescriptor, with bytes: [UInt8], isDurable: Bool
  ) throws(SystemError) {
    let temporary = TemporaryName().text
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

  /// Removes the temporary files that a process left when it was killed, from a folder and those in it.
  ///
  /// One that cannot be removed is in nobody's way and stays. Links are not followed.
  static func removeLeftovers(below folder: borrowing FileDescriptor, depth: Int = 64) {
    for name in (try? folder.allNames()) ?? [] {
      switch try? folder.kind(of: name) {
      case .file: if TemporaryName(name)?.isLeftOver == true { try? folder.remove(name) }
      case .folder where depth > 0:
        if let inner = try? folder.folder(name) { removeLeftovers(below: inner, depth: depth - 1) }
      case .folder, .link, .other, nil: break
      }
    }
  }
}
