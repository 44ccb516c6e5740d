import Expressions
import Geometry

extension Kind {
  /// UIView: what every other kind has too.
  static let view = Kind(
    name: "view", summary: "A rectangle that holds others.", base: nil,
    properties: geometry + appearance + touching + layout + margins + traits)

  private static let geometry: [Property] = [
    .row(
      "frame", "Its rectangle in its superview, in points.", [.frame, .constraints],
      record: .always, get: { tree, id in tree.visibleFrame(of: id) },
      set: { tree, id, frame in tree.place(id, at: frame) }),
    .row(
      "bounds", "Its rectangle in its own space, in points.", [.frame, .constraints, .scroll],
      record: .never, get: { tree, id in tree[id].bounds },
      set: { tree, id, bounds in
        let center = tree[id].frame.center
        tree[id].boundsOrigin = bounds.origin
        tree[id].frame = Rect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
          width: bounds.width, height: bounds.height)
      }),
    .row(
      "center", "The middle of its frame, in its superview, in points.", [.frame, .constraints],
      record: .never, get: { tree, id in tree[id].frame.center },
      set: { tree, id, center in
        let size = tree[id].frame.size
        tree[id].frame.origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
      }),
    .row(
      "transform", "An affine transform about its centre: a b c d tx ty.", [.picture],
      get: { tree, id in tree.transform.value(of: id) ?? .identity },
      set: { tree, id, transform in tree.transform.attach(transform, to: id) }),
    .row(
      "safeAreaInsets", "What the screen's hardware and bars cover of it, in points.",
      record: .never, get: { tree, id in tree.traits(of: id).safeAreaInsets }),
    .row(
      "additionalSafeAreaInsets", "What its controller adds to its safe area, in points.",
      [.constraints, .scroll],
      get: { tree, id in tree.additionalSafeArea.value(of: id) ?? Insets() },
      set: { tree, id, insets in tree.additionalSafeArea.attach(insets, to: id) }),
  ]

  private static let appearance: [Property] = [
    .row(
      "alpha", "Its opacity, 0 to 1; below 0.01 it is not hit.", .picture,
      get: { tree, id in tree[id].alpha },
      set: { tree, id, alpha in tree[id].alpha = min(1, max(0, alpha)) }),
    .flag(
      "isHidden", "Whether it is hidden; then it is not hit, and a stack view leaves it no room.",
      .hidden, [.picture, .arrangement]),
    .flag("clipsToBounds", "Whether it hides what its subviews draw outside it.", .clipsToBounds),
    .stored("backgroundColor", "The color behind its content.", default: Color.clear),
    .stored("tag", "A number of the app's own.", [], default: 0.0),
    .stored("contentMode", "How it draws what does not fit.", default: ContentMode.scaleToFill),
  ]

  private static let touching: [Property] = [
    .flag("isUserInteractionEnabled", "Whether it and its subviews are hit.", .interactive),
    .flag("isMultipleTouchEnabled", "Whether it gets a second finger.", .multipleTouch),
    .flag("isExclusiveTouch", "Whether a finger on it keeps others away.", .exclusiveTouch),
  ]

  private static let layout: [Property] = [
    .customSpacing,
    .flag(
      "translatesAutoresizingMaskIntoConstraints",
      "Whether its frame and autoresizing mask place it.", .translatesMask, [.frame, .constraints],
      record: .never),
    .priority(
      "horizontalHuggingPriority", "How strongly it keeps from growing wider than its content.",
      \.horizontalHugging),
    .priority(
      "verticalHuggingPriority", "How strongly it keeps from growing higher than its content.",
      \.verticalHugging),
    .priority(
      "horizontalCompressionResistancePriority",
      "How strongly it keeps from getting narrower than its content.", \.horizontalCompression),
    .priority(
      "verticalCompressionResistancePriority",
      "How strongly it keeps from getting lower than its content.", \.verticalCompression),
  ]
}

extension Kind {
  private static let traits: [Property] = [
    .row(
      "semanticContentAttribute",
      "What it shows; playback and spatial content is not turned round from right to left.",
      .direction,
      get: { tree, id in tree.semanticContent.value(of: id) ?? .unspecified },
      set: { tree, id, content in tree.semanticContent.attach(content, to: id) }),
    .row(
      "effectiveUserInterfaceLayoutDirection", "Which way it arranges its content.",
      record: .never,
      get: { tree, id in tree.layoutDirection(of: id, by: tree.traitCollection.layoutDirection) }),
    .row(
      "traitCollection.horizontalSizeClass", "Whether there is much room across.", record: .never,
      get: { tree, _ in tree.traitCollection.horizontalSizeClass }),
    .row(
      "traitCollection.verticalSizeClass", "Whether there is much room down.", record: .never,
      get: { tree, _ in tree.traitCollection.verticalSizeClass }),
    .row(
      "traitCollection.layoutDirection", "Which way the language runs.", record: .never,
      get: { tree, _ in tree.traitCollection.layoutDirection }),
    .row(
      "traitCollection.preferredContentSizeCategory", "The text size that the user chose.",
      record: .never, get: { tree, _ in tree.traitCollection.preferredContentSizeCategory }),
  ]
}

extension Property {
  /// A row for one of the view's flags.
  static func flag(
    _ name: String, _ summary: String, _ flag: View.Flags, _ effect: Effect = .picture,
    record: Recording = .unlessDefault
  ) -> Property {
    .row(
      name, summary, effect, record: record, get: { tree, id in tree[id].flags.contains(flag) },
      set: { tree, id, isOn in
        if isOn { tree[id].flags.insert(flag) } else { tree[id].flags.remove(flag) }
      })
  }

  /// A row for one of the priorities of the content's size.
  static func priority(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<LayoutTraits, Double> & Sendable
  ) -> Property {
    .row(
      name, summary + " 1 to 1000.", .constraints, record: .never,
      refusal: { $0 >= 1 && $0 <= 1000 ? nil : "a priority is 1 to 1000" },
      get: { tree, id in tree.traits(of: id)[keyPath: path] },
      set: { tree, id, priority in tree.traits[Int(id.index)][keyPath: path] = priority })
  }
}

extension ViewTree {
  /// Sets the frame as UIKit does: under a transform the bounds become what fills the frame once transformed.
  mutating func place(_ id: ViewID, at frame: Rect) {
    guard let transform = transform.value(of: id), transform != .identity,
      let inverse = transform.inverse
    else {
      self[id].frame = frame
      return
    }
    let own = Rect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height
    ).applying(inverse)
    self[id].frame = Rect(
      x: frame.midX - own.width / 2, y: frame.midY - own.height / 2,
      width: own.width, height: own.height)
  }
}

/// How a view draws what does not fit its bounds; no frame depends on it.
package enum ContentMode: String, Choice {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
