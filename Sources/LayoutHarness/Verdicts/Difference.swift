package import PlainText

/// One thing that a run did or showed otherwise than its baseline, in words.
package struct Difference: Sendable, Equatable {
  /// As "sheet: y 150 → 170 (+20)".
  package let words: String
  /// What it is about, where the case says it.
  package let location: SourceLocation?
  /// Where the baseline tells of it.
  package let recorded: SourceLocation?
  /// The snapshots or the step that show it, as "snapshot 'collapsed'".
  package fileprivate(set) var places: [String]

  init(
    _ words: String, at location: SourceLocation?, recorded: SourceLocation?, in place: String
  ) {
    (self.words, self.location, self.recorded) = (words, location, recorded)
    places = [place]
  }
}

extension [Difference] {
  /// The same with what several snapshots show told once.
  func folded() -> [Difference] {
    var folded: [Difference] = []
    var known: [ExactText: [Int]] = [:]
    for difference in self {
      let same = known[difference.words, default: []].first { index in
        folded[index].location == difference.location
      }
      if let same {
        folded[same].places += difference.places
      } else {
        known[difference.words, default: []].append(folded.count)
        folded.append(difference)
      }
    }
    return folded
  }
}
