import LayoutDocuments
import PlainText

/// Documents shown one after the other: each is written as soon as it and those before it are done.
package struct DocumentShow: Sendable {
  private let paths: [String]
  private let format: ShowFormat
  private let safeArea: SafeAreaSource
  private let locale: LocaleName?

  /// A language that is none, in words.
  package struct WrongLocale: Error, Equatable {
    package let words: String
  }

  /// - Parameter locale: the language to show them in, as `de`; nil for their own.
  package init(
    of paths: [String], as format: ShowFormat, safeArea: SafeAreaSource, in locale: String? = nil
  ) throws(WrongLocale) {
    (self.paths, self.format, self.safeArea) = (paths, format, safeArea)
    self.locale = try locale.map { (text) throws(WrongLocale) in
      do throws(Diagnostic) { return try LocaleName(reading: text) } catch {
        throw WrongLocale(words: error.words)
      }
    }
  }

  /// How many documents are laid out at a time.
  private static let batch = 64

  /// Hands on the text of each document, in the order asked for; how many could not be laid out.
  package func run<Failure: Error>(
    _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let (format, safeArea, locale) = (format, safeArea, locale)
    var failures = 0
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let part = Array(paths[start..<min(paths.count, start + Self.batch)])
      let shown = Workers.results(of: part, at: SystemCalls.processorCount) { path in
        Self.text(of: path, format, safeArea, locale)
      }
      for (bytes, isFailure) in shown {
        if isFailure { failures += 1 }
        try write(bytes)
      }
    }
    return failures
  }

  private static func text(
    of path: String, _ format: ShowFormat, _ safeArea: SafeAreaSource, _ locale: LocaleName?
  ) -> (bytes: [UInt8], isFailure: Bool) {
    do {
      let layout = try DocumentLayout(of: path, safeArea: safeArea, in: locale)
      switch format {
      case .json, .xml: return (DocumentLines.bytes(of: layout), false)
      case .tree:
        let warnings = layout.warnings.map { ConsoleText.of($0.text) + "\n" }.joined()
        return (TreeText.bytes(of: Exhibit.all(of: layout)) + Array(warnings.utf8), false)
      case .svg: return (TreeDrawing.bytes(of: Exhibit.all(of: layout)), false)
      }
    } catch {
      switch format {
      case .json, .xml: return (DocumentLines.bytes(of: error, in: path), true)
      case .tree, .svg: return (Array((ConsoleText.of(error.text) + "\n").utf8), true)
      }
    }
  }
}
