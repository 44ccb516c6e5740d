import Foundation

/// The published vectors of the second sheet article, one a sheet.
struct SheetVectors: Decodable {
  let name: String
  let height: Double
  let contentHeight: Double
  let safeBottom: Double
  let inset: Double
  let minOffset: Double
  let maxOffset: Double
  let rows: [Row]
  let paging: [Page]

  private enum CodingKeys: String, CodingKey {
    case name = "case"
    case height = "H"
    case contentHeight, safeBottom, inset, minOffset, maxOffset, rows, paging
  }

  /// The knob at an offset by either formula of the article.
  struct Row: Decodable {
    let offset: Double
    let firstInset: Double
    let firstKnob: Double
    let firstLength: Double
    let secondInset: Double
    let secondKnob: Double
    let secondLength: Double

    private enum CodingKeys: String, CodingKey {
      case offset = "off"
      case firstInset = "f1"
      case firstKnob = "knobY_f1"
      case firstLength = "knobLen_f1"
      case secondInset = "f2"
      case secondKnob = "knobY_f2"
      case secondLength = "knobLen_f2"
    }
  }

  /// The page of a release; `v` is the sign of the offset's velocity.
  struct Page: Decodable {
    let off: Double
    let v: Double
    let zeroOrigin: Double
    let insetOrigin: Double
  }

  /// Beside the package.
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/facts/sheet-vectors.json").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func read() throws -> [SheetVectors] {
    try JSONDecoder().decode([SheetVectors].self, from: Data(contentsOf: file))
  }
}
