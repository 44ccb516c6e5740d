/// Lists by group number, each in the order given.
struct Groups: Sendable {
  private var starts: [Int]
  private var sorted: [Int32]

  init(_ items: [(item: Int32, group: Int32)], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    sorted = [Int32](repeating: 0, count: items.count)
    for index in 0..<items.count { starts[Int(items[index].group) + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    for index in 0..<items.count {
      let group = Int(items[index].group)
      sorted[next[group]] = items[index].item
      next[group] += 1
    }
  }

  func items(of group: Int) -> ArraySlice<Int32> {
    sorted[starts[group]..<starts[group + 1]]
  }
}
