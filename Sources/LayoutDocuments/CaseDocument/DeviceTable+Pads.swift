extension Device {
  /// Every iPad since the first Air: points of Apple's Human Interface Guidelines, Layout, Specifications.
  ///
  /// With a home button a status bar of 20 points; without, one of 24 and a home indicator of 20, in public device
  /// guides. 120 frames a second on the Pro since the 10.5-inch one (Apple's technical specifications: ProMotion).
  static let pads: [Device] = [
    devices(
      pad(768, 1024, home: true), "iPad (5th generation)", "iPad (6th generation)",
      "iPad mini 4", "iPad mini (5th generation)", "iPad Air", "iPad Air 2",
      "iPad Pro (9.7-inch)"),
    devices(
      pad(810, 1080, home: true), "iPad (7th generation)", "iPad (8th generation)",
      "iPad (9th generation)"),
    devices(pad(834, 1112, home: true), "iPad Air (3rd generation)"),
    devices(pad(834, 1112, home: true), rate: 120, "iPad Pro (10.5-inch)"),
    devices(
      pad(820, 1180, home: false), "iPad (10th generation)", "iPad (A16)",
      "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
      "iPad Air 11-inch (M3)"),
    devices(pad(744, 1133, home: false), "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
    devices(
      pad(834, 1194, home: false), rate: 120, "iPad Pro (11-inch)",
      "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"),
    devices(
      pad(834, 1210, home: false), rate: 120, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    devices(pad(1024, 1366, home: true), "iPad Pro (12.9-inch) (1st generation)"),
    devices(pad(1024, 1366, home: true), rate: 120, "iPad Pro (12.9-inch) (2nd generation)"),
    devices(
      pad(1024, 1366, home: false), rate: 120, "iPad Pro (12.9-inch)",
      "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)"),
    devices(
      pad(1032, 1376, home: false), rate: 120, "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"),
    devices(
      pad(1024, 1366, home: false), "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"),
  ].flatMap { $0 }
}
