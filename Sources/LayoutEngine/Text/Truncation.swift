/// Shortens a line to a width with an ellipsis in place of what is left out.
struct Truncation: Sendable {
  let mode: LineBreakMode
  let metrics: FontMetrics
  let width: Double

  /// The line as it is shown: as much of its characters as fits beside the ellipsis.
  ///
  /// - Parameter isCut: whether something follows that is not of the line, so that the ellipsis stands even where all fits.
  func line(of text: MeasuredText, _ range: Range<Int>, isCut: Bool) -> Substring {
    // Where there is no width nothing is drawn, so that nothing is put in its place.
    guard width > 0 else { return text[range] }
    if !isCut, text.width(of: text.trimmed(range)) <= width + 1e-6 { return text[range] }
    let room = width + 1e-6 - metrics.width(of: "…")
    switch mode {
    case .byTruncatingHead:
      let kept = suffix(of: text, range, within: room)
      return "…" + text[kept]
    case .byTruncatingMiddle:
      let head = prefix(of: text, range, within: room / 2)
      let left = room - text.width(of: head)
      let tail = suffix(of: text, head.upperBound..<range.upperBound, within: left)
      return text[text.trimmed(head)] + "…" + text[tail]
    default:
      return text[text.trimmed(prefix(of: text, range, within: room))] + "…"
    }
  }

  /// As many characters from the start as are no wider than the room.
  private func prefix(
    of text: MeasuredText, _ range: Range<Int>, within room: Double
  ) -> Range<Int> {
    let start = range.lowerBound
    let count = Self.most(upTo: range.count) { text.width(of: start..<(start + $0)) <= room }
    return start..<(start + count)
  }

  /// As many characters from the end as are no wider than the room, without spaces before them.
  private func suffix(
    of text: MeasuredText, _ range: Range<Int>, within room: Double
  ) -> Range<Int> {
    let end = range.upperBound
    let count = Self.most(upTo: range.count) { text.width(of: (end - $0)..<end) <= room }
    var start = end - count
    while start < end, text.roles[start] == .space { start += 1 }
    return start..<end
  }

  /// The largest number for which something holds that holds for all smaller ones.
  private static func most(upTo largest: Int, holds: (Int) -> Bool) -> Int {
    var (known, limit) = (0, largest)
    while known < limit {
      let middle = (known + limit + 1) / 2
      if holds(middle) { known = middle } else { limit = middle - 1 }
    }
    return known
  }
}
