import Testing

@Suite struct VisualFormatTests {
  private let fixture = ConstraintFixture()

  @Test func `a line of visual format says its rules in the order written`() throws {
    let table: [(line: String, rules: [String])] = [
      ("H:|[map]|", ["map.leading = root.leading", "root.trailing = map.trailing"]),
      ("V:|[map]|", ["map.top = root.top", "root.bottom = map.bottom"]),
      ("V:|-150-[sheet]|", ["sheet.top = root.top + 150", "root.bottom = sheet.bottom"]),
      ("V:|-12-[title]", ["title.top = info.top + 12"]),
      ("H:|-[map]-|", ["map.leading = root.leadingMargin", "root.trailingMargin = map.trailing"]),
      ("H:[map]-[sheet]", ["sheet.leading = map.trailing + 8"]),
      ("H:[map][sheet]", ["sheet.leading = map.trailing"]),
      ("H:[map]-0-[sheet]", ["sheet.leading = map.trailing"]),
      ("H:[map]-8.5-[sheet]", ["sheet.leading = map.trailing + 8.5"]),
      ("H:[map]-(-8)-[sheet]", ["sheet.leading = map.trailing - 8"]),
      ("H:[map]-8@750-[sheet]", ["sheet.leading = map.trailing + 8 @750"]),
      (
        "V:[map]-(≥8@750,≤20)-[sheet]",
        ["sheet.top ≥ map.bottom + 8 @750", "sheet.top ≤ map.bottom + 20"]
      ),
      (
        "V:[map]-(>=8,<=20@1,==9@2)-[sheet]",
        [
          "sheet.top ≥ map.bottom + 8", "sheet.top ≤ map.bottom + 20 @1",
          "sheet.top = map.bottom + 9 @2",
        ]
      ),
      ("V:|-[map]", ["map.top = root.topMargin"]),
      ("|-8-[map]", ["map.leading = root.leading + 8"]),
      ("[map]-[sheet]", ["sheet.leading = map.trailing + 8"]),
      ("H:|-(≥8@999.5)-[map]", ["map.leading ≥ root.leading + 8 @999.5"]),
      (
        "H:|-[map]-5-[sheet] directionLeftToRight",
        ["map.left = root.leftMargin", "sheet.left = map.right + 5"]
      ),
      (
        "H:|-[map]-(≥5)-[sheet]| directionRightToLeft",
        ["root.rightMargin = map.right", "map.left ≥ sheet.right + 5", "sheet.left = root.left"]
      ),
      (
        "H:[map]-[sheet] alignAllTop alignAllLastBaseline # row",
        [
          "sheet.leading = map.trailing + 8", "sheet.top = map.top",
          "sheet.lastBaseline = map.lastBaseline",
        ]
      ),
      (
        "V:[map][sheet] alignAllLeading", ["sheet.top = map.bottom", "sheet.leading = map.leading"]
      ),
      (
        "V:|-9-[map]-20-[sheet] spacingBaselineToBaseline",
        ["map.top = root.top + 9", "sheet.firstBaseline = map.lastBaseline + 20"]
      ),
      ("H:[map(100)]", ["map.width = 100"]),
      ("H:[map(100.5@0.5)]", ["map.width = 100.5 @0.5"]),
      ("V:[map(100)]", ["map.height = 100"]),
      ("H:[map(==100@20)]", ["map.width = 100 @20"]),
      ("H:[map(sheet)]", ["map.width = sheet.width"]),
      ("H:[map(==sheet)]", ["map.width = sheet.width"]),
      ("H:[map(>=100,<=sheet@750)]", ["map.width ≥ 100", "map.width ≤ sheet.width @750"]),
      ("H:[`8bC-Xf-vdC`(==`map`)]", ["`8bC-Xf-vdC`.width = map.width"]),
      (
        "H:|-[map(≥100@750)]-8-[sheet(==map)]-|",
        [
          "map.leading = root.leadingMargin", "map.width ≥ 100 @750",
          "sheet.leading = map.trailing + 8", "sheet.width = map.width",
          "root.trailingMargin = sheet.trailing",
        ]
      ),
      (
        "V: | - 8 - [ map ( 44 ) ] - ( ≥ 8 ) - [ sheet ] | # column",
        [
          "map.top = root.top + 8", "map.height = 44", "sheet.top ≥ map.bottom + 8",
          "root.bottom = sheet.bottom",
        ]
      ),
    ]
    for row in table {
      let reading = try fixture.line(row.line)
      #expect(reading.words == row.rules, "\(row.line)")
      #expect(reading.problems == [], "\(row.line)")
    }
  }

  @Test func `a metric is the number that its block gives the name`() throws {
    let reading = try fixture.reading(
      of: """
        <constraints metrics="padding: 16, gap: -8.5,high:750">
          H:|-padding-[map(≥padding@high)]-(gap,≤padding)-[sheet]
          sheet.width = 2 @750
        </constraints>
        """)
    #expect(
      reading.words == [
        "map.leading = root.leading + 16", "map.width ≥ 16 @750",
        "sheet.leading = map.trailing - 8.5", "sheet.leading ≤ map.trailing + 16",
        "sheet.width = 2 @750",
      ])
    #expect(reading.problems == [])
  }

  @Test func `what is no metric is told where it stands`() throws {
    let reading = try fixture.reading(
      of: """
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
          H:|-pading-[map(high)]
          map.width = 1
          H:[map(100@wide)]
        </constraints>
        """)
    #expect(
      reading.problems.joined(separator: "\n\n") == """
        case.xml:1:36: error: 'padding' has a value already
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                           ^

        case.xml:1:48: error: 'map' is a view's id, so a metric needs another name
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                                       ^

        case.xml:1:56: error: '2x: 4' is no metric; write a name and a number, as in padding: 16
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                                               ^

        case.xml:1:63: error: 'wide' is no metric; write a name and a number, as in padding: 16
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                                                      ^

        case.xml:1:69: error: 'gap: 8 pt' is no metric; write a name and a number, as in padding: 16
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                                                            ^

        case.xml:1:80: error: ': 1' is no metric; write a name and a number, as in padding: 16
        <constraints metrics="padding: 16, padding: 8, map: 4, 2x: 4, wide, gap: 8 pt, : 1">
                                                                                       ^

        case.xml:2:7: error: 'pading' is no number and none of the block's metrics; did you mean 'padding'?
          H:|-pading-[map(high)]
              ^

        case.xml:4:14: error: a priority like @750 is expected, not 'wide'
          H:[map(100@wide)]
                     ^
        """)
  }
}
