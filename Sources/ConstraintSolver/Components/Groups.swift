/// Lists by group number, each in the order given.
struct Groups: Sendable {
  private var starts: [Int] = []
  private var sorted: [Int32] = []

  init() {}

  init(_ items: [(item: Int32, group: Int32)], count: Int) {
    sort(items.count, into: count) { items[$0] }
  }

  /// Takes so many other items into so many groups.
  mutating func sort(
    _ itemCount: Int, into count: Int, _ entry: (Int) -> (item: Int32, group: Int32)
  ) {
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: count + 1))
    for index in 0..<itemCount { starts[Int(entry(index).group)] += 1 }
    var end = 0
    for group in 0...count {
      end += starts[group]
      starts[group] = end
    }
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: repeatElement(0, count: itemCount))
    // Backwards, so that each group's end comes down to its start.
    var index = itemCount
    while index > 0 {
      index -= 1
      let (item, group) = entry(index)
      starts[Int(group)] -= 1
      sorted[starts[Int(group)]] = item
    }
  }

  func items(of group: Int) -> ArraySlice<Int32> {
    sorted[starts[group]..<starts[group + 1]]
  }
}
