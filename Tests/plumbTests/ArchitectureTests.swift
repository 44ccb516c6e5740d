import Foundation
import Testing

/// What each room may import: all that a chain of the architecture's arrows leads to.
///
///     plumb → LayoutHarness → LayoutDocuments
///       → { LayoutEngine → { ConstraintSolver, Expressions → Geometry }, Markup → CLibXML2 }
///
/// LayoutEngine may import Geometry; every room but the engine and the solver may import PlainText.
private let arrows: [String: [String]] = [
  "plumb": ["LayoutHarness", "PlainText"],
  "LayoutHarness": ["LayoutDocuments", "PlainText"],
  "LayoutDocuments": ["LayoutEngine", "Markup", "PlainText"],
  "LayoutEngine": ["ConstraintSolver", "Expressions", "Geometry"],
  "Expressions": ["Geometry", "PlainText"],
  "Markup": ["CLibXML2", "PlainText"],
  "Geometry": ["PlainText"],
  "ConstraintSolver": [],
  "PlainText": [],
  // It measures the solver and may look at every room below the door.
  "Benchmarks": ["LayoutHarness", "PlainText"],
]

/// The system's own library, in files of system calls only.
private let systemLibraries = ["Glibc", "Darwin"]

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private struct SwiftFile {
  let room: String
  let name: String
  let lines: [String]

  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place <= 2, words.count > place + 1 else {
        return nil
      }
      let isImport = words[..<place].allSatisfy {
        ["public", "package", "internal", "private", "fileprivate"].contains($0)
          || $0.hasPrefix("@")
      }
      return isImport ? words[place + 1] : nil
    }
  }

  static func all(below folder: String) throws -> [SwiftFile] {
    let root = packageRoot.appendingPathComponent(folder).path
    let paths = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String]) ?? []
    return try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return SwiftFile(
        room: String(path.prefix { $0 != "/" }), name: path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}

/// All that the arrows lead to from a room.
private func reachable(from room: String) -> Set<String> {
  // PlainText is no room of the chain: who may import it, the list says.
  var found = Set(arrows[room] ?? [])
  for next in arrows[room] ?? [] where next != "PlainText" {
    found.formUnion(reachable(from: next).subtracting(["PlainText"]))
  }
  return found
}

@Test func `imports run downwards, as the architecture draws them`() throws {
  let files = try SwiftFile.all(below: "Sources")
  #expect(files.count > 100)
  #expect(Set(files.map(\.room)).subtracting(arrows.keys) == [])
  for file in files {
    let allowed = reachable(from: file.room).union(["Swift", "Synchronization"])
    for module in file.imports where !allowed.contains(module) {
      let isSystem = systemLibraries.contains(module) && file.name.hasSuffix("SystemCalls.swift")
      #expect(isSystem, "\(file.name) imports \(module)")
    }
  }
}

@Test func `no file of the sources imports Foundation or is longer than 300 lines`() throws {
  for file in try SwiftFile.all(below: "Sources") {
    #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.name)")
    #expect(file.lines.count <= 301, "\(file.name)")
  }
}

@Test func `a file stands in a folder, and nothing else stands at the top`() throws {
  let names = try FileManager.default.contentsOfDirectory(atPath: packageRoot.path)
  let known = ["Package.swift", "Package.resolved", "README.md", "Sources", "Tests"]
  #expect(
    names.filter { !$0.hasPrefix(".") && !known.contains($0) }.sorted()
      == ["baselines", "layouts"].filter(names.contains))
}
