import Foundation
import Testing

/// What the README shows is what the program does.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks of a language, in order.
  static func blocks(_ language: String, of text: String) -> [String] {
    var blocks: [String] = []
    var open: (language: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          if block.language == language { blocks.append(block.lines.joined(separator: "\n")) }
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  @Test func `the case it shows is the file, and the failure it shows is what check prints`() throws
  {
    let readme = try Self.text(of: "README.md")
    let source = try Self.text(of: "layouts/sheet/peek.xml")
    #expect(Self.blocks("xml", of: readme).first.map { $0 + "\n" } == source)

    let binary = try Binary()
    try binary.write(source, to: "layouts/sheet/peek.xml")
    #expect(try binary.run("record", "--missing").status == 0)
    try binary.write(
      source.replacingOccurrences(of: "min(150,", with: "min(170,"), to: "layouts/sheet/peek.xml")
    let run = try binary.run("check", "sheet/peek", "--junit", "plumb.xml")
    #expect(run.status == 1)
    #expect(
      Self.blocks("", of: readme).first == "$ plumb check sheet/peek\n" + run.output.dropLast())
    let report = binary.text(of: "plumb.xml")
    #expect(report.contains(#"file="layouts/sheet/peek.xml""#))
    #expect(report.contains("sheet: contentInset top 367 → 347 (−20)"))

    try binary.write(source, to: "layouts/sheet/peek.xml")
    #expect(try binary.run("check").status == 0)
  }

  @Test
  func `the repository's own cases are as recorded, and recording them again changes no byte`()
    throws
  {
    let binary = try Binary()
    for folder in ["layouts", "baselines"] {
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent(folder),
        to: URL(fileURLWithPath: "\(binary.folder)/\(folder)"))
    }
    let before = binary.files(below: "baselines")
    #expect(before.count >= 25)
    let run = try binary.run("check")
    #expect(run.status == 0, "\(run.output)")
    #expect(try binary.run("record", "--all").status == 0)
    #expect(binary.files(below: "baselines") == before)
  }
}

extension ReadmeTests {
  @Test
  func
    `what it shows of a storyboard is what the commands print, before and after one constant changes`()
    throws
  {
    let readme = try Self.text(of: "README.md")
    let storyboard = try Self.text(of: "layouts/documents/Places.storyboard")
    let blocks = Self.blocks("", of: readme).drop { !$0.hasPrefix("$ plumb show --format tree") }
    try #require(blocks.count >= 3)
    let binary = try Binary()
    let height = #"firstAttribute="height" constant="240""#
    for (block, text) in zip(
      blocks,
      [
        storyboard, storyboard,
        storyboard.replacingOccurrences(
          of: height, with: height.replacingOccurrences(of: "240", with: "280")),
      ])
    {
      try binary.write(text, to: "App/Places.storyboard")
      var printed = ""
      for line in block.split(separator: "\n") where line.hasPrefix("$ plumb ") {
        let arguments = line.split(separator: " ").dropFirst(2).map(String.init)
        printed += line + "\n" + (try binary.run(list: arguments)).output
      }
      #expect(block + "\n" == printed)
    }
    #expect(
      Self.blocks("xml", of: readme).last.map { $0 + "\n" }
        == binary.text(of: "layouts/places/Place.xml"))
  }
}
