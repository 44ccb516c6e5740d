package import Geometry
package import LayoutEngine

/// A device as Apple sells it: the screen that a case runs on.
package struct Device: Sendable {
  package let name: String
  /// Held upright, in points.
  package let size: Size
  package let scale: Double
  package let portraitSafeArea: Insets
  package let landscapeSafeArea: Insets
  /// Frames a second.
  package let rate: Int

  /// The device's screen, held upright.
  package var screen: Screen {
    var screen = Screen(
      size: size, pixel: Pixel(scale: scale), portraitSafeArea: portraitSafeArea,
      landscapeSafeArea: landscapeSafeArea, rate: rate)
    (screen.keyboardUpright, screen.keyboardAcross) = (keyboard?.upright, keyboard?.across)
    return screen
  }

  /// The device of that name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Device {
  struct Screens {
    let size: (Double, Double)
    let scale: Double
    let portrait: (Double, Double, Double, Double)
    let landscape: (Double, Double, Double, Double)
  }

  /// The screen with a home button: a status bar upright, on a phone none across.
  private static func button(_ width: Double, _ height: Double, _ scale: Double) -> Screens {
    Screens(
      size: (width, height), scale: scale, portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0))
  }

  /// The screen of a phone with a notch or an island so many points high.
  private static func notch(
    _ top: Double, _ width: Double, _ height: Double, _ scale: Double
  ) -> Screens {
    Screens(
      size: (width, height), scale: scale, portrait: (top, 0, 34, 0),
      landscape: (0, top, 21, top))
  }

  static func pad(_ width: Double, _ height: Double, home: Bool) -> Screens {
    let insets = home ? (20.0, 0.0, 0.0, 0.0) : (24.0, 0.0, 20.0, 0.0)
    return Screens(size: (width, height), scale: 2, portrait: insets, landscape: insets)
  }

  static func devices(_ screens: Screens, rate: Int = 60, _ names: String...) -> [Device] {
    names.map { name in
      Device(
        name: name, size: Size(width: screens.size.0, height: screens.size.1),
        scale: screens.scale, portraitSafeArea: insets(screens.portrait),
        landscapeSafeArea: insets(screens.landscape), rate: rate)
    }
  }

  private static func insets(_ edges: (Double, Double, Double, Double)) -> Insets {
    Insets(top: edges.0, left: edges.1, bottom: edges.2, right: edges.3)
  }

  /// Portrait points, scale, safe areas without bars and display rate.
  ///
  /// Points and scale are those of Apple's Human Interface Guidelines, Layout, Specifications; safe areas those that
  /// public device guides list. Safe areas of 44 34, across 0 44 21 44, are also in useyourloaf.com "Supporting iPhone
  /// X"; 59 34 and 0 59 21 59 in csl.cool "iOS Layout Adaptation"; 20 of a home button and 47, 48, 50, 59 in documents
  /// that Interface Builder stored. iPhone XR and 11 had 44 instead of 48 before iOS 14. A phone without a home
  /// indicator hides its status bar in landscape.
  package static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    devices(button(320, 480, 2), "iPhone 4s"),
    devices(button(320, 568, 2), "iPhone SE (1st generation)", "iPhone 5s"),
    devices(
      button(375, 667, 2), "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"),
    devices(
      button(414, 736, 3), "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"),
    devices(notch(44, 375, 812, 3), "iPhone X", "iPhone XS", "iPhone 11 Pro"),
    devices(notch(48, 414, 896, 2), "iPhone XR", "iPhone 11"),
    devices(notch(44, 414, 896, 3), "iPhone XS Max", "iPhone 11 Pro Max"),
    devices(notch(50, 375, 812, 3), "iPhone 12 mini", "iPhone 13 mini"),
    devices(notch(47, 390, 844, 3), "iPhone 12", "iPhone 12 Pro", "iPhone 13"),
    devices(notch(47, 390, 844, 3), rate: 120, "iPhone 13 Pro"),
    devices(notch(47, 390, 844, 3), "iPhone 14", "iPhone 16e"),
    devices(notch(47, 428, 926, 3), "iPhone 12 Pro Max"),
    devices(notch(47, 428, 926, 3), rate: 120, "iPhone 13 Pro Max"),
    devices(notch(47, 428, 926, 3), "iPhone 14 Plus"),
    devices(notch(59, 393, 852, 3), rate: 120, "iPhone 14 Pro"),
    devices(notch(59, 393, 852, 3), "iPhone 15"),
    devices(notch(59, 393, 852, 3), rate: 120, "iPhone 15 Pro"),
    devices(notch(59, 393, 852, 3), "iPhone 16"),
    devices(notch(59, 430, 932, 3), rate: 120, "iPhone 14 Pro Max"),
    devices(notch(59, 430, 932, 3), "iPhone 15 Plus"),
    devices(notch(59, 430, 932, 3), rate: 120, "iPhone 15 Pro Max"),
    devices(notch(59, 430, 932, 3), "iPhone 16 Plus"),
    devices(notch(62, 402, 874, 3), rate: 120, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    devices(notch(62, 440, 956, 3), rate: 120, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    devices(notch(68, 420, 912, 3), rate: 120, "iPhone Air"),
  ].flatMap { $0 }
}
