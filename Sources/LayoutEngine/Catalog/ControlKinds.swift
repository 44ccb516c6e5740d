import Expressions
import Geometry

extension Catalog {
  /// UIControl.
  mutating func addControl(on view: KindID) -> KindID {
    add(
      Kind(
        name: "control", summary: "A view that sends control events.", base: view,
        properties: Property.control, touches: .tracks,
        attach: { tree, id in tree.control.attach(ControlState(), to: id) }))
  }

  /// The controls whose size does not follow a text.
  mutating func addControlKinds(on control: KindID) {
    add(
      Kind(
        name: "switch", summary: "An on and off switch.", base: control,
        properties: [
          .row(
            "isOn", "Whether it is on.", .picture, get: { tree, id in tree.isOn[id] },
            set: { tree, id, isOn in tree.isOn[id] = isOn })
        ], touches: .tracks, actsOnTap: true,
        // 2 at the right are beyond what constraints tie, in 36 of 37 documents and in Xcode 26, too.
        alignmentInsets: { _ in Insets(right: 2) },
        attach: { tree, id in tree.isOn.attach(false, to: id) },
        // 51 by 31 in 36 of 37 documents up to Xcode 16, 63 by 28 in 11 of 12 of Xcode 26, less what is not aligned.
        intrinsicSize: { tree, _, _ in
          tree.systemMetrics < .iOS26
            ? Size(width: 49, height: 31) : Size(width: 61, height: 28)
        }))
    add(
      Kind(
        name: "slider", summary: "A knob on a track.", base: control,
        properties: Property.range, touches: .unbuilt,
        // Up to Xcode 16 its frame is 2 wider at each side and 1 higher than what constraints tie.
        alignmentInsets: { tree in
          tree.systemMetrics < .iOS26 ? Insets(left: 2, bottom: 1, right: 2) : Insets()
        },
        intrinsicSize: { tree, _, _ in
          Size(
            width: Kind.noIntrinsicMetric, height: Kind.sliderHeight(in: tree.systemMetrics))
        }))
    add(
      Kind(
        name: "stepper", summary: "A minus and a plus button.", base: control,
        properties: Property.range + [
          .stored("stepValue", "By how much it steps.", default: 1.0)
        ], touches: .unbuilt, actsOnTap: true,
        // 94 by 32 in 2 of 3 documents, all since Xcode 15; as high as a segmented control, so 29 before iOS 13.
        intrinsicSize: { tree, _, _ in
          Size(width: 94, height: tree.systemMetrics < .iOS13 ? 29 : 32)
        }))
    add(
      Kind(
        name: "pageControl", summary: "A dot for each page.", base: control,
        properties: Property.pages, touches: .unbuilt, actsOnTap: true,
        intrinsicSize: { tree, id, _ in Kind.pageControlSize(tree, id) }))
  }
}

extension Kind {
  /// Returns the height in points between the alignment edges; up to Xcode 16 the frame is a point higher.
  ///
  /// Stored frames are 31 high in 28 of 28 documents up to Xcode 8, 41 of 42 of Xcode 9 and 10 (7 repositories) and 15 of
  /// 19 of Xcode 11 and 12, and 34 high in 2 of 2 of Xcode 26.
  fileprivate static func sliderHeight(in metrics: SystemMetrics) -> Double {
    metrics < .iOS26 ? 30 : 34
  }

  /// Dots of 7 points with 9 between them, 37 high, up to iOS 13: 39, 23 and 55 wide for 3, 2 and 4 pages in 9 documents.
  ///
  /// 26 high in 3 of 3 documents since; how wide follows no rule that could be found, so that it is not told.
  static func pageControlSize(_ tree: ViewTree, _ id: ViewID) -> Size {
    guard tree.systemMetrics < .iOS14 else { return Size(width: noIntrinsicMetric, height: 26) }
    let pages = tree.stored.value(of: id)?["numberOfPages"].flatMap(Double.init) ?? 0
    return Size(width: max(0, pages * 16 - 9), height: 37)
  }
}

extension Property {
  static let control: [Property] = [
    .row(
      "isEnabled", "Whether it reacts to touches.", .picture,
      get: { tree, id in tree.control[id].isEnabled },
      set: { tree, id, isEnabled in tree.control[id].isEnabled = isEnabled }),
    .row(
      "isSelected", "Whether it is selected.", .picture,
      get: { tree, id in tree.control[id].isSelected },
      set: { tree, id, isSelected in tree.control[id].isSelected = isSelected }),
    .row(
      "isHighlighted", "Whether a finger that began on it is inside it.", .picture,
      get: { tree, id in tree.control[id].isHighlighted },
      set: { tree, id, isHighlighted in tree.control[id].isHighlighted = isHighlighted }),
  ]

  /// A value between two others.
  static let range: [Property] = [
    .stored("value", "Where it stands.", default: 0.0),
    .stored("minimumValue", "The least it can be.", default: 0.0),
    .stored("maximumValue", "The most it can be.", default: 1.0),
  ]

  static let pages: [Property] = [
    .stored(
      "numberOfPages", "How many dots it has.", .intrinsicSize, default: 0.0,
      refusal: { $0 >= 0 && $0 == $0.rounded() ? nil : "a number of pages is 0, 1, 2 …" }),
    .stored("currentPage", "Which dot is lit, from 0 on.", default: 0.0),
  ]
}
