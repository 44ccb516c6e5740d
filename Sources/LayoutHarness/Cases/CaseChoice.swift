import PlainText

/// Several filters at once: a case is chosen where one of them selects it.
///
/// Names are looked up, so that two thousand of them among ten thousand cases take no time.
struct CaseChoice {
  private let filters: [CaseFilter]
  /// By name, the filters that name a case or a folder.
  private var named: [ExactText: [Int]] = [:]
  private let patterns: [Int]
  private var hasSelected: [Bool]

  init(_ names: [String], layouts: Folder) {
    filters = names.map { CaseFilter($0, layouts: layouts) }
    patterns = filters.indices.filter { [filters] in filters[$0].path == nil }
    hasSelected = Array(repeating: false, count: filters.count)
    for (index, filter) in filters.enumerated() {
      if let path = filter.path { named[path, default: []].append(index) }
    }
  }

  /// Whether one of the filters selects the case; remembers which.
  mutating func selects(_ id: CaseID) -> Bool {
    var selecting = patterns.filter { filters[$0].selects(id) }
    var path = ""
    for component in id.components {
      path += path.isEmpty ? component : "/" + component
      selecting += named[path] ?? []
    }
    for index in selecting { hasSelected[index] = true }
    return !selecting.isEmpty
  }

  /// Returns whether one of the filters selects an entry that cannot be read; remembers which.
  mutating func selects(_ obstacle: CaseCatalog.Obstacle) -> Bool {
    let selecting = filters.indices.filter { filters[$0].selects(obstacle) }
    for index in selecting { hasSelected[index] = true }
    return !selecting.isEmpty
  }

  /// The first filter that has selected nothing so far.
  var idle: CaseFilter? { zip(filters, hasSelected).first { !$0.1 }?.0 }
}
