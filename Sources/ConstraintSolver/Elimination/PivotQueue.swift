/// Rows by the cost of their cheapest pivot, cheapest first; among equals the latest queued.
///
/// A row may be queued several times; its cost is looked up again when its turn comes.
struct PivotQueue {
  private var buckets = LinkedLists(count: PivotQueue.bucketCount)
  private var lowest = 0
  private static let exactCount = 32
  private static let bucketCount = exactCount + Int.bitWidth

  /// Costs from 32 on share a bucket with those of the same size in binary, so that long rows are
  /// merged with rows about as long and not one after another into one.
  static func bucket(_ cost: Int) -> Int {
    cost < exactCount ? max(cost, 0) : exactCount + Int.bitWidth - cost.leadingZeroBitCount - 1
  }

  mutating func insert(_ row: Int, cost: Int) {
    let bucket = Self.bucket(cost)
    buckets.push(Int32(truncatingIfNeeded: row), on: bucket)
    lowest = min(lowest, bucket)
  }

  mutating func next() -> (row: Int, bucket: Int)? {
    while lowest < Self.bucketCount {
      if let row = buckets.pop(from: lowest) { return (Int(row), lowest) }
      lowest += 1
    }
    return nil
  }
}
