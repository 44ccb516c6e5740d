import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

@Suite struct ConstraintBlockTests {
  private let fixture = ConstraintFixture()

  @Test func `the three spellings say the same`() throws {
    let equation = """
      <constraints>
        map.leading = root.leading + 8
        sheet.leading = map.trailing + 8
        sheet.width = map.width @750
        root.trailing = sheet.trailing + 8
      </constraints>
      """
    let visualFormat = """
      <constraints>H:|-8-[map]-[sheet(==map@750)]-8-|</constraints>
      """
    let elements = """
      <constraints>
        <constraint firstItem="map" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" constant="8"/>
        <constraint firstItem="sheet" firstAttribute="leading" secondItem="map"
          secondAttribute="trailing" symbolic="YES"/>
        <constraint firstItem="sheet" firstAttribute="width" secondItem="map"
          secondAttribute="width" priority="750"/>
        <constraint firstAttribute="trailing" secondItem="sheet" secondAttribute="trailing"
          constant="8"/>
      </constraints>
      """
    let expected = [
      "map.leading = root.leading + 8", "sheet.leading = map.trailing + 8",
      "sheet.width = map.width @750", "root.trailing = sheet.trailing + 8",
    ]
    for block in [equation, visualFormat, elements] {
      let reading = try fixture.reading(of: block)
      #expect(reading.words == expected)
      #expect(reading.rules.map(\.rule.identifier) == ["", "", "", ""])
      #expect(reading.rules.map(\.id) == [nil, nil, nil, nil])
      #expect(reading.problems == [])
    }
  }

  @Test func `lines and elements keep the order of the document and know their places`() throws {
    let reading = try fixture.reading(
      of: """
        <constraints>
          map.width = 1
          <constraint firstItem="map" firstAttribute="width" constant="2"/> map.width = 3
          map.width <!-- not 5 --> = 4
          <![CDATA[ map.width >= 5
          map.width = 6]]> <constraint firstItem="map" firstAttribute="width" constant="7"/>
          <constraint firstItem="map" firstAttribute="width" constant="8"/>
          map.width = 9</constraints>
        """)
    #expect(
      reading.words == [
        "map.width = 1", "map.width = 2", "map.width = 3", "map.width = 4", "map.width ≥ 5",
        "map.width = 6", "map.width = 7", "map.width = 8", "map.width = 9",
      ])
    let places = reading.rules.map { rule in
      reading.origins.location(of: rule.rule.origin).map {
        "\($0.position.line):\($0.position.column)"
      }
    }
    #expect(
      places == ["2:3", "3:3", "3:69", "4:3", "5:13", "6:3", "6:20", "7:3", "8:3"])
    #expect(reading.problems == [])
  }

  @Test func `an id names its line, its element or its block`() throws {
    let reading = try fixture.reading(
      of: """
        <constraints>
          map.edges = root.edges # pinned
          map.width = 3 #8b-x
          H:[map(4)] # four
          <constraint id="five" firstAttribute="width" constant="5"/>
          <constraint id="six" identifier="Six points" firstAttribute="width" constant="6"/>
          map.width = 7
        </constraints>
        """)
    #expect(
      reading.rules.map(\.id) == [
        "pinned", "pinned", "pinned", "pinned", "8b-x", "four", "five", "six", nil,
      ])
    #expect(
      reading.rules.map(\.rule.identifier) == [
        "pinned", "pinned", "pinned", "pinned", "8b-x", "four", "five", "Six points", "",
      ])
    #expect(Set(reading.rules.prefix(4).map(\.idOrigin)).count == 1)
    let place = reading.origins.location(of: reading.rules[0].idOrigin)?.position
    #expect(place?.line == 2 && place?.column == 28)

    let block = try fixture.reading(
      of: #"<constraints id="compact">map.size = 3&#10;map.top = root.top</constraints>"#)
    #expect(block.rules.map(\.id) == ["compact", "compact", "compact"])
    #expect(Set(block.rules.map(\.idOrigin)).count == 1)
    #expect(Set(block.rules.map(\.rule.origin)).count == 2)
    #expect(block.problems == [])
  }

  @Test func `a block with nothing in it says nothing`() throws {
    for block in [
      "<constraints/>", "<constraints> \n\t </constraints>",
      "<constraints><!-- map.top = 3 --></constraints>",
    ] {
      let reading = try fixture.reading(of: block)
      #expect(reading.rules.isEmpty && reading.problems == [])
    }
  }

  @Test func `every beginning of a block is read or refused`() throws {
    let blocks = [
      "map.width = 16:9 * `8bC-Xf-vdC`.safeArea.height + 8.5 @750 # wide",
      "edges ≥ sheet.contentLayoutGuide.edges * 1/3 - -2@1000#a",
      "H:|-[map(≥100@750,<=sheet)]-(==8@1,≤-20)-[`8bC-Xf-vdC`(==map)]-8.5-| # row",
    ]
    for line in blocks {
      for count in 1...line.unicodeScalars.count {
        let prefix = String(String.UnicodeScalarView(line.unicodeScalars.prefix(count)))
        let reading = try fixture.line(prefix)
        #expect(reading.rules.isEmpty != reading.problems.isEmpty, "\(prefix)")
        #expect(reading.problems.count <= 1, "\(prefix)")
      }
    }
  }

  @Test func `every line with one character replaced is read or refused`() throws {
    let lines = ["map.width = 1/3 * root.width + 8 @750 # w", "V:|-8-[map(≥9@7,sheet)]-[sheet]|"]
    for line in lines {
      let scalars = Array(line.unicodeScalars)
      for index in scalars.indices {
        for stranger in "`#@.-+*/:,()[]|=<>≤0a_ \t\u{0301}…𝄞".unicodeScalars {
          var changed = scalars
          changed[index] = stranger
          var view = String.UnicodeScalarView()
          view.append(contentsOf: changed)
          let reading = try fixture.line(String(view))
          #expect(reading.rules.isEmpty != reading.problems.isEmpty, "\(String(view))")
        }
      }
    }
  }

  @Test func `a block says which changes of its constraints may go unnoticed, and why`() throws {
    let block =
      #"<constraints unnoticed="removal constant" reason="a &lt; b">map.width = 1</constraints>"#
    let excuse = try fixture.reading(of: block).rules.first?.excuse
    #expect(excuse?.changes == [.removal, .constant])
    #expect(excuse?.reason == "a < b")
    let rows = [
      (#"unnoticed="removal""#, "14: error: 'unnoticed' and 'reason' stand together"),
      (#"reason="so""#, "14: error: 'unnoticed' and 'reason' stand together"),
      (#"unnoticed="removal" reason=" ""#, "14: error: 'unnoticed' and 'reason' stand together"),
      (#"unnoticed="" reason="so""#, "25: error: '' is none of the changes"),
      (#"unnoticed="removal all" reason="so""#, "33: error: 'all' is none of the changes"),
    ]
    for (attributes, problem) in rows {
      let reading = try fixture.reading(
        of: "<constraints \(attributes)>map.width = 1</constraints>")
      #expect(reading.problems.first?.hasPrefix("case.xml:1:" + problem) == true, "\(attributes)")
      #expect(reading.words == ["map.width = 1"])
    }
  }
}
