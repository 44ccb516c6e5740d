#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call of the system that failed, with the path it was about.
package struct SystemError: Error, Equatable, Sendable {
  package let path: String
  package let number: Int32

  init(path: String, number: Int32 = errno) {
    self.path = path
    self.number = number
  }

  /// The system's own words, as "No such file or directory", where they say enough.
  package var words: String {
    // The system's words are "No such device or address".
    if number == ENXIO { return "no process reads from it" }
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  package var isMissingFile: Bool { number == ENOENT }
  /// The error of writing to a folder as if it were a file.
  static func isFolder(_ path: String) -> SystemError { SystemError(path: path, number: EISDIR) }

  static func isLoop(_ path: String) -> SystemError { SystemError(path: path, number: ELOOP) }
  static func isMissing(_ path: String) -> SystemError { SystemError(path: path, number: ENOENT) }

  var isExistingFile: Bool { number == EEXIST }
  var isSymbolicLink: Bool { number == ELOOP }
}

/// An open file or folder, closed when it goes.
@safe struct FileDescriptor: ~Copyable {
  let number: Int32
  let path: String

  private init(number: Int32, path: String) throws(SystemError) {
    guard number >= 0 else { throw SystemError(path: path) }
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }

  /// Opens a folder; links on the way are followed.
  init(folder path: String) throws(SystemError) {
    let number = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try self.init(number: number, path: path)
  }

  /// Opens a file for reading wherever its path leads, and a pipe does not block.
  init(reading path: String) throws(SystemError) {
    let number = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try self.init(number: number, path: path)
  }

  /// Opens for writing what exists and is no regular file: a pipe, a terminal, a device.
  ///
  /// A pipe that no process reads is an error; the call does not wait for a reader.
  init(device path: String) throws(SystemError) {
    let number = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    try self.init(number: number, path: path)
    // Only the opening must not wait: a slow reader gets all of it.
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
  }

  /// Opens the folder of that name in this one; a link is refused.
  borrowing func folder(_ name: String) throws(SystemError) -> FileDescriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    do {
      return try FileDescriptor(
        number: unsafe openat(number, name, flags), path: "\(path)/\(name)")
    } catch {
      // Asked for a folder, Linux says of a link only that it is none.
      guard error.number == ENOTDIR, try kind(of: name) == .link else { throw error }
      throw SystemError(path: error.path, number: ELOOP)
    }
  }

  /// Opens the file of that name in this folder for reading; a link is refused, and a pipe does not block.
  borrowing func file(_ name: String) throws(SystemError) -> FileDescriptor {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return try FileDescriptor(
      number: unsafe openat(number, name, flags), path: "\(path)/\(name)")
  }

  /// Creates a file of that name in this folder; it must not exist.
  borrowing func newFile(_ name: String) throws(SystemError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return try FileDescriptor(
      number: unsafe openat(number, name, flags, 0o644), path: "\(path)/\(name)")
  }

  borrowing func makeFolder(_ name: String) throws(SystemError) {
    guard unsafe mkdirat(number, name, 0o755) == 0 else {
      throw SystemError(path: "\(path)/\(name)")
    }
  }

  /// Puts a file in the place of another of this folder, at once.
  borrowing func rename(_ name: String, to other: String) throws(SystemError) {
    guard unsafe renameat(number, name, number, other) == 0 else {
      throw SystemError(path: "\(path)/\(other)")
    }
  }

  borrowing func remove(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(number, name, 0) == 0 else {
      throw SystemError(path: "\(path)/\(name)")
    }
  }
}

// MARK: - What is in it

extension FileDescriptor {
  enum Kind: Equatable { case file, folder, link, other }

  /// What the open file is, and its size in bytes.
  borrowing func status() throws(SystemError) -> (kind: Kind, size: Int) {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw SystemError(path: path) }
    return (Self.kind(of: status), Int(status.st_size))
  }

  /// What stands under a name in this folder; a link is not followed.
  borrowing func kind(of name: String) throws(SystemError) -> Kind {
    var status = stat()
    guard unsafe fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw SystemError(path: "\(path)/\(name)")
    }
    return Self.kind(of: status)
  }

  /// The names in this folder by their bytes, without those that begin with a dot.
  borrowing func names() throws(SystemError) -> [String] {
    try allNames().filter { !$0.hasPrefix(".") }
  }

  /// The names in this folder by their bytes, without `.` and `..`.
  borrowing func allNames() throws(SystemError) -> [String] {
    let copy = dup(number)
    guard copy >= 0, let folder = unsafe fdopendir(copy) else { throw SystemError(path: path) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// So many bytes from the start, fewer where the file ends before.
  borrowing func bytes(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let got = unsafe read(number, buffer.baseAddress.map { unsafe $0 + count }, limit - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = SystemError(path: path) }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCalls.write(bytes, to: number, path: path)
  }

  /// Waits until the bytes are on the disk.
  borrowing func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw SystemError(path: path) }
  }

  static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

/// The calls that are about no file of the suite.
package enum SystemCalls {
  /// The descriptors every process starts with.
  package enum Stream: Int32, Sendable { case output = 1, error = 2 }

  /// Writes all of the bytes, or throws what kept it from doing so.
  package static func write(_ bytes: [UInt8], to stream: Stream) throws(SystemError) {
    let path = stream == .output ? "standard output" : "standard error"
    try write(bytes, to: stream.rawValue, path: path)
  }

  static func write(_ bytes: [UInt8], to number: Int32, path: String) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
        #else
          unsafe Darwin.write(number, buffer.baseAddress, buffer.count)
        #endif
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError(path: path) }
      rest = rest.dropFirst(written)
    }
  }

  /// The value of an environment variable; nil where it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The folder that relative paths start at; empty where the system does not tell.
  static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  static var processNumber: Int32 { getpid() }

  /// Returns whether there is a process of that number, whoever's it is.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}

// MARK: - Threads

extension SystemCalls {
  /// A thread that is running or has ended.
  struct Thread {
    fileprivate let handle: pthread_t

    /// Waits for its end; once, and never left out.
    func join() { pthread_join(handle, nil) }
  }

  static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A new thread at its errand; nil where the system has none.
  static func thread(running run: @escaping @Sendable () -> Void) -> Thread? {
    let errand = unsafe Unmanaged.passRetained(Errand(run))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let status = unsafe pthread_create(
      &handle, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, unsafe errand.toOpaque())
    guard status == 0 else {
      unsafe errand.release()
      return nil
    }
    #if canImport(Darwin)
      return handle.map(Thread.init(handle:))
    #else
      return Thread(handle: handle)
    #endif
  }

  /// What a thread is to do, as an object whose address can be handed to it.
  private final class Errand: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
