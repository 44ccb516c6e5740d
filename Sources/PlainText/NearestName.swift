/// The name an author probably meant.
package enum NearestName {
  /// A longer word is no mistyped name.
  private static let longestWord = 100

  /// The nearest of the names, or nil when none is near; of equally near ones the first.
  ///
  /// Near is a Damerau distance (insertion, deletion, replacement, swap of neighbours) of at most
  /// a third of the word's length, at least 1, and less than the whole word. Upper and lower case
  /// of ASCII letters count as equal.
  ///
  /// Complexity: O(names × length²).
  package static func suggestion(
    for word: String, among names: some Sequence<String>
  ) -> String? {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    var limit = min(max(1, letters.count / 3), letters.count - 1)
    var nearest: String?
    for name in names {
      guard abs(name.unicodeScalars.count - letters.count) <= limit else { continue }
      let distance = distance(from: letters, to: folded(name))
      guard distance <= limit else { continue }
      nearest = name
      if distance == 0 { break }
      limit = distance - 1  // only a nearer one may replace it
    }
    return nearest
  }

  private static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
  }

  /// The optimal string alignment distance: no part is changed twice (Damerau 1964).
  private static func distance(from first: [UInt32], to second: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let same = first[row] == second[column]
        var best = min(
          last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
