import Expressions
import Geometry

extension Catalog {
  /// UIScrollView.
  mutating func addScrollKinds(on view: KindID) -> KindID {
    add(
      Kind(
        name: "scrollView", summary: "A view whose content moves under a finger.", base: view,
        properties: Property.scrollGeometry + Property.indicators + Property.scrollSwitches
          + Property.scrollMotion,
        attach: { tree, id in
          tree.scroll.attach(ScrollState(), to: id)
          tree[id].flags.insert(.clipsToBounds)
        }))
  }
}

extension Property {
  static let scrollGeometry: [Property] = [
    .row(
      "contentOffset", "The content's point at the view's top left, in points.", .scroll,
      record: .always, get: { tree, id in tree[id].boundsOrigin },
      set: { tree, id, offset in tree[id].boundsOrigin = offset }),
    .row(
      "contentSize", "How large the content is, in points.", .scroll, record: .always,
      get: { tree, id in tree.scroll[id].contentSize },
      set: { tree, id, size in tree.scroll[id].contentSize = size }),
    .row(
      "contentInset", "How far the content can be pulled off each edge, in points.", .scroll,
      get: { tree, id in tree.scroll[id].contentInset },
      set: { tree, id, insets in tree.scroll[id].contentInset = insets }),
    .row(
      "adjustedContentInset", "The content inset with what the safe area adds, in points.",
      get: { tree, id in tree.scroll[id].adjustedContentInset }),
    .row(
      "contentInsetAdjustmentBehavior", "When the safe area adds to the content inset.", .scroll,
      get: { tree, id in tree.scroll[id].insetAdjustment },
      set: { tree, id, behavior in tree.scroll[id].insetAdjustment = behavior }),
    .row(
      "decelerationRate", "How fast it comes to rest: 0.998 or 0.99 a millisecond.",
      get: { tree, id in tree.scroll[id].decelerationRate },
      set: { tree, id, rate in tree.scroll[id].decelerationRate = rate }),
  ]

  static let indicators: [Property] = [
    .row(
      "verticalScrollIndicatorInsets", "How far the vertical indicator keeps from the edges.",
      .scroll, get: { tree, id in tree.scroll[id].verticalIndicatorInsets },
      set: { tree, id, insets in tree.scroll[id].verticalIndicatorInsets = insets }),
    .row(
      "horizontalScrollIndicatorInsets", "How far the horizontal indicator keeps from the edges.",
      .scroll, get: { tree, id in tree.scroll[id].horizontalIndicatorInsets },
      set: { tree, id, insets in tree.scroll[id].horizontalIndicatorInsets = insets }),
    .row(
      "scrollIndicatorInsets", "Both indicators' insets at once.", .scroll, record: .never,
      get: { tree, id in tree.scroll[id].verticalIndicatorInsets },
      set: { tree, id, insets in
        tree.scroll[id].verticalIndicatorInsets = insets
        tree.scroll[id].horizontalIndicatorInsets = insets
      }),
    .row(
      "verticalIndicator", "The vertical indicator's knob in the view's frame, not rounded.",
      get: { tree, id in tree.scroll[id].verticalIndicator ?? Rect() }),
    .row(
      "horizontalIndicator", "The horizontal indicator's knob in the view's frame, not rounded.",
      get: { tree, id in tree.scroll[id].horizontalIndicator ?? Rect() }),
    .scroll("showsVerticalScrollIndicator", "Whether it shows where it is.", .showsVertical),
    .scroll("showsHorizontalScrollIndicator", "Whether it shows where it is.", .showsHorizontal),
    .scroll(
      "automaticallyAdjustsScrollIndicatorInsets",
      "Whether the safe area adds to the indicators' insets.", .adjustsIndicators),
  ]

  static let scrollSwitches: [Property] = [
    .scroll("isPagingEnabled", "Whether it stops at multiples of its bounds.", .pagingEnabled),
    .scroll(
      "isScrollEnabled", "Whether a finger moves the content.", .scrollEnabled,
      [.scroll, .gestures]),
    .scroll("bounces", "Whether the content can be pulled past its edges.", .bounces),
    .scroll(
      "alwaysBounceVertical", "Whether it bounces though the content is short.",
      .alwaysBounceVertical),
    .scroll(
      "alwaysBounceHorizontal", "Whether it bounces though the content is narrow.",
      .alwaysBounceHorizontal),
    .scroll("isDirectionalLockEnabled", "Whether a drag keeps to one axis.", .directionalLock),
    .scroll(
      "delaysContentTouches", "Whether it waits for a drag before subviews get a touch.",
      .delaysTouches),
    .scroll(
      "canCancelContentTouches", "Whether a drag takes the touch away from a subview.",
      .cancelsTouches),
  ]

  static let scrollMotion: [Property] = [
    .row(
      "isTracking", "Whether a finger is down on it.", record: .never,
      get: { tree, id in
        switch tree.scroll[id].motion {
        case .tracking, .dragging: true
        case .rest, .decelerating, .animating: false
        }
      }),
    .row(
      "isDragging", "Whether a finger moves the content.", record: .never,
      get: { tree, id in tree.scroll[id].motion == .dragging }),
    .row(
      "isDecelerating", "Whether the content moves on after the finger left.", record: .never,
      get: { tree, id in tree.scroll[id].motion == .decelerating }),
  ]

  /// A row for one of a scroll view's switches.
  static func scroll(
    _ name: String, _ summary: String, _ flag: ScrollState.Flags, _ effect: Effect = .scroll
  ) -> Property {
    .row(
      name, summary, effect, get: { tree, id in tree.scroll[id].flags.contains(flag) },
      set: { tree, id, isOn in
        if isOn {
          tree.scroll[id].flags.insert(flag)
        } else {
          tree.scroll[id].flags.remove(flag)
        }
      })
  }
}
