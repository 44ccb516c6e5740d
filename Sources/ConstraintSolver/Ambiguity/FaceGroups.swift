/// The columns of a face by what ties them together; variables ascend within a group.
struct FaceGroups {
  private(set) var count = 0
  let columns: Groups
  let variables: Groups
  let limits: Groups

  init(_ face: Face, variableCount: Int) {
    var forest = Forest(count: face.columns.count)
    for form in face.forms + face.limits.map(\.form) {
      for term in form { forest.join(form[0].column, term.column) }
    }
    var numbers = [Int32](repeating: -1, count: face.columns.count)
    var columnList: [(item: Int32, group: Int32)] = []
    for column in 0..<face.columns.count {
      let root = Int(forest.root(of: Int32(column)))
      if numbers[root] < 0 {
        numbers[root] = Int32(count)
        count += 1
      }
      columnList.append((Int32(column), numbers[root]))
    }
    var variableList: [(item: Int32, group: Int32)] = []
    for variable in 0..<variableCount {
      guard let form = face.form(of: variable) else { continue }
      variableList.append((Int32(variable), numbers[Int(forest.root(of: form[0].column))]))
    }
    var limitList: [(item: Int32, group: Int32)] = []
    for (index, limit) in face.limits.enumerated() {
      limitList.append((Int32(index), numbers[Int(forest.root(of: limit.form[0].column))]))
    }
    columns = Groups(columnList, count: count)
    variables = Groups(variableList, count: count)
    limits = Groups(limitList, count: count)
  }
}
