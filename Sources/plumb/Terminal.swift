import LayoutHarness
import PlainText

/// Results go to standard output, everything else to standard error.
///
/// Lines of text pass through `ConsoleText`, whatever they quote; a document is written as it is.
enum Terminal {
  /// Writes a result and a line end.
  static func show(_ text: String) throws(CommandFailure) {
    try show(document: Array((ConsoleText.of(text) + "\n").utf8))
  }

  /// Writes a document whose own syntax keeps what it quotes from being read as a line: XML, JSON, SVG.
  static func show(document bytes: [UInt8]) throws(CommandFailure) {
    do { try SystemCalls.write(bytes, to: .output) } catch { throw .output(error) }
  }

  /// Says something beside the result; where even that cannot be written, nobody is left to tell.
  static func note(_ text: String) {
    try? SystemCalls.write(Array((ConsoleText.of(text) + "\n").utf8), to: .error)
  }

  /// Says what went wrong; no raw control character of an argument is in it.
  static func complain(_ words: String) {
    note("plumb: error: \(VisibleText.of(words))")
  }
}
