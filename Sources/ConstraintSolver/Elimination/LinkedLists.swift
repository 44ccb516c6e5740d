/// Lists of numbers that grow at their heads, all in one array.
struct LinkedLists: Sendable {
  struct Link: Sendable {
    var item: Int32
    /// The link behind it, -1 for none.
    var next: Int32
  }

  /// By list: its newest link, -1 for none.
  private var heads: [Int32]
  private var links: [Link] = []

  init(count: Int, reserving linkCount: Int = 0) {
    heads = [Int32](repeating: -1, count: count)
    links.reserveCapacity(linkCount)
  }

  /// Empties all lists, of which there are so many from now on.
  mutating func removeAll(count: Int) {
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(-1, count: count))
    links.removeAll(keepingCapacity: true)
  }

  /// The place of a list's newest link, -1 where the list is empty.
  func head(of list: Int) -> Int32 { heads[list] }

  subscript(link: Int32) -> Link { links[Int(link)] }

  mutating func push(_ item: Int32, on list: Int) {
    let next = heads[list]
    heads[list] = Int32(truncatingIfNeeded: links.count)
    links.append(Link(item: item, next: next))
  }

  /// Takes the newest item off a list.
  mutating func pop(from list: Int) -> Int32? {
    guard heads[list] >= 0 else { return nil }
    let link = links[Int(heads[list])]
    heads[list] = link.next
    return link.item
  }
}
