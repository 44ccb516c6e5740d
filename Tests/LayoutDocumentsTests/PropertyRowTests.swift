import Expressions
import Testing

@testable import LayoutDocuments
@testable import LayoutEngine

/// One row of the catalog is all it takes: attributes, `<set>`, `<expect>`, snapshots and suggestions walk it.
@Suite struct PropertyRowTests {
  @Test func `a row is an attribute, can be set and expected, and is suggested`() {
    let play = Play(
      interface: #"<view id="root" tag="7"/>"#,
      steps: """
        <expect that="root.tag = 7"/>
        <set property="root.tag" to="root.tag + 1"/>
        <expect that="root.tag = 8"/>
        """)
    #expect(play.complaints() == [])
    let typo = Play(interface: #"<view id="root" tga="7"/>"#, steps: "<settle/>")
    #expect(
      typo.complaints().first?.contains("'<view>' has no attribute 'tga'; did you mean 'tag'?")
        == true)
  }

  @Test func `a row is recorded where it differs from its standard value`() throws {
    let catalog = Catalog.uiKit
    let rows = catalog.properties(of: try #require(catalog.kind(named: "view")))
    let tag = try #require(rows.first { $0.name == "tag" })
    #expect(tag.recording == .unlessDefault)
    var tree = ViewTree()
    let id = tree.insert(KindID(index: 0), of: catalog, in: nil)
    #expect(tag.get(tree, id) == .number(0))
    tag.set?(&tree, id, .number(3))
    #expect(tag.get(tree, id) == .number(3))
  }
}
