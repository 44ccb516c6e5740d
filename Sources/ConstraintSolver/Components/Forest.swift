/// Disjoint sets of numbers.
struct Forest {
  private var parents: [Int32]

  var count: Int { parents.count }

  init(count: Int) {
    parents = (0..<count).map { Int32($0) }
  }

  mutating func root(of item: Int32) -> Int32 {
    var item = item
    while parents[Int(item)] != item {
      parents[Int(item)] = parents[Int(parents[Int(item)])]
      item = parents[Int(item)]
    }
    return item
  }

  mutating func join(_ first: Int32, _ second: Int32) {
    let firstRoot = root(of: first)
    let secondRoot = root(of: second)
    if firstRoot != secondRoot { parents[Int(secondRoot)] = firstRoot }
  }
}
