#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Threads that take the next piece of work each until none is left; results stand in the order of the work.
enum Workers {
  /// The result of each piece of work, whichever thread made it.
  static func results<Work: Sendable, Result: Sendable>(
    of work: [Work], _ body: @escaping @Sendable (Work) -> Result
  ) -> [Result] {
    let queue = Queue(work, body)
    let width = min(work.count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    // A thread that cannot be made leaves its share to the others.
    let threads = (1..<max(1, width)).compactMap { _ in thread(running: queue.drain) }
    queue.drain()
    for thread in threads { pthread_join(thread, nil) }
    return queue.results()
  }

  /// A new thread at its errand; nil where the system has none.
  private static func thread(running run: @escaping @Sendable () -> Void) -> pthread_t? {
    let errand = unsafe Unmanaged.passRetained(Errand(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(
      &thread, nil,
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
    return thread
  }
}

/// What a thread is to do, as an object whose address can be handed to it.
private final class Errand: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Work with the place of the next piece, and what came of each.
private final class Queue<Work: Sendable, Result: Sendable>: Sendable {
  private let work: [Work]
  private let body: @Sendable (Work) -> Result
  private let next = Atomic(0)
  private let done = Mutex<[(index: Int, result: Result)]>([])

  init(_ work: [Work], _ body: @escaping @Sendable (Work) -> Result) {
    (self.work, self.body) = (work, body)
  }

  /// Takes piece after piece until none is left.
  func drain() {
    var own: [(index: Int, result: Result)] = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < work.count else { break }
      own.append((index, body(work[index])))
    }
    done.withLock { $0 += own }
  }

  func results() -> [Result] {
    done.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
  }
}
