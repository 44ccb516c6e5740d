import PlainText

/// A run's result as a terminal shows it.
package struct ConsoleReport {
  private let run: RunResult

  package init(_ run: RunResult) {
    self.run = run
  }

  /// What is wrong, case by case and variant by variant, then a line that counts; no line end behind it.
  ///
  /// Complexity: O(n) in the length of the text.
  package var text: String {
    let blocks = run.problems.map(\.text) + run.results.flatMap(blocks)
    guard !blocks.isEmpty else { return summary }
    var text = ""
    var endsApart = false
    for block in blocks {
      // A block that shows a line of its file stands apart from its neighbors.
      let isApart = block.utf8.contains(UInt8(ascii: "\n"))
      if !text.isEmpty { text += endsApart || isApart ? "\n\n" : "\n" }
      text += block
      endsApart = isApart
    }
    return "\(text)\n\n\(summary)"
  }

  /// As "30 passed, 1 failed (42 variants)".
  package var summary: String {
    var counts = [0, 0, 0, 0, 0, 0]
    for result in run.results {
      switch result.verdict {
      case .passed: counts[0] += 1
      case .failed: counts[1] += 1
      case .missingBaseline: counts[2] += 1
      case .unreadable, .unreadableBaseline: counts[3] += 1
      case .staleBaseline: counts[4] += 1
      case .notRun: counts[5] += 1
      }
    }
    let words = ["passed", "failed", "without a baseline", "unreadable", "stale", "not run"]
    let told = zip(counts, words).enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }
      .map { "\($0.element.0) \($0.element.1)" }
    let variants = run.results.reduce(0) { $0 + $1.variants.count }
    let interrupted = run.isInterrupted ? "interrupted: " : ""
    return interrupted + told.joined(separator: ", ")
      + " (\(variants) variant\(variants == 1 ? "" : "s"))"
  }

  private func blocks(of result: CaseResult) -> [String] {
    var blocks = result.warnings.map(\.text)
    if result.verdict == .notRun { return blocks }
    if let text = CaseText(of: result) { blocks.append(text.text) }
    for (names, text) in Self.groups(of: result) {
      let variants = names == [""] ? "" : " on \(names.joined(separator: " | "))"
      blocks.append("\(VisibleText.of(result.id.description + variants))\n\(text)")
    }
    return blocks
  }

  /// Variants that have the same to say, told once.
  private static func groups(of result: CaseResult) -> [(names: [String], text: String)] {
    var groups: [(names: [String], text: String)] = []
    var places: [ExactText: Int] = [:]
    for variant in result.variants {
      let text = CaseText(of: variant, in: result)
      guard !text.isEmpty else { continue }
      let words = text.text
      if let place = places[words] {
        groups[place].names.append(variant.name)
      } else {
        places[words] = groups.count
        groups.append(([variant.name], words))
      }
    }
    return groups
  }
}
