import Foundation
import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

@Suite struct MatrixTests {
  @Test func `variants are named by the axes that vary`() {
    let table: [(environments: String, names: [String])] = [
      (#"<environment device="iPhone 8"/>"#, [""]),
      (#"<environment device="iPhone 8 | iPhone X"/>"#, ["iPhone 8", "iPhone X"]),
      (#"<environment device="iPhone 8" direction="ltr | rtl"/>"#, ["ltr", "rtl"]),
      (
        #"<environment device="iPhone 8" contentSizeCategory="XS | L | XXXL | AX5"/>"#,
        ["XS", "L", "XXXL", "AX5"]
      ),
      (
        #"<environment device="iPhone 8" system="iOS 12 | iOS 18 | iOS 26"/>"#,
        ["iOS 12", "iOS 18", "iOS 26"]
      ),
      (
        #"<environment device="iPhone 8"/><environment device="iPhone 8" contentSizeCategory="L | AX1"/>"#,
        ["L", "AX1"]
      ),
      (
        #"<environment device="iPhone 8|iPhone X" orientation="portrait | landscapeLeft"/>"#,
        [
          "iPhone 8, portrait", "iPhone 8, landscapeLeft", "iPhone X, portrait",
          "iPhone X, landscapeLeft",
        ]
      ),
      (
        #"<environment device="iPhone 8"/><environment device="iPhone X" direction="rtl"/>"#,
        ["iPhone 8, ltr", "iPhone X, rtl"]
      ),
      (
        #"<environment device="iPhone 8"/><environment device="iPhone 8 | iPhone X"/>"#,
        ["iPhone 8", "iPhone X"]
      ),
      (
        #"<environment size="375 667 | 414 736.5" scale="2 | 3" safeArea="20 0 0 0"/>"#,
        [
          "375 667, scale 2", "375 667, scale 3", "414 736.5, scale 2", "414 736.5, scale 3",
        ]
      ),
      (
        #"<environment device="iPhone 8"/><environment size="9 9" scale="1"/>"#,
        ["iPhone 8", "9 9, scale 1"]
      ),
    ]
    for row in table {
      let source = CaseSource(
        "<case title=\"t\">\(row.environments)<interface><view/></interface></case>")
      #expect(source.read().0?.variants.map(\.name) == row.names, "\(row.environments)")
    }
  }

  @Test func `a size of one's own has the safe area it is given, however it is turned`() throws {
    let source = CaseSource(
      interface: "<view/>",
      environment: #"size="300 400" scale="100" safeArea="1 2 3 4" orientation="landscapeLeft""#)
    let screen = try #require(source.read().0?.variants.first?.screen)
    #expect(screen.bounds == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(screen.pixel.scale == 100)
    #expect(screen.safeArea == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.rate == 60)
  }

  @Test func `a window in split view is as wide as Apple's lists say`() throws {
    let table: [(device: String, orientation: String, widths: [String: Double])] = [
      ("iPad (6th generation)", "landscapeLeft", ["1/3": 320, "1/2": 507, "2/3": 694]),
      ("iPad (6th generation)", "portrait", ["1/3": 320, "2/3": 438]),
      ("iPad Pro (10.5-inch)", "landscapeRight", ["1/3": 320, "1/2": 551, "2/3": 782]),
      ("iPad Pro (10.5-inch)", "portrait", ["1/3": 320, "2/3": 504]),
      ("iPad Pro (12.9-inch)", "landscapeLeft", ["1/3": 375, "1/2": 678, "2/3": 981]),
      ("iPad Pro (12.9-inch)", "portrait", ["1/3": 375, "2/3": 639, "full": 1024]),
    ]
    for row in table {
      for (share, width) in row.widths.sorted(by: { $0.key < $1.key }) {
        let environment =
          #"device="\#(row.device)" orientation="\#(row.orientation)" splitView="\#(share)""#
        let source = CaseSource(interface: "<view/>", environment: environment)
        let screen = try #require(source.read().0?.variants.first?.screen, "\(source.shown)")
        #expect(screen.bounds.width == width, "\(environment)")
        let isRegular = share == "full" || width >= 678
        #expect(
          screen.traitCollection.horizontalSizeClass == (isRegular ? .regular : .compact),
          "\(environment)")
      }
    }
  }

  @Test func `size classes are those of Apple's table`() throws {
    let table: [(device: String, portrait: String, landscape: String)] = [
      ("iPhone SE (1st generation)", "compact regular", "compact compact"),
      ("iPhone 8", "compact regular", "compact compact"),
      ("iPhone 8 Plus", "compact regular", "regular compact"),
      ("iPhone 11", "compact regular", "regular compact"),
      ("iPhone 11 Pro", "compact regular", "compact compact"),
      ("iPhone 11 Pro Max", "compact regular", "regular compact"),
      ("iPhone 13 mini", "compact regular", "compact compact"),
      ("iPhone 15", "compact regular", "compact compact"),
      ("iPhone 15 Plus", "compact regular", "regular compact"),
      ("iPhone 16 Pro", "compact regular", "compact compact"),
      ("iPhone 16 Pro Max", "compact regular", "regular compact"),
      ("iPad mini (6th generation)", "regular regular", "regular regular"),
      ("iPad Pro 13-inch (M4)", "regular regular", "regular regular"),
    ]
    for row in table {
      var screen = try #require(Device.named(row.device)).screen
      for (orientation, expected) in [
        (Orientation.portrait, row.portrait), (.landscapeLeft, row.landscape),
      ] {
        screen.orientation = orientation
        let traits = screen.traitCollection
        let found = [traits.horizontalSizeClass, traits.verticalSizeClass].map(\.rawValue)
        #expect(found.joined(separator: " ") == expected, "\(row.device) \(orientation)")
      }
    }
  }

  @Test func `a matrix is counted before it is built`() {
    let hundred = (1...100).map { "\($0)" }
    let size = hundred.map { "\($0) 1" }.joined(separator: "|")
    let safeArea = hundred.map { "\($0) 0 0 0" }.joined(separator: "|")
    let scale = hundred.joined(separator: "|")
    let source = CaseSource(
      interface: "<view/>", environment: "size='\(size)' scale='\(scale)' safeArea='\(safeArea)'")
    #expect(
      source.read().1.all.map(\.words) == [
        "the matrix gives 1,000,000 variants; at most 1,000"
      ])
  }

  @Test func `a step is for the variants that have its labels`() throws {
    let source = CaseSource(
      interface: #"<view id="a"/>"#,
      steps: """
        <wait for="1" only="rtl | iPhone 8"/><wait for="2" only="iPhone X, ltr"/>
        <snapshot name="end" only="rtl"/><wait for="3"/>
        """, environment: #"device="iPhone 8 | iPhone X" direction="ltr | rtl""#)
    #expect(source.shown == "read")
    let read = try #require(source.read().0)
    #expect(
      read.variants.map { variant in read.scene(for: variant).steps.map(\.words) } == [
        ["wait 1", "wait 3", "settle", "snapshot end"], ["wait 1", "snapshot end", "wait 3"],
        ["wait 2", "wait 3", "settle", "snapshot end"], ["wait 1", "snapshot end", "wait 3"],
      ])
  }

  @Test func `a case takes from the suite what it does not say itself`() throws {
    var diagnostics = Diagnostics()
    let suite = SuiteSettings.read(
      from: SourceFile(
        name: "suite.xml",
        text: """
          <suite><environment device="iPhone X"/><tolerance frame="0.5"/>
          <physics panStart="5" pageOrigin="inset"/><invariants satisfiable="NO"/></suite>
          """), &diagnostics)
    #expect(diagnostics.all.map(\.text) == [])
    let plain = CaseSource(#"<case title="t"><interface><view id="a"/></interface></case>"#)
    var read = try #require(plain.read(suite: suite).0)
    var scene = read.scene(for: read.variants[0])
    #expect(read.variants[0].screen.size == Size(width: 375, height: 812))
    #expect(read.tolerance == Tolerance(frame: 0.5))
    #expect(scene.physics(.panStart) == 5)
    #expect(scene.physics.choice(.pageOrigin) == "inset")
    #expect(scene.invariants.map(\.claim) == [.unambiguous])

    let own = CaseSource(
      interface: #"<view id="a"><view id="b"/></view>"#,
      rest: """
        <tolerance frame="0"/><physics panStart="7"/><invariants unambiguous="a" except="b"/>
        <invariants satisfiable="YES"/>
        """)
    read = try #require(own.read(suite: suite).0)
    scene = read.scene(for: read.variants[0])
    #expect(read.variants[0].screen.size == Size(width: 375, height: 667))
    #expect(read.tolerance == Tolerance(frame: 0))
    #expect(scene.physics(.panStart) == 7)
    #expect(scene.physics.choice(.pageOrigin) == "inset")
    #expect(scene.invariants.map(\.claim) == [.unambiguous, .satisfiable])
    #expect(scene.invariants.map { $0.views?.map(\.index) } == [[0], nil])
    #expect(scene.invariants.map { $0.exceptions.map(\.index) } == [[1], []])
  }

  @Test func `what is wrong with a suite is told at its place`() {
    let table: [(text: String, shown: [String])] = [
      ("<case/>", ["1:2 '<case>' is no suite file; expected '<suite>'"]),
      ("<suite", ["1:7 unexpected end of file in <suite>; restore the truncated file"]),
      ("<suite><steps/></suite>", ["1:9 '<steps>' cannot stand in '<suite>'"]),
      ("<suite><knownFailure/></suite>", ["1:9 '<knownFailure>' is not supported yet"]),
      (
        #"<suite><invariants unambiguous="a" except="b"/></suite>"#,
        [
          "1:33 suite.xml is not about the views of one case; write YES or NO",
          "1:36 suite.xml is not about the views of one case; write YES or NO",
        ]
      ),
    ]
    for row in table {
      var diagnostics = Diagnostics()
      _ = SuiteSettings.read(from: SourceFile(name: "s", text: row.text), &diagnostics)
      let shown = diagnostics.all.map { diagnostic in
        let position = diagnostic.location?.position
        return "\(position?.line ?? 0):\(position?.column ?? 0) \(diagnostic.words)"
      }
      #expect(shown == row.shown)
    }
  }

  private static let facts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/facts/devices.tsv").standardized

  @Test(.enabled(if: FileManager.default.fileExists(atPath: facts.path)))
  func `the devices are those of the facts`() throws {
    let lines = try String(contentsOf: Self.facts, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.dropFirst()
    let written = Device.all.map { device in
      let portrait = device.portraitSafeArea
      let landscape = device.landscapeSafeArea
      let insets = [portrait, landscape].map { insets in
        [insets.top, insets.left, insets.bottom, insets.right].map(DecimalNumber.text)
          .joined(separator: " ")
      }
      let numbers = [device.size.width, device.size.height, device.scale].map(DecimalNumber.text)
      return ([device.name] + numbers + insets + ["\(device.rate)"])
        .joined(separator: "\t")
    }
    let known = lines.map { line in
      var fields = line.split(separator: "\t").map(String.init)
      fields.remove(at: 1)
      return fields.joined(separator: "\t")
    }
    // The table has more of the same kinds than the facts do.
    #expect(known.filter { !written.contains($0) } == [])
  }
}
