import Expressions
import Geometry
import LayoutEngine

/// How much of an iPad's screen a window in split view has.
enum SplitView: String, Choice {
  case full
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"
}

extension Device {
  /// How wide a window is in split view; nil where no source says so.
  ///
  /// The narrow window is 320 wide, on the largest iPad 375, and ten points part two windows: 320, 507 and 694 of 1024;
  /// 320, 551 and 782 of 1112; 375, 678 and 981 of 1366; upright 320 and 438 of 768, 504 of 834, 375 and 639 of 1024
  /// (the lists of interface sizes by macguru and sgl0v on gist.github.com). Upright there are no halves.
  func width(of split: SplitView, across orientation: Orientation) -> Double? {
    let isUpright = orientation == .portrait
    let whole = isUpright ? size.width : size.height
    guard split != .full else { return whole }
    guard let narrow = narrowWindow else { return nil }
    return switch split {
    case .full: whole
    case .third: narrow
    case .half: isUpright ? nil : (whole - 10) / 2
    case .twoThirds: whole - 10 - narrow
    }
  }

  private var narrowWindow: Double? {
    switch (size.width, size.height) {
    case (768, 1024), (834, 1112): 320
    case (1024, 1366): 375
    default: nil
    }
  }
}

extension Screen {
  /// Gives the window its share of the screen in both ways that the device can be held.
  ///
  /// A window of one half has two thirds once the device is upright.
  mutating func split(_ split: SplitView, on device: Device) {
    let upright =
      device.width(of: split, across: .portrait)
      ?? device.width(of: .twoThirds, across: .portrait)
    guard let upright, let across = device.width(of: split, across: .landscapeLeft) else { return }
    resize(
      to: Size(width: upright, height: device.size.height),
      across: Size(width: across, height: device.size.width))
  }
}
