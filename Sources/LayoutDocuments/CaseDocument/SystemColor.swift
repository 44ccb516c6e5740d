import Expressions

/// UIKit's colors by their names, in the light appearance.
enum SystemColor {
  /// The color that Interface Builder calls so, as `systemBackgroundColor`; nil where there is none.
  static func named(_ name: String) -> Color? {
    colors.first { $0.name == name }?.color
  }

  static var names: [String] { colors.map(\.name) }

  /// Apple's Human Interface Guidelines, and UIKit's documented element colors.
  private static let colors: [(name: String, color: Color)] =
    rows.map { name, hex in
      (
        name + "Color",
        Color(
          red: UInt8(hex >> 24 & 0xFF), green: UInt8(hex >> 16 & 0xFF),
          blue: UInt8(hex >> 8 & 0xFF), alpha: UInt8(hex & 0xFF))
      )
    }

  private static let rows: [(name: String, hex: UInt32)] = [
    ("systemRed", 0xFF3B_30FF), ("systemOrange", 0xFF95_00FF), ("systemYellow", 0xFFCC_00FF),
    ("systemGreen", 0x34C7_59FF), ("systemMint", 0x00C7_BEFF), ("systemTeal", 0x30B0_C7FF),
    ("systemCyan", 0x32AD_E6FF), ("systemBlue", 0x007A_FFFF), ("systemIndigo", 0x5856_D6FF),
    ("systemPurple", 0xAF52_DEFF), ("systemPink", 0xFF2D_55FF), ("systemBrown", 0xA284_5EFF),
    ("systemGray", 0x8E8E_93FF), ("systemGray2", 0xAEAE_B2FF), ("systemGray3", 0xC7C7_CCFF),
    ("systemGray4", 0xD1D1_D6FF), ("systemGray5", 0xE5E5_EAFF), ("systemGray6", 0xF2F2_F7FF),
    ("label", 0x0000_00FF), ("secondaryLabel", 0x3C3C_4399), ("tertiaryLabel", 0x3C3C_434C),
    ("quaternaryLabel", 0x3C3C_432D), ("placeholderText", 0x3C3C_434C),
    ("systemBackground", 0xFFFF_FFFF), ("secondarySystemBackground", 0xF2F2_F7FF),
    ("tertiarySystemBackground", 0xFFFF_FFFF), ("systemGroupedBackground", 0xF2F2_F7FF),
    ("secondarySystemGroupedBackground", 0xFFFF_FFFF),
    ("tertiarySystemGroupedBackground", 0xF2F2_F7FF), ("separator", 0x3C3C_4349),
    ("opaqueSeparator", 0xC6C6_C8FF), ("link", 0x007A_FFFF), ("darkText", 0x0000_00FF),
    ("lightText", 0xFFFF_FF99), ("systemFill", 0x7878_8033),
    ("secondarySystemFill", 0x7878_8028), ("tertiarySystemFill", 0x7676_801E),
    ("quaternarySystemFill", 0x7474_8014), ("tint", 0x007A_FFFF),
  ]
}
