/// A color of eight bits a channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Reads `#rrggbb`, `#rrggbbaa` or `clear`; anything else is nil.
  package init?(_ text: String) {
    if text == "clear" {
      self = .clear
      return
    }
    let digits = text.utf8.dropFirst().map { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    let known = digits.compactMap { $0 }
    guard text.utf8.first == UInt8(ascii: "#"), known.count == digits.count,
      known.count == 6 || known.count == 8
    else { return nil }
    let channels = stride(from: 0, to: known.count, by: 2).map { known[$0] << 4 | known[$0 + 1] }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// `#rrggbb`, with the alpha behind it where it is not opaque; `clear` for the color that is nothing.
  package var text: String {
    if self == .clear { return "clear" }
    let hex = Array("0123456789abcdef")
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + String(channels.flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] })
  }
}
