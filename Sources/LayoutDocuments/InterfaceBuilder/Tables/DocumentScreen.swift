package import Geometry
package import LayoutEngine

/// The screen that a document was laid out for: its `<device>`, at the version of Xcode that stored it.
package struct DocumentScreen: Sendable {
  /// As it is held, in points.
  package let size: Size
  /// Pixels a point.
  package let scale: Double
  package let toolsVersion: Double
  /// What the hardware and the status bar cover.
  package let hardware: Insets
  /// Whether it is a phone held across, whose bars are lower.
  let isLow: Bool

  /// The screen of a `<device>`; nil for an id that is none of Xcode's.
  ///
  /// Without one, as before Xcode 8, a canvas of 600 by 600 stands for every size.
  package init?(device id: String?, orientation: String? = nil, toolsVersion: Double) {
    self.toolsVersion = toolsVersion
    guard let id, !id.isEmpty else {
      size = Size(width: 600, height: 600)
      (scale, isLow) = (2, false)
      hardware = Insets(top: Self.statusBar(toolsVersion))
      return
    }
    guard let device = Self.device(id, toolsVersion) else { return nil }
    let isAcross = orientation == "landscape"
    let upright = device.size
    size = isAcross ? Size(width: upright.height, height: upright.width) : upright
    (scale, isLow) = (device.scale, isAcross && !id.hasPrefix("ipad"))
    hardware = Self.hardware(of: device, id, isAcross: isAcross, toolsVersion)
  }

  /// A screen of which nothing is known: its roots tell how large it is, and nothing covers them.
  init(unknownAt toolsVersion: Double) {
    self.toolsVersion = toolsVersion
    (size, hardware) = (Size(), Insets())
    (scale, isLow) = (2, false)
  }

  /// The text size that text styles are shown in: the default, but the smallest in Xcode 13.3 and 13.4, where labels of
  /// body are 17 high, of callout 16 and of title1 in two lines 61 in the documents of 3 of 3 repositories.
  package var contentSizeCategory: ContentSizeCategory {
    (20_000..<21_000).contains(toolsVersion) ? .extraSmall : .standard
  }

  /// Whether it is a mini's, the one with 50 points at its top.
  var isMini: Bool { hardware.top == 50 }

  /// Whether it has a home indicator in place of a button.
  var hasHomeIndicator: Bool { hardware.bottom > 0 }

  /// `retina6_1` has 44 at its top up to Xcode 13, and 48 from then on in 54 of 55 stored roots.
  private static func hardware(
    of device: Device, _ id: String, isAcross: Bool, _ toolsVersion: Double
  ) -> Insets {
    var insets = isAcross ? device.landscapeSafeArea : device.portraitSafeArea
    if insets.bottom == 0 { insets.top = min(insets.top, statusBar(toolsVersion)) }
    if id == "retina6_1", toolsVersion < 21_000 {
      insets = isAcross ? Insets(left: 44, bottom: 21, right: 44) : Insets(top: 44, bottom: 34)
    }
    return insets
  }

  /// Xcode 11 to 13 left the status bar out where there is a home button: tops of 0 in stored roots of `retina4_0` and
  /// `retina4_7`, of 20 before and after.
  private static func statusBar(_ toolsVersion: Double) -> Double {
    (14_800..<21_000).contains(toolsVersion) ? 0 : 20
  }

  /// The device that an id stands for.
  ///
  /// `retina5_9` has stood for the mini, with 50 at its top, since Xcode 14: 5 of 5 stored roots, 44 before.
  private static func device(_ id: String, _ toolsVersion: Double) -> Device? {
    let former = id == "retina5_9" && toolsVersion < 21_000 ? "iPhone X" : nil
    return (former ?? names.first { $0.id == id }?.name).flatMap(Device.named)
  }

  /// Ids are the diagonal in inches: those of 20 devices are in stored documents, whose roots have these sizes; the others
  /// are formed alike.
  private static let names: [(id: String, name: String)] = [
    ("retina3_5", "iPhone 4s"),
    ("retina4_0", "iPhone SE (1st generation)"),
    ("retina4_7", "iPhone 8"),
    ("retina5_4", "iPhone 13 mini"),
    ("retina5_5", "iPhone 8 Plus"),
    ("retina5_9", "iPhone 13 mini"),
    ("retina6_0", "iPhone 14"),
    ("retina6_1", "iPhone 11"),
    ("retina6_12", "iPhone 15"),
    ("retina6_3", "iPhone 16 Pro"),
    ("retina6_5", "iPhone 11 Pro Max"),
    ("retina6_55", "iPhone Air"),
    ("retina6_7", "iPhone 14 Plus"),
    ("retina6_72", "iPhone 15 Plus"),
    ("retina6_9", "iPhone 16 Pro Max"),
    ("ipad7_9", "iPad mini 4"),
    ("ipad8_3", "iPad mini (6th generation)"),
    ("ipad8_3rounded", "iPad mini (6th generation)"),
    ("ipad9_7", "iPad (6th generation)"),
    ("ipad10_2", "iPad (9th generation)"),
    ("ipad10_5", "iPad Pro (10.5-inch)"),
    ("ipad10_9", "iPad (10th generation)"),
    ("ipad10_9rounded", "iPad (10th generation)"),
    ("ipad11_0rounded", "iPad Pro (11-inch)"),
    ("ipad11_1rounded", "iPad Pro 11-inch (M4)"),
    ("ipad12_9", "iPad Pro (12.9-inch) (1st generation)"),
    ("ipad12_9rounded", "iPad Pro (12.9-inch)"),
    ("ipad13_0rounded", "iPad Pro 13-inch (M4)"),
  ]
}
