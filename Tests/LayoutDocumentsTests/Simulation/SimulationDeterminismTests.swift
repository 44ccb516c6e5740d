import Foundation
import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

/// Every case of the suite twice: the same to the last number.
@Suite struct SimulationDeterminismTests {
  private static let layouts: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "layouts")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "xml" && $0.lastPathComponent != "suite.xml" }
      .sorted { $0.path < $1.path }
  }()

  @Test func `a case comes out the same each time`() throws {
    #expect(Self.layouts.count >= 40)
    for url in Self.layouts {
      var diagnostics = Diagnostics()
      let file = SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      let settings = #"<suite><environment device="iPhone 8"/></suite>"#
      let suite = SuiteSettings.read(
        from: SourceFile(name: "suite.xml", bytes: Array(settings.utf8)), &diagnostics)
      let home = url.deletingLastPathComponent()
      let opening = DocumentOpening(
        { path throws(Diagnostic) in
          let document = home.appending(path: path)
          return SourceFile(name: path, bytes: Array((try? Data(contentsOf: document)) ?? Data()))
        },
        names: { path throws(Diagnostic) in
          let names = try? FileManager.default.contentsOfDirectory(
            atPath: home.appending(path: path).path)
          return (names ?? []).sorted()
        })
      let read = try #require(
        CaseReader.layoutCase(from: file, suite: suite, opening: opening, &diagnostics))
      for variant in read.variants {
        let scene = read.scene(for: variant)
        let runs = (1...2).map { _ in
          SimulationTrace(of: scene).whole(Simulation.outcome(of: scene, on: variant.screen))
        }
        #expect(!runs[0].isEmpty)
        #expect(runs[0] == runs[1], "\(url.lastPathComponent), \(variant.name)")
      }
    }
  }
}
