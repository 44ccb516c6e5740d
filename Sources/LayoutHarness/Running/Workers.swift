import Synchronization

/// Threads that take the next piece of work each until none is left; results stand in the order of the work.
enum Workers {
  /// The result of each piece of work, whichever of so many threads made it.
  static func results<Work: Sendable, Result: Sendable>(
    of work: [Work], at width: Int, _ body: @escaping @Sendable (Work) -> Result
  ) -> [Result] {
    let queue = Queue(work, body)
    // A thread that cannot be made leaves its share to the others.
    let threads = (1..<max(1, min(work.count, width))).compactMap { _ in
      SystemCalls.thread(running: queue.drain)
    }
    queue.drain()
    for thread in threads { thread.join() }
    return queue.results()
  }
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
