import PlainText

/// What recording did, as a terminal shows it.
package struct RecordReport {
  private let record: RecordResult

  package init(_ record: RecordResult) {
    self.record = record
  }

  /// A line for each case that was recorded or left, the causes of each refusal, and a line that counts.
  package var text: String {
    var lines = record.problems.map(\.text)
    var (recorded, unchanged, refused) = (0, 0, 0)
    for (result, action) in record.entries {
      switch action {
      case .recorded(let isNew):
        recorded += 1
        lines.append("\(result.baselineFile): \(isNew ? "recorded" : "recorded anew")")
      case .unchanged: unchanged += 1
      case .left:
        lines.append("\(result.file): no baseline; record it by plumb record --missing")
      case .refused(let problems):
        refused += 1
        lines += Self.causes(of: result)
        if !problems.isEmpty {
          lines.append("\(result.file): error: the baseline could not be read back:")
          lines += problems.map(\.text)
        }
        lines.append("\(result.file): not recorded")
      }
    }
    lines += record.pruned.map { "\($0.file): removed, its case is gone" }
    lines += record.stale.map { "\($0.file): its case is gone; --all --prune removes it" }
    let refusals = refused == 0 ? "" : ", \(refused) refused"
    let interrupted = record.isInterrupted ? "interrupted: " : ""
    lines.append("\(interrupted)\(recorded) recorded, \(unchanged) unchanged\(refusals)")
    return lines.joined(separator: "\n")
  }

  /// What keeps a case from being recorded.
  static func causes(of result: CaseResult) -> [String] {
    if case .unreadable = result.verdict { return CaseText(of: result).map { [$0.text] } ?? [] }
    var told: Set<ExactText> = []
    return result.variants.flatMap(\.violations).map(\.text).filter { told.insert($0) }
  }
}
