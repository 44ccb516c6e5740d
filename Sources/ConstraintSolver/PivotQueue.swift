/// Rows by the cost of their cheapest pivot, cheapest first; among equals the latest queued.
///
/// A row may be queued several times; its cost is looked up again when its turn comes.
struct PivotQueue {
  private var buckets = [[Int32]](repeating: [], count: PivotQueue.bucketCount)
  private var lowest = 0
  private static let bucketCount = 32

  /// Costs from 31 on share a bucket: so much fill is rare, and then any order will do.
  static func bucket(_ cost: Int) -> Int {
    min(cost, bucketCount - 1)
  }

  mutating func insert(_ row: Int, cost: Int) {
    let bucket = Self.bucket(cost)
    buckets[bucket].append(Int32(row))
    lowest = min(lowest, bucket)
  }

  mutating func next() -> (row: Int, bucket: Int)? {
    while lowest < Self.bucketCount {
      if let row = buckets[lowest].popLast() { return (Int(row), lowest) }
      lowest += 1
    }
    return nil
  }
}
