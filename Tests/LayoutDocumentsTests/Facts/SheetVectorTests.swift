import Testing

@testable import LayoutDocuments

@Suite struct SheetVectorTests {
  private static let first = "insets(max(0, -sheet.contentOffset.y), 0, 0, 0)"
  private static let second = "insets(hidden - value * ratio, 0, 0, 0)"

  /// The article's sheet in a frame as high as the vector's, over a home indicator as high as its.
  private static func play(_ vector: SheetVector, insets: String, steps: String) -> Play {
    Play(
      environment:
        #"size="375 \#(150 + vector.frameHeight)" scale="100" safeArea="0 0 \#(vector.safeBottom) 0""#,
      interface: """
        <view id="root">
          <scrollView id="sheet" pagingEnabled="YES" contentInsetAdjustmentBehavior="always">
            <view id="info"/>
          </scrollView>
          <constraints>
            V:|-150-[sheet]|
            H:|[sheet]|
            info.edges = sheet.contentLayoutGuide.edges
            info.width = sheet.frameLayoutGuide.width
            info.height = \(vector.contentHeight)
          </constraints>
        </view>
        """,
      behavior: """
        <on event="viewDidLayoutSubviews">
          <set property="sheet.contentInset.top"
            to="sheet.frame.height - min(150, info.frame.height) - root.safeAreaInsets.bottom"/>
        </on>
        <on event="scrollViewDidScroll" view="sheet">
          <let name="hidden" be="max(0, -sheet.contentOffset.y)"/>
          <let name="frameHeight" be="sheet.frame.height - root.safeAreaInsets.bottom - hidden"/>
          <let name="contentHeight" be="sheet.contentSize.height + root.safeAreaInsets.bottom + hidden"/>
          <let name="ratio" be="min(1, frameHeight / contentHeight)"/>
          <let name="value"
            be="max(0, min(sheet.contentInset.top, sheet.contentInset.top + sheet.contentOffset.y))"/>
          <set property="sheet.scrollIndicatorInsets" to="\(insets)"/>
        </on>
        """,
      steps: steps)
  }

  private static func near(_ what: String, _ value: Double) -> String {
    "<expect that=\"abs(\(what) - (\(decimal(value)))) * 1000000 &lt; 1\"/>"
  }

  /// A number as cases write it: no exponent.
  private static func decimal(_ value: Double) -> String {
    let scaled = (abs(value) * 1e10).rounded()
    let (whole, rest) = (Int(scaled / 1e10), Int(scaled.truncatingRemainder(dividingBy: 1e10)))
    let digits = String(rest)
    let padding = String(repeating: "0", count: 10 - digits.count)
    return (value < 0 ? "-" : "") + "\(whole).\(padding)\(digits)"
  }

  @Test func `inset, range and both indicators come out as worked out`() {
    for vector in SheetVector.all {
      for (insets, isFirst) in [(Self.first, true), (Self.second, false)] {
        var steps = [
          Self.near("sheet.contentInset.top", vector.inset),
          Self.near("sheet.contentOffset.y", vector.minimum),
        ]
        for row in vector.rows where row.isReachable {
          let knob = isFirst ? row.firstKnob : row.secondKnob
          steps += [
            "<scroll view=\"sheet\" to=\"0 \(row.offset)\"/>",
            Self.near("sheet.verticalScrollIndicatorInsets.top", isFirst ? row.first : row.second),
            Self.near("sheet.verticalIndicator.y", knob.start),
            Self.near("sheet.verticalIndicator.height", knob.length),
          ]
        }
        let play = Self.play(vector, insets: insets, steps: steps.joined(separator: "\n"))
        #expect(play.complaints() == [], "\(vector.name)")
      }
    }
  }

  @Test func `dragged past either end the sheet comes to rest at the ends worked out`() {
    for vector in SheetVector.all {
      let play = Self.play(
        vector, insets: Self.first,
        steps: """
          <set property="sheet.alwaysBounceVertical" to="true"/>
          <set property="sheet.isPagingEnabled" to="false"/>
          <scroll view="sheet" to="0 \(vector.maximum)"/>
          <drag at="187 300" by="0 -100" hold="0.2"/>
          <settle/>
          \(Self.near("sheet.contentOffset.y", vector.maximum))
          <scroll view="sheet" to="0 \(vector.minimum)"/>
          <drag at="187 200" by="0 100" hold="0.2"/>
          <settle/>
          \(Self.near("sheet.contentOffset.y", vector.minimum))
          """)
      #expect(play.complaints() == [], "\(vector.name)")
    }
  }

  /// The finger goes 60 points against the release's way and comes back to where the pan began, so that it lifts at the offset.
  @Test func `released at each offset the sheet pages to where it was worked out to`() {
    for vector in SheetVector.all {
      for release in vector.releases {
        let away = release.sign > 0 ? 1.0 : -1.0
        let start = 150 + vector.frameHeight / 2
        let lift = release.sign == 0 ? 0.7 : 0.4
        let steps = """
          <set property="sheet.alwaysBounceVertical" to="true"/>
          <scroll view="sheet" to="0 \(release.offset)"/>
          <touches>
            <down finger="a" at="187 \(start)" time="0"/>
            <move finger="a" to="187 \(start + 60 * away)" time="0.3"/>
            <move finger="a" to="187 \(start + 10 * away)" time="0.4"/>
            <up finger="a" time="\(lift)"/>
          </touches>
          <settle/>
          """
        for (origin, target) in [("zero", release.fromZero), ("inset", release.fromInset)] {
          var play = Self.play(
            vector, insets: Self.first,
            steps: steps + Self.near("sheet.contentOffset.y", target))
          play.physics = "<physics pageOrigin=\"\(origin)\"/>"
          #expect(
            play.complaints() == [],
            "\(vector.name) at \(release.offset), \(release.sign), \(origin)")
        }
      }
    }
  }
}
