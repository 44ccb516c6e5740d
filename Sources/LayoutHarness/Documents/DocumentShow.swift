import PlainText

/// Documents shown one after the other: each is written as soon as it and those before it are done.
package struct DocumentShow: Sendable {
  private let paths: [String]
  private let safeArea: SafeAreaSource

  package init(of paths: [String], safeArea: SafeAreaSource) {
    (self.paths, self.safeArea) = (paths, safeArea)
  }

  /// How many documents are laid out at a time.
  private static let batch = 16

  /// Hands on the text of each document, in the order asked for; how many could not be laid out.
  package func run<Failure: Error>(
    _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let safeArea = safeArea
    var failures = 0
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let part = Array(paths[start..<min(paths.count, start + Self.batch)])
      let shown = Workers.results(of: part) { path in Self.lines(of: path, safeArea) }
      for (bytes, isFailure) in shown {
        if isFailure { failures += 1 }
        try write(bytes)
      }
    }
    return failures
  }

  private static func lines(
    of path: String, _ safeArea: SafeAreaSource
  ) -> (bytes: [UInt8], isFailure: Bool) {
    do {
      return (DocumentLines.bytes(of: try DocumentLayout(of: path, safeArea: safeArea)), false)
    } catch {
      return (DocumentLines.bytes(of: error, in: path), true)
    }
  }
}
