/// What a dotted name means to whoever knows the names.
package struct Resolution: Equatable, Sendable {
  /// What is read when the expression runs; the same slot for the same thing.
  package let slot: Slot
  /// What the slot will hold.
  package let type: ValueType
  /// How many parts of the name the slot takes, one at least; the rest are members of its type.
  package let consumed: Int

  package init(slot: Slot, type: ValueType, consumed: Int) {
    self.slot = slot
    self.type = type
    self.consumed = consumed
  }
}

/// Why a dotted name means nothing.
package struct NameFailure: Error, Equatable, Sendable {
  /// What is wrong, with the author's name quoted: `no view is named 'shet'`.
  package let words: String
  /// The part that is wrong, counted from 0.
  package let index: Int
  /// The names that would have meant something there.
  package let candidates: [String]

  package init(words: String, index: Int, candidates: [String] = []) {
    self.words = words
    self.index = index
    self.candidates = candidates
  }
}
