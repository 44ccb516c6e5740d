extension String {
  /// The part of a text at UTF-8 offsets that lie between characters.
  package func part(_ utf8Range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: utf8Range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: utf8Range.count)])
  }
}
