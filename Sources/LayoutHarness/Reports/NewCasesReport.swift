import PlainText

/// Which cases were made of a document, as a terminal shows it.
package struct NewCasesReport {
  private let result: NewCasesResult

  package init(_ result: NewCasesResult) {
    self.result = result
  }

  /// A line for each case, the causes of each refusal, and a line that counts.
  package var text: String {
    if let obstacle = result.obstacle { return obstacle.text }
    var lines: [String] = []
    var (written, left, refused) = (0, 0, 0)
    for (file, outcome) in result.entries {
      switch outcome {
      case .written:
        written += 1
        lines.append("\(file): written")
      case .left:
        left += 1
        lines.append("\(file): there already, left as it is")
      case .refused(let causes):
        refused += 1
        lines += causes.map(\.text)
        lines.append("\(file): not written")
      }
    }
    lines.append(
      "\(written) written, \(left) left" + (refused == 0 ? "" : ", \(refused) refused")
        + (written == 0 ? "" : "; record what they do by plumb record --missing"))
    return lines.joined(separator: "\n")
  }
}
