import LayoutEngine
import PlainText

/// A control's size as Interface Builder stored it: a line of a vectors file.
struct TextVector {
  let kind: String
  let weight: Font.Weight
  let size: Double
  let text: String
  let scale: Double
  let width: Double
  /// Nil where the document does not tell it.
  let height: Double?
  let rounding: Rounding
  let metrics: SystemMetrics
  /// How wide the lines of a text of several lines may be.
  let availableWidth: Double?
  let numberOfLines: Double

  enum Rounding: String {
    /// Up to a pixel, up to a whole point, or either: Interface Builder keeps both.
    case pixel, whole, either
  }

  /// The halves of the texts: the amounts of the kerning table are fitted to one of them, and held against the other.
  enum Half: String, CaseIterable {
    case fitted, held
  }

  /// The half that the text belongs to, by bit 16 of its FNV-1a hash: the file names no repositories.
  var half: Half {
    let hash = text.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return hash >> 16 & 1 == 0 ? .fitted : .held
  }

  /// Reads a line of tab-separated fields; nil where it is none.
  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 11, Self.kinds[fields[0]] != nil,
      let weight = Font.Weight(rawValue: fields[1]),
      let size = DecimalNumber.value(of: fields[2]), let scale = DecimalNumber.value(of: fields[4]),
      let width = DecimalNumber.value(of: fields[5]), let rounding = Rounding(rawValue: fields[7]),
      let tools = DecimalNumber.value(of: fields[8]), scale > 0, size > 0, size <= 1000
    else { return nil }
    (kind, self.weight, self.size, self.scale) = (fields[0], weight, size, scale)
    (self.width, self.rounding) = (width, rounding)
    text = Self.unescaped(fields[3])
    height = DecimalNumber.value(of: fields[6])
    metrics = SystemMetrics(toolsVersion: tools)
    availableWidth = DecimalNumber.value(of: fields[9])
    numberOfLines = DecimalNumber.value(of: fields[10]) ?? 1
  }

  /// A text with its line ends, which the file writes as `\n` and `\u2028`.
  private static func unescaped(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      if rest.hasPrefix("n") {
        result += "\n"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("u2028") {
        result += "\u{2028}"
        rest = rest.dropFirst(5)
      } else {
        result += "\\"
      }
    }
    return result + rest
  }
}
