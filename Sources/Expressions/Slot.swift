/// Something an expression can read, handed out by whoever checks the expression; opaque here.
package struct Slot: Hashable, Sendable {
  package let raw: Int

  package init(_ raw: Int) {
    self.raw = raw
  }
}
