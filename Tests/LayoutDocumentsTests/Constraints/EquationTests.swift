import LayoutDocuments
import LayoutEngine
import Testing

@Suite struct EquationTests {
  private let fixture = ConstraintFixture()

  @Test func `an equation says one rule`() throws {
    let table: [(line: String, rule: String)] = [
      ("info.height = 1200", "info.height = 1200"),
      ("map.top = root.top", "map.top = root.top"),
      ("map.top == root.top", "map.top = root.top"),
      ("map.top=root.top+8", "map.top = root.top + 8"),
      ("map.top = root.top - 8.5", "map.top = root.top - 8.5"),
      ("map.top = root.top + -8", "map.top = root.top - 8"),
      ("map.top = root.top - -8", "map.top = root.top + 8"),
      ("map.top = root.top + 0", "map.top = root.top"),
      ("map.width ≤ 300", "map.width ≤ 300"),
      ("map.width <= 300", "map.width ≤ 300"),
      ("map.width ≥ root.width", "map.width ≥ root.width"),
      ("map.width >= root.width", "map.width ≥ root.width"),
      ("map.width = 2 * root.height + 10 @750 # wide", "map.width = 2 * root.height + 10 @750"),
      ("map.width = 1/3 * root.width", "map.width = 0.333 * root.width"),
      ("map.width = 16:9 * map.height", "map.width = 1.778 * map.height"),
      ("map.width = -1 * root.width", "map.width = -1 * root.width"),
      ("map.width = root.width / 4", "map.width = 0.25 * root.width"),
      ("map.width = root.width * 0.5 - 4", "map.width = 0.5 * root.width - 4"),
      ("map.width = root.width * 3/4", "map.width = 0.75 * root.width"),
      ("map.width = 0 * root.width + 5", "map.width = 0 * root.width + 5"),
      ("map.width = 0.0001 * root.width", "map.width = 0.0001 * root.width"),
      ("map.width = 1000 @0.5", "map.width = 1000 @0.5"),
      ("map.width = 1000@999.5", "map.width = 1000 @999.5"),
      ("map.width = 10 @1000", "map.width = 10"),
      ("map.centerX = 0.5 * root.trailing", "map.centerX = 0.5 * root.trailing"),
      ("map.left = root.centerX", "map.left = root.centerX"),
      ("map.width = map.height", "map.width = map.height"),
      ("title.firstBaseline = map.top + 20", "title.firstBaseline = map.top + 20"),
      ("title.lastBaseline = map.centerY", "title.lastBaseline = map.centerY"),
      ("title.baseline ≤ map.baseline - 4", "title.lastBaseline ≤ map.lastBaseline - 4"),
      ("map.leftMargin = root.rightMargin", "map.leftMargin = root.rightMargin"),
      ("map.left = root.leftMargin", "map.left = root.leftMargin"),
      ("map.top = 2 * root.topMargin", "map.top = 2 * root.topMargin"),
      ("map.bottom = root.bottomMargin", "map.bottom = root.bottomMargin"),
      ("map.leading = root.leadingMargin", "map.leading = root.leadingMargin"),
      ("map.trailing = root.trailingMargin @999.5", "map.trailing = root.trailingMargin @999.5"),
      ("map.centerX = root.centerXWithinMargins", "map.centerX = root.centerXWithinMargins"),
      ("map.centerY = root.centerYWithinMargins", "map.centerY = root.centerYWithinMargins"),
      ("map.width = -5", "map.width = -5"),
      ("map.width = 10000000", "map.width = 10000000"),
      ("\tmap.width\t=\t10  ", "map.width = 10"),
    ]
    for row in table {
      let reading = try fixture.line(row.line)
      #expect(reading.words == [row.rule], "\(row.line)")
      #expect(reading.problems == [], "\(row.line)")
    }
  }

  @Test func `edges, size and center stand for several rules`() throws {
    let table: [(line: String, rules: [String])] = [
      (
        "map.edges = root.edges # all",
        [
          "map.top = root.top", "map.leading = root.leading", "map.bottom = root.bottom",
          "map.trailing = root.trailing",
        ]
      ),
      ("map.size = root.size", ["map.width = root.width", "map.height = root.height"]),
      ("map.size ≥ 44", ["map.width ≥ 44", "map.height ≥ 44"]),
      (
        "map.center = root.center @500",
        ["map.centerX = root.centerX @500", "map.centerY = root.centerY @500"]
      ),
    ]
    for row in table {
      let reading = try fixture.line(row.line)
      #expect(reading.words == row.rules, "\(row.line)")
      #expect(reading.problems == [], "\(row.line)")
      #expect(Set(reading.rules.map(\.rule.origin)).count == 1)
    }
    #expect(try fixture.line(table[0].line).rules.map(\.id) == ["all", "all", "all", "all"])
  }

  @Test func `a name stands for a view, a guide or the view that holds the block`() throws {
    let table: [(owner: String, line: String, rule: String)] = [
      ("info", "height = 1200", "info.height = 1200"),
      ("info", "top = superview.top", "info.top = sheet.top"),
      ("info", "title.top = top + 8", "title.top = info.top + 8"),
      ("info", "title.top = safeArea.top", "title.top = info.safeArea.top"),
      ("info", "title.top = superview.safeArea.top", "title.top = sheet.safeArea.top"),
      ("root", "title.top = info.safeArea.top", "title.top = info.safeArea.top"),
      (
        "root", "info.top = sheet.contentLayoutGuide.top", "info.top = sheet.contentLayoutGuide.top"
      ),
      ("sheet", "info.top = contentLayoutGuide.top", "info.top = sheet.contentLayoutGuide.top"),
      (
        "sheet", "info.width = frameLayoutGuide.width", "info.width = sheet.frameLayoutGuide.width"
      ),
      ("root", "info.top = sheet.top", "info.top = sheet.top"),
      ("root", "map.top = layoutMargins.top", "map.top = root.layoutMargins.top"),
      ("info", "title.top = superview.layoutMargins.top", "title.top = sheet.layoutMargins.top"),
      (
        "root", "map.width = info.readableContentGuide.width",
        "map.width = info.readableContentGuide.width"
      ),
      ("root", "map.bottom = keyboardLayoutGuide.top", "map.bottom = root.keyboardLayoutGuide.top"),
      ("info", "map.top = topLayoutGuide.bottom", "map.top = topLayoutGuide.bottom"),
      ("root", "map.bottom = root.bottomLayoutGuide.top", "map.bottom = bottomLayoutGuide.top"),
      ("root", "`8bC-Xf-vdC`.top = `map`.top", "`8bC-Xf-vdC`.top = map.top"),
    ]
    for row in table {
      let reading = try fixture.line(row.line, in: row.owner)
      #expect(reading.words == [row.rule], "\(row.line)")
      #expect(reading.problems == [], "\(row.line)")
    }
  }

  @Test func `a view without an id is told by its place`() throws {
    let unnamed = Anchor(.view(ViewID(index: 6)), .width)
    let rule = LayoutRule(unnamed, .equal, constant: 0)
    #expect(rule.words(in: fixture.tree, catalog: fixture.catalog) == "root/view#1.width = 0")
  }
}
