#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

// MARK: - Streams

extension SystemCalls {
  /// Makes every write that fails an error of the call, and keeps files from becoming the standard streams.
  package static func prepareStreams() {
    // Instead of a signal that ends the process, the call fails: nobody reads the pipe, the file grows too large.
    for number in [SIGPIPE, SIGXFSZ] { ignore(number) }
    // A stream that the caller closed would be the first file that is opened. A folder takes its place: it cannot be
    // written to, and there is one everywhere.
    for stream in Int32(0)...Stream.error.rawValue where fcntl(stream, F_GETFD) < 0 {
      _ = unsafe open("/", O_RDONLY)
    }
  }
}

// MARK: - Signals

extension SystemCalls {
  /// Set by the handler of signals, and only there.
  private static let interruption = Atomic(false)

  /// Indicates whether a signal has asked the run to end.
  package static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  /// Lets the first SIGINT, SIGTERM or SIGHUP end the run with a report; the second ends the process at once.
  ///
  /// A signal that the caller ignores stays ignored, as SIGHUP under `nohup`.
  package static func catchInterruptions() {
    // A handler may not initialize the flag, so that it is read here first.
    guard !isInterrupted else { return }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, interrupt)
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        ignore(number)
      }
      unsafe sigaddset(&signals, number)
    }
    // A caller may hold them back, as the worker threads of libdispatch do, and its children inherit that.
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Runs inside a signal handler, where only a few calls of the system are allowed; `signal` and `raise` are.
  private static let interrupt: @convention(c) (Int32) -> Void = { number in
    guard interruption.exchange(true, ordering: .relaxed) else { return }
    _ = signal(number, SIG_DFL)
    // It is delivered when the handler returns, and ends the process with the status of that signal.
    _ = raise(number)
  }

  private static func ignore(_ number: Int32) { _ = signal(number, SIG_IGN) }
}
