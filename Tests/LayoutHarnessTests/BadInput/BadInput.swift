import Foundation
import PlainText

@testable import LayoutHarness

/// A file as somebody might hand it in as a case, and what a check must say of it.
struct BadInput {
  let id: String
  let input: Input
  /// Everything that is said, or where it is one line, the first line of it.
  let outcome: String

  init(_ id: String, _ input: Input, _ outcome: String) {
    (self.id, self.input, self.outcome) = (id, input, outcome)
  }

  enum Input {
    /// The whole file.
    case text(String)
    case bytes([UInt8])
    /// So many bytes of nothing, that take no place on the disk.
    case hole(UInt64)

    /// A case with these parts; its interface begins on line 4, its steps on the line after the interface's end.
    static func layout(
      _ interface: String = #"<view id="root"/>"#, steps: String = "",
      environment: String = #"size="100 200" scale="1""#
    ) -> Input {
      .text(
        """
        <case title="t">
        <environment \(environment)/>
        <interface>
        \(interface)
        </interface>
        <steps>\(steps)</steps>
        </case>

        """)
    }

    /// The case's bytes; those of a hole are none.
    var bytes: [UInt8] {
      switch self {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      case .hole: []
      }
    }
  }
}

/// Folders with the cases of a table, gone with the value.
final class BadSuite {
  private let folder = NSTemporaryDirectory() + "plumb-\(UUID().uuidString)"

  /// Writes each input to a file named for its row.
  init(_ rows: [BadInput]) throws {
    for name in ["layouts", "baselines"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for row in rows {
      let path = "\(folder)/layouts/\(row.id).xml"
      try Data(row.input.bytes).write(to: URL(fileURLWithPath: path))
      if case .hole(let size) = row.input {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: size)
        try file.close()
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var suite: LayoutHarness.Suite {
    Suite(layouts: "\(folder)/layouts", baselines: "\(folder)/baselines")
  }

  /// What a check of all files at once says of each: its complaints, else what it does now.
  func outcomes() throws -> [String: String] {
    let run = try suite.check()
    return Dictionary(uniqueKeysWithValues: run.results.map { ($0.id.description, told($0)) })
  }

  private func told(_ result: CaseResult) -> String {
    var blocks = result.warnings.map(\.text)
    if case .unreadable = result.verdict { blocks += CaseText(of: result).map { [$0.text] } ?? [] }
    blocks += result.variants.map { CaseText(of: $0, in: result) }.filter { !$0.isEmpty }.map(
      \.text)
    if blocks.isEmpty,
      let recording = try? suite.shown(result.id.description, variant: nil).document
    {
      blocks = [String(decoding: recording.dropLast(), as: UTF8.self)]
    }
    return shown(blocks.joined(separator: "\n"))
  }

  /// A report's text without the folder's own path.
  func shown(_ text: String) -> String { text.replacing("\(folder)/layouts/", with: "") }
}
