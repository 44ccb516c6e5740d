import Expressions
import Foundation
import Geometry
import Testing

@testable import LayoutEngine

private let tables = URL(filePath: #filePath)
  .appending(path: "../../../../../shared/ib/tables").standardized

/// The rows of a table whose most common value has at least so many observations and such a share.
private func rows(of table: String, n: Int, share: Double, at columns: (Int, Int)) throws
  -> [[String]]
{
  try String(contentsOf: tables.appending(path: table), encoding: .utf8)
    .split(separator: "\n").dropFirst()
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    .filter { row in
      (Int(row[columns.0]) ?? 0) >= n && (Double(row[columns.1]) ?? 0) >= share
    }
}

/// The font as the tables write it: `system-heavy@18`, `boldSystem@17`, `UICTFontTextStyleBody@-`, `ArialMT@22`.
private func font(_ text: String) -> Font? {
  let parts = text.split(separator: "@")
  if text.hasPrefix("UICTFontTextStyle") || text == "@style" {
    let name = parts[0].dropFirst("UICTFontTextStyle".count).lowercased()
    let style = ["style": "body", "subhead": "subheadline"][name] ?? name
    return TextStyle(rawValue: text == "@style" ? "body" : style).map(Font.textStyle)
  }
  guard parts.count == 2, let size = Double(parts[1]) else { return nil }
  let words = parts[0].split(separator: "-").map(String.init)
  switch words[0] {
  case "system":
    let weight = words.count > 1 ? Font.Weight(rawValue: words[1]) : .regular
    return weight.map { .system(size: size, weight: $0) }
  case "boldSystem": return .system(size: size, weight: .bold)
  default: return .named(String(parts[0]), size: size)
  }
}

private func size(
  _ kind: String, _ properties: [(String, String)], _ font: Font?, _ metrics: SystemMetrics,
  scale: Double = 2
) throws -> Size? {
  var sample = try Sample(kind, metrics, scale: scale)
  for (name, value) in properties { sample.set(name, .text(value)) }
  if let font { sample.tree.text[sample.view].font = font }
  return sample.size()
}

/// Whether a stored height is the product's own: on the pixel grid, or on whole points as a part of all documents is.
private func isHeight(_ height: Double, _ stored: Double) -> Bool {
  abs(height - stored) < 0.01 || height.rounded(.up) == stored
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: tables.path)))
struct StoredHeightTests {
  @Test func `labels are as high as most documents store them`() throws {
    var (told, asked, misses) = (0, 0, [String]())
    for row in try rows(of: "text-heights.tsv", n: 5, share: 0.8, at: (4, 5))
    where row[0] == "label" {
      let scale = Double(row[2]) ?? 2
      let height =
        try size("label", [("text", "Label")], font(row[1]), .former, scale: scale)?.height ?? 0
      asked += 1
      if isHeight(height, Double(row[3]) ?? 0) {
        told += 1
      } else {
        misses.append("\(row): \(height)")
      }
    }
    #expect("\(told) of \(asked)" == "29 of 31", "\(misses.joined(separator: "\n"))")
  }

  @Test func `controls are as large as most documents store them`() throws {
    var (told, asked, misses) = (0, 0, [String]())
    for row in try rows(of: "controls.tsv", n: 5, share: 0.8, at: (3, 4)) {
      let size = try measure(row[0], era: row[1]) ?? Size()
      let height = text(size.height)
      let answer = row[2].contains("x") ? "\(text(size.width))x\(height)" : height
      asked += 1
      if answer == row[2] { told += 1 } else { misses.append("\(row): \(answer)") }
    }
    #expect("\(told) of \(asked)" == "20 of 23", "\(misses.joined(separator: "\n"))")
  }

  private func measure(_ control: String, era: String) throws -> Size? {
    let words = control.split(separator: " ").map(String.init)
    let metrics = eras[era] ?? (control.contains("border=") ? .former : .current)
    switch words[0] {
    case "activityIndicatorView":
      return try size(words[0], [("style", words[1])], nil, metrics)
    case "button" where words[1] == "infoLight":
      return try size("button", [("buttonType", "infoLight")], nil, metrics)
    case "button(sys)", "button(custom)":
      let type = words[0] == "button(sys)" ? "system" : "custom"
      return try size(
        "button", [("buttonType", type), ("title", "Button")], font(words[2]), metrics)
    case "textField":
      let style = String(words[1].dropFirst("border=".count))
      // Nearly all fields with a text style are of Xcode 12 and later.
      return try size(
        "textField", [("borderStyle", style), ("text", "Text")],
        font(String(words[2].dropFirst("font=".count))),
        words[2] == "font=@style" ? .current : metrics)
    case "segmentedControl":
      return try size(words[0], [("titles", "A|B")], nil, metrics)
    default:
      return try size(words[0], [], nil, metrics)
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private let eras: [String: SystemMetrics] = [
    "Xcode 8 or older": .iOS10, "Xcode 9-10": .iOS11, "Xcode 11-12": .iOS13,
    "Xcode 13-16": .iOS15, "Xcode 26": .iOS26,
  ]
}
