import LayoutDocuments
import LayoutEngine
import Testing

@Suite struct ConstraintElementTests {
  private let fixture = ConstraintFixture()

  @Test func `an element of Interface Builder says one rule`() throws {
    let table: [(attributes: String, rule: String)] = [
      (#"firstAttribute="height" constant="150""#, "root.height = 150"),
      (#"firstAttribute="height""#, "root.height = 0"),
      (
        #"firstItem="map" firstAttribute="top" secondItem="root" secondAttribute="top""#,
        "map.top = root.top"
      ),
      (
        #"firstAttribute="bottom" secondItem="map" secondAttribute="bottom" constant="-8.5""#,
        "root.bottom = map.bottom - 8.5"
      ),
      (
        #"firstItem="map" firstAttribute="width" relation="lessThanOrEqual" constant="300""#,
        "map.width ≤ 300"
      ),
      (
        #"firstItem="map" firstAttribute="width" relation="greaterThanOrEqual" constant="3""#,
        "map.width ≥ 3"
      ),
      (#"firstItem="map" firstAttribute="width" relation="equal" constant="3""#, "map.width = 3"),
      (
        #"firstItem="map" firstAttribute="width" secondItem="map" secondAttribute="height" multiplier="16:9""#,
        "map.width = 1.778 * map.height"
      ),
      (
        #"firstItem="map" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1/3""#,
        "map.width = 0.333 * root.width"
      ),
      (
        #"firstItem="map" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.8" constant="4" priority="750""#,
        "map.width = 0.8 * root.width + 4 @750"
      ),
      (
        #"firstItem="sheet" firstAttribute="top" secondItem="map" secondAttribute="bottom" symbolic="YES""#,
        "sheet.top = map.bottom + 8"
      ),
      (
        #"firstAttribute="trailing" secondItem="map" secondAttribute="trailing" symbolic="YES""#,
        "root.trailing = map.trailing + 20"
      ),
      (
        #"firstAttribute="trailing" secondItem="map" secondAttribute="trailing" constant="3" symbolic="YES""#,
        "root.trailing = map.trailing + 3"
      ),
      (
        #"firstItem="8bC-Xf-vdC" firstAttribute="top" secondItem="safeArea" secondAttribute="top""#,
        "`8bC-Xf-vdC`.top = root.safeArea.top"
      ),
      (
        #"firstItem="title" firstAttribute="baseline" secondItem="map" secondAttribute="firstBaseline""#,
        "title.lastBaseline = map.firstBaseline"
      ),
      (
        #"firstItem="map" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="4""#,
        "map.leading = root.leadingMargin + 4"
      ),
      (
        #"firstAttribute="trailingMargin" secondItem="map" secondAttribute="trailing""#,
        "root.trailingMargin = map.trailing"
      ),
      (
        #"firstItem="map" firstAttribute="centerX" secondItem="root" secondAttribute="centerXWithinMargins""#,
        "map.centerX = root.centerXWithinMargins"
      ),
      (
        #"firstItem="map" firstAttribute="top" secondItem="topLayoutGuide" secondAttribute="bottom""#,
        "map.top = topLayoutGuide.bottom"
      ),
      (
        #"firstItem="info" firstAttribute="top" secondItem="sheet.contentLayoutGuide" secondAttribute="top""#,
        "info.top = sheet.contentLayoutGuide.top"
      ),
    ]
    for row in table {
      let reading = try fixture.reading(
        of: "<constraints><constraint \(row.attributes)/></constraints>")
      #expect(reading.words == [row.rule], "\(row.attributes)")
      #expect(reading.problems == [], "\(row.attributes)")
    }
  }

  @Test func `a placeholder, an inactive element and a block not installed start inactive`() throws
  {
    let table: [(block: String, isActive: Bool)] = [
      (#"<constraints><constraint firstAttribute="width"/></constraints>"#, true),
      (
        #"<constraints installed="YES"><constraint firstAttribute="width" active="YES"/></constraints>"#,
        true
      ),
      (
        #"<constraints><constraint firstAttribute="width" placeholder="NO"/></constraints>"#, true
      ),
      (
        #"<constraints><constraint firstAttribute="width" placeholder="YES"/></constraints>"#, false
      ),
      (#"<constraints><constraint firstAttribute="width" active="NO"/></constraints>"#, false),
      (#"<constraints><constraint firstAttribute="width" installed="NO"/></constraints>"#, false),
      (#"<constraints installed="NO"><constraint firstAttribute="width"/></constraints>"#, false),
      (#"<constraints installed="NO">width = 3</constraints>"#, false),
    ]
    for row in table {
      let reading = try fixture.reading(of: row.block)
      #expect(reading.rules.map(\.rule.isActive) == [row.isActive], "\(row.block)")
      #expect(reading.problems == [], "\(row.block)")
    }
  }
}
