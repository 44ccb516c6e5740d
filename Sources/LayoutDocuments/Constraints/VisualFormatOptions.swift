import LayoutEngine
import PlainText

/// What `NSLayoutConstraint.FormatOptions` says, written behind a line of visual format: `alignAllTop directionLeftToRight`.
struct VisualFormatOptions {
  private(set) var alignments: [(attribute: Anchor.Attribute, offset: Int)] = []
  private(set) var direction = FormatDirection.leadingToTrailing
  private(set) var isBaselineToBaseline = false
  /// Where `spacingBaselineToBaseline` stands.
  private(set) var spacingOffset = 0

  enum FormatDirection {
    case leadingToTrailing, leftToRight, rightToLeft
  }

  private static let alignmentNames: KeyValuePairs<String, Anchor.Attribute> = [
    "alignAllLeft": .left, "alignAllRight": .right, "alignAllTop": .top,
    "alignAllBottom": .bottom, "alignAllLeading": .leading, "alignAllTrailing": .trailing,
    "alignAllCenterX": .centerX, "alignAllCenterY": .centerY,
    "alignAllLastBaseline": .lastBaseline, "alignAllFirstBaseline": .firstBaseline,
  ]
  private static let directionNames: KeyValuePairs<String, FormatDirection> = [
    "directionLeadingToTrailing": .leadingToTrailing, "directionLeftToRight": .leftToRight,
    "directionRightToLeft": .rightToLeft,
  ]
  private static let spacingNames = ["spacingEdgeToEdge", "spacingBaselineToBaseline"]

  private static var allNames: [String] {
    alignmentNames.map(\.key) + directionNames.map(\.key) + spacingNames
  }

  /// Reads the options up to the end of the line.
  init(reading tokens: inout ConstraintTokens) throws(ConstraintFault) {
    while case .name(let name, false) = tokens.next.kind {
      let offset = tokens.next.range.lowerBound
      if let attribute = Self.alignmentNames.first(where: { $0.key == name })?.value {
        alignments.append((attribute, offset))
      } else if let named = Self.directionNames.first(where: { $0.key == name })?.value {
        direction = named
      } else if Self.spacingNames.contains(name) {
        isBaselineToBaseline = name == "spacingBaselineToBaseline"
        spacingOffset = offset
      } else {
        let nearest = NearestName.suggestion(for: name, among: Self.allNames)
        throw ConstraintFault(.unknownOption(name, nearest: nearest, Self.allNames), at: offset)
      }
      tokens.advance()
    }
  }

  /// What does not go with the line's orientation, as UIKit refuses it.
  func check(_ orientation: VisualFormat.Orientation) throws(ConstraintFault) {
    for (attribute, offset) in alignments {
      let isAlong = (attribute.dimension == .vertical) == (orientation == .vertical)
      if isAlong {
        let words = orientation == .vertical ? "vertical" : "horizontal"
        throw ConstraintFault(.alignedAlong(attribute.rawValue, words), at: offset)
      }
    }
    if isBaselineToBaseline, orientation == .horizontal {
      throw ConstraintFault(.baselinesAcross, at: spacingOffset)
    }
  }

  /// The constraints that align each view with the one before it.
  func drafts(aligning views: [ViewID]) -> [RuleDraft] {
    alignments.flatMap { attribute, _ in
      zip(views.dropFirst(), views).map { view, before in
        RuleDraft(
          first: Anchor(.view(view), attribute), relation: .equal,
          second: Anchor(.view(before), attribute))
      }
    }
  }
}
