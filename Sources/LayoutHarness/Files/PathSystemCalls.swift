#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions about paths that the system answers.
extension SystemCalls {
  /// A file or folder, whichever path leads to it.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// Returns the kind of entry at a path, a link itself; nil where there is none.
  static func kind(of path: String) throws(SystemError) -> FileDescriptor.Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError(path: path)
    }
    return FileDescriptor.kind(of: status)
  }

  /// Returns the identity of the entry that a path leads to behind all links; nil where there is none.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The path without links; nil where nothing is.
  static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path that a link holds.
  static func target(ofLink path: String) throws(SystemError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &bytes, bytes.count)
    guard length > 0 else { throw SystemError(path: path) }
    return String(decoding: bytes.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
