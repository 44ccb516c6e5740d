import LayoutDocuments
import LayoutEngine
import Markup
import PlainText
import Testing

/// The screen that the tests of constraints tie.
///
///     root
///       map          a map
///       sheet        a scroll view
///         info
///           title    a label
///       8bC-Xf-vdC   a view as Interface Builder names it
///       (unnamed)
struct ConstraintFixture {
  var tree = ViewTree()
  var names = SceneNames()
  let catalog = Catalog.uiKit

  init() {
    let root = add("root", "view", in: nil)
    add("map", "mapView", in: root)
    let sheet = add("sheet", "scrollView", in: root)
    let info = add("info", "view", in: sheet)
    add("title", "label", in: info)
    add("8bC-Xf-vdC", "view", in: root)
    add("", "view", in: root)
    _ = names.define("count", as: .variable(0), origin: .none)
    _ = names.define("tall", as: .rules([]), origin: .none)
  }

  @discardableResult
  private mutating func add(_ id: String, _ kind: String, in parent: ViewID?) -> ViewID {
    let view = tree.insert(
      catalog.kind(named: kind) ?? KindID(index: 0), of: catalog, in: parent, identifier: id)
    if !id.isEmpty { _ = names.define(id, as: .view(view), origin: .none) }
    return view
  }

  struct Reading {
    var rules: [NamedRule]
    var words: [String]
    /// The text of each diagnostic.
    var problems: [String]
    var origins: OriginTable
  }

  /// What a `<constraints>` element in a view says.
  func reading(of block: String, in owner: String = "root") throws -> Reading {
    let file = SourceFile(name: "case.xml", text: block)
    let document = try Document(parsing: file)
    var origins = OriginTable()
    let index = origins.add(file)
    var reader = ConstraintReader(
      tree: tree, catalog: catalog, names: names, origins: origins, file: index)
    var diagnostics = Diagnostics()
    let view = try #require(names.view(owner))
    let rules = reader.read(document.root, of: view, &diagnostics)
    return Reading(
      rules: rules, words: rules.map { $0.rule.words(in: tree, catalog: catalog) },
      problems: diagnostics.all.map(\.text), origins: reader.origins)
  }

  /// What one line says, its relation as itself.
  func line(_ line: String, in owner: String = "root") throws -> Reading {
    try reading(of: "<constraints><![CDATA[\(line)]]></constraints>", in: owner)
  }

  /// Holds rows against what is told: each is a whole diagnostic whose second line is what it is about.
  func check(_ table: String) throws {
    for row in table.split(separator: "\n\n").map(String.init) {
      let lines = row.split(separator: "\n", omittingEmptySubsequences: false)
      try #require(lines.count == 3, "\(row)")
      let reading = try reading(of: "<constraints>\n\(lines[1])\n</constraints>")
      #expect(reading.problems == [row])
      #expect(reading.words == [], "\(row)")
    }
  }
}
