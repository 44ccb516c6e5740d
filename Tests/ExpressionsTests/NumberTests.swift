import Expressions
import Foundation
import Geometry
import Testing

@Suite struct NumberTests {
  @Test func `functions of numbers have Swift's values`() {
    let rows: [(text: String, value: String)] = [
      ("min(2, 1)", "1"), ("max(2, 1)", "2"), ("min(3, 1, 2)", "1"), ("max(3, 1, 4, 1, 5)", "5"),
      // touch-scroll facts, sheet-article-4: zero content
      ("min(1, 5/zero)", "1"), ("min(1, zero/zero)", "1"), ("min(zero/zero, 1)", "nan"),
      ("max(1, zero/zero)", "1"), ("max(zero/zero, 1)", "nan"), ("min(1, -5/zero)", "-inf"),
      ("min(1, 2, zero/zero)", "1"), ("min(1, zero/zero, 0)", "0"),
      ("min(zero/zero, 1, 0)", "nan"), ("1 / max(0, -0)", "-inf"), ("1 / max(-0, 0)", "inf"),
      ("1 / min(0, -0)", "inf"), ("1 / min(-0, 0)", "-inf"), ("max(0, -0)", "0"),
      ("clamp(5, 1, 3)", "3"), ("clamp(0, 1, 3)", "1"), ("clamp(2, 1, 3)", "2"),
      ("clamp(2, 3, 1)", "1"), ("clamp(0/0, 1, 3)", "nan"), ("clamp(1/0, 1, 3)", "3"),
      ("abs(-2)", "2"), ("abs(2)", "2"), ("1 / abs(-0)", "inf"), ("floor(1.9)", "1"),
      ("floor(-1.1)", "-2"), ("ceil(1.1)", "2"), ("ceil(-1.9)", "-1"), ("round(0.5)", "1"),
      ("round(1.5)", "2"), ("round(2.5)", "3"), ("round(-0.5)", "-1"), ("round(-2.5)", "-3"),
      ("round(0.49999999999999994)", "0"), ("sqrt(2)", "1.4142135623730951"), ("sqrt(9)", "3"),
      ("sqrt(-1) = sqrt(-1)", "false"), ("floor(1/0)", "inf"), ("round(1/3 * 3 * 2) / 2", "1"),
    ]
    let screen = Screen()
    for row in rows { #expect(screen.shown(row.text) == row.value, "\(row.text)") }
  }

  @Test func `min and max agree with Swift's own, bit for bit`() throws {
    let numbers = [0, -0.0, 1, -1, .nan, .infinity, -.infinity, 0.5, .leastNonzeroMagnitude]
    var screen = Screen()
    screen.entries = ["a", "b", "c", "d"].map { ($0, .number, .number(0)) }
    let expressions = try ["min(a, b)", "max(a, b)", "min(a, b, c, d)", "max(a, b, c, d)"].map {
      try screen.expression($0)
    }
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for d in numbers {
            let given = [a, b, c, d]
            let found = expressions.map {
              Double($0.value(read: { .number(given[$0.raw]) }, convert: { what, _, _ in what }))
            }
            let swift = [min(a, b), max(a, b), min(a, b, c, d), max(a, b, c, d)]
            #expect(found.map { $0?.bitPattern } == swift.map(\.bitPattern), "\(given)")
          }
        }
      }
    }
  }

  // MARK: The published figures of the sheet

  private struct Sheet: Decodable {
    struct Row: Decodable { let off: Double, f1: Double, f2: Double, paging: Bool }
    let height: Double, contentHeight: Double, safeBottom: Double, inset: Double, rows: [Row]

    enum CodingKeys: String, CodingKey {
      case height = "H"
      case contentHeight, safeBottom, inset, rows
    }
  }

  private static let vectors: URL? = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<8 {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("../shared/facts/sheet-vectors.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }()

  @Test(.enabled(if: vectors != nil))
  func `the article's formulas give the published figures`() throws {
    let file = try #require(Self.vectors)
    let sheets = try JSONDecoder().decode([Sheet].self, from: Data(contentsOf: file))
    var screen = Screen()
    screen.entries = ["sheet.frame.height", "content", "safe", "inset", "offset"].map {
      ($0, .number, .number(0))
    }
    let ratio =
      "min(1, (sheet.frame.height - safe - max(0, -offset)) / (content + safe + max(0, -offset)))"
    let value = "max(0, min(inset, inset + offset))"
    let first = try screen.expression("max(0, -offset)")
    let second = try screen.expression("max(0, -offset) - \(value) * \(ratio)")
    let paging = try screen.expression("offset ≤ 0")
    var count = 0
    for sheet in sheets {
      for row in sheet.rows {
        let given = [sheet.height, sheet.contentHeight, sheet.safeBottom, sheet.inset, row.off]
        let found = [first, second, paging].map {
          $0.value(read: { .number(given[$0.raw]) }, convert: { what, _, _ in what })
        }
        #expect(found == [.number(row.f1), .number(row.f2), .boolean(row.paging)], "\(row)")
        count += 1
      }
    }
    #expect(count == 50)
  }
}
