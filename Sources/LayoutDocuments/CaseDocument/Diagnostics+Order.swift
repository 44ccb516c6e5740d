import PlainText

extension Diagnostics {
  /// Takes what was found in one file, in the order of the file, each once.
  mutating func report(contentsOf found: Diagnostics) {
    var last: Diagnostic?
    for diagnostic in found.sorted() where diagnostic != last {
      report(diagnostic)
      last = diagnostic
    }
  }
}
