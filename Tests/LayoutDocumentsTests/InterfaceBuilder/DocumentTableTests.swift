import Foundation
import Geometry
import Testing

@testable import LayoutDocuments

/// A root as stored, and its top and bottom insets.
private typealias Row = (
  device: String, tools: Double, root: DocumentSafeArea.Root, size: Size,
  embedding: DocumentSafeArea.Embedding, top: Double, bottom: Double
)

/// Roots of stored documents: those that fill the screen, those that bars or a sheet make lower, those of a size of their own.
private let roots: [Row] = [
  ("", 11542, .controller, Size(width: 600, height: 600), [], 20, 0),
  ("", 11542, .controller, Size(width: 600, height: 600), .navigation, 64, 0),
  ("retina4_7", 14490, .controller, Size(width: 375, height: 667), [], 20, 0),
  ("retina4_7", 14490, .controller, Size(width: 375, height: 667), .navigation, 64, 0),
  ("retina4_7", 14490, .controller, Size(width: 375, height: 667), [.navigation, .tabs], 64, 49),
  ("retina4_7", 14868, .controller, Size(width: 375, height: 667), [], 0, 0),
  ("retina4_7", 14868, .controller, Size(width: 375, height: 667), .navigation, 44, 0),
  ("retina4_7", 21701, .controller, Size(width: 375, height: 667), [.navigation, .tabs], 64, 49),
  ("retina4_7", 14460, .controller, Size(width: 375, height: 603), .navigation, 0, 0),
  ("retina4_7", 14460, .controller, Size(width: 375, height: 554), [.navigation, .tabs], 0, 0),
  ("retina4_7", 14460, .controller, Size(width: 375, height: 618), .tabs, 20, 0),
  ("retina4_7", 15505, .controller, Size(width: 375, height: 623), .navigation, 0, 0),
  ("retina4_7", 22685, .controller, Size(width: 375, height: 591), .navigation, 0, 0),
  ("retina4_7", 13196, .controller, Size(width: 320, height: 528), .navigation, 64, 0),
  ("retina4_7", 13771, .controller, Size(width: 815, height: 660), [], 20, 0),
  ("retina4_7", 16097, .controller, Size(width: 375, height: 2000), .navigation, 44, 0),
  ("retina4_7", 13771, .view, Size(width: 160, height: 40), [], 0, 0),
  ("retina4_7", 22505, .view, Size(width: 465, height: 154), [], 20, 0),
  ("retina5_5", 23727, .controller, Size(width: 414, height: 736), .navigation, 64, 0),
  ("retina5_9", 17156, .controller, Size(width: 375, height: 812), .navigation, 88, 34),
  ("retina5_9", 15505, .controller, Size(width: 375, height: 758), .navigation, 56, 34),
  ("retina5_9", 21507, .controller, Size(width: 375, height: 812), [], 50, 34),
  ("retina6_0", 21507, .view, Size(width: 468, height: 360), [], 47, 34),
  ("retina6_1", 17156, .controller, Size(width: 414, height: 896), [], 44, 34),
  ("retina6_1", 17156, .controller, Size(width: 414, height: 842), [], 0, 34),
  ("retina6_1", 17506, .controller, Size(width: 414, height: 150), [], 44, 0),
  ("retina6_1", 23504, .controller, Size(width: 414, height: 896), [], 48, 34),
  ("retina6_1", 20037, .contained, Size(width: 414, height: 808), .navigation, 44, 0),
  ("retina6_1", 23504, .controller, Size(width: 414, height: 804), [.navigation, .tabs], 0, 83),
  (
    "retina6_1", 23504, .controller, Size(width: 414, height: 804),
    [.navigation, .simulatedToolbar], 0, 83
  ),
  ("retina6_1", 23727, .controller, Size(width: 414, height: 896), [], 96, 68),
  ("retina6_12", 22505, .view, Size(width: 393, height: 852), [], 59, 34),
  ("retina6_12", 23727, .view, Size(width: 393, height: 852), [], 118, 68),
  ("retina6_12", 23727, .view, Size(width: 393, height: 200), [], 59, 34),
]

@Test func `a root's safe area is what Interface Builder stored`() throws {
  for row in roots {
    let screen = try #require(DocumentScreen(device: row.device, toolsVersion: row.tools))
    let insets = DocumentSafeArea.insets(
      of: row.root, size: row.size, in: row.embedding, on: screen)
    #expect(insets == Insets(top: row.top, bottom: row.bottom), "\(row)")
  }
}

@Test func `a screen held across has its insets at the sides and lower bars`() throws {
  let screen = try #require(
    DocumentScreen(device: "retina5_9", orientation: "landscape", toolsVersion: 17000))
  #expect(screen.size == Size(width: 812, height: 375))
  #expect(screen.scale == 3)
  let bars = DocumentSafeArea.insets(
    of: .controller, size: screen.size, in: [.navigation, .tabs], on: screen)
  #expect(bars == Insets(top: 32, left: 44, bottom: 53, right: 44))
  let former = try #require(
    DocumentScreen(device: "retina6_1", orientation: "landscape", toolsVersion: 17000))
  let plain = DocumentSafeArea.insets(of: .view, size: former.size, on: former)
  #expect(plain == Insets(left: 44, bottom: 21, right: 44))
}

@Test func `an id that is none of Xcode's has no screen`() {
  #expect(DocumentScreen(device: "retina9_9", toolsVersion: 17000) == nil)
  let canvas = DocumentScreen(device: nil, toolsVersion: 9000)
  #expect(canvas?.size == Size(width: 600, height: 600))
  #expect(canvas?.scale == 2)
}

@Test func `a cell's content view has the margins that Interface Builder stored`() throws {
  typealias Row = (
    device: String, tools: Double, width: Double, preserves: Bool, inTable: Bool, margins: Insets
  )
  let rows: [Row] = [
    ("retina4_7", 11542, 375, false, true, Insets(top: 8, left: 8, bottom: 8, right: 8)),
    ("retina4_7", 14490, 375, false, true, Insets(top: 11, left: 16, bottom: 10.5, right: 16)),
    ("retina4_7", 17156, 375, false, true, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    ("retina4_7", 17156, 320, false, false, Insets(top: 11, left: 15, bottom: 11, right: 15)),
    ("retina4_7", 16097, 416, true, false, Insets(top: 11, left: 15, bottom: 11, right: 15)),
    ("retina6_1", 17156, 375, false, false, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    ("retina6_1", 17156, 414, false, true, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    ("retina6_1", 17156, 374, true, true, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    ("retina6_1", 21507, 374, false, true, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    ("retina5_9", 20037, 375, false, true, Insets(top: 11, left: 16, bottom: 11, right: 16)),
    ("retina5_9", 21701, 375, false, true, Insets(top: 11, left: 20, bottom: 11, right: 20)),
    ("retina6_12", 24127, 393, false, true, Insets(top: 15, left: 20, bottom: 15, right: 20)),
    ("retina6_12", 24127, 339, false, false, Insets(top: 15, left: 20, bottom: 15, right: 20)),
  ]
  for row in rows {
    let screen = try #require(DocumentScreen(device: row.device, toolsVersion: row.tools))
    let margins = DocumentMargins.ofCellContent(
      width: row.width, preservesSuperview: row.preserves, isInTable: row.inTable, on: screen)
    #expect(margins == row.margins, "\(row)")
  }
}

private let tables = URL(filePath: #filePath)
  .appending(path: "../../../../../shared/ib/tables").standardized

/// Rows of `safe-area.tsv` of roots that fill the screen, with two observations at least, of which four of five agree.
@Test(.enabled(if: FileManager.default.fileExists(atPath: tables.path)))
func `the safe areas counted over all documents are told`() throws {
  var (asked, told, misses) = (0, 0, [String]())
  let text = try String(contentsOf: tables.appending(path: "safe-area.tsv"), encoding: .utf8)
  for line in text.split(separator: "\n").dropFirst() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields[5] == "full", let tools = versions[fields[2]],
      let embedding = embeddings[fields[4]],
      let screen = DocumentScreen(device: fields[0], orientation: fields[1], toolsVersion: tools)
    else { continue }
    let insets = DocumentSafeArea.insets(
      of: fields[3] == "xib view" ? .view : .controller, size: screen.size, in: embedding,
      on: screen)
    for (value, share, inset) in [(6, 11, insets.top), (8, 12, insets.bottom)] {
      guard let stored = Double(fields[value]), let share = Double(fields[share]), share >= 0.8
      else { continue }
      asked += 1
      if stored == inset { told += 1 } else { misses.append("\(line): \(inset)") }
    }
  }
  #expect("\(told) of \(asked)" == "126 of 126", "\(misses.joined(separator: "\n"))")
}

private let versions = [
  "<13000": 11000.0, "13000-14799": 14000, "14800-18999": 16000, "19000-20999": 20000,
  "21000-23699": 22000, ">=23700": 23800,
]

private let embeddings: [String: DocumentSafeArea.Embedding] = [
  "plain": [], "modal": [], "nav": .navigation, "plain+tab": .tabs,
  "nav+tab": [.navigation, .tabs],
]
