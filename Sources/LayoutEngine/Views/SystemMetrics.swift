import Expressions

/// The release of iOS whose fonts and controls are measured; oldest first.
package enum SystemMetrics: String, Choice, Comparable {
  case iOS10 = "iOS 10"
  case iOS11 = "iOS 11"
  case iOS12 = "iOS 12"
  case iOS13 = "iOS 13"
  case iOS14 = "iOS 14"
  case iOS15 = "iOS 15"
  case iOS16 = "iOS 16"
  case iOS17 = "iOS 17"
  case iOS18 = "iOS 18"
  case iOS26 = "iOS 26"

  /// The era of two cuts of the system font and of flat, lower controls.
  package static let former = iOS12
  /// The era of the sliding optical size.
  package static let current = iOS18

  /// The release that came with an Xcode, by the `toolsVersion` of its documents.
  ///
  /// The bounds are approximate: they were read off where stored sizes change.
  package init(toolsVersion: Double) {
    let bounds: [(Double, SystemMetrics)] = [
      (24_000, .iOS26), (23_000, .iOS18), (22_000, .iOS17), (21_000, .iOS16), (19_000, .iOS15),
      (17_000, .iOS14), (14_800, .iOS13), (14_300, .iOS12), (13_000, .iOS11),
    ]
    self = bounds.first { toolsVersion >= $0.0 }?.1 ?? .iOS10
  }

  package static func < (left: SystemMetrics, right: SystemMetrics) -> Bool {
    left.place < right.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
