import Glibc

/// What the benchmarks ask of the operating system.
enum SystemCalls {
  enum Stream: Int32 {
    case standardOutput = 1
    case standardError = 2
  }

  enum Status: Int32 {
    case differences = 1
    case internalError = 3
    case wrongUsage = 4
  }

  static func exit(_ status: Status) -> Never {
    Glibc.exit(status.rawValue)
  }

  /// Ends the process the way a fuzzer takes for a finding.
  static func abort() -> Never {
    Glibc.abort()
  }

  static func write(_ text: String, to stream: Stream) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          stream.rawValue, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 else { exit(.internalError) }
      written += count
    }
  }

  /// The text of a file, nil where it cannot be read.
  static func text(ofFile path: String) -> String? {
    bytes(ofFile: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file, nil where it cannot be read.
  static func bytes(ofFile path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Seconds of processor time this process has taken.
  static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
