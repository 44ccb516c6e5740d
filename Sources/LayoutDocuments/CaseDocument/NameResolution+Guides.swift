import Expressions
import LayoutEngine

/// Layout guides in expressions: `root.safeAreaLayoutGuide.layoutFrame`, and one's own by their ids.
extension SceneDraft {
  /// UIKit's properties that are guides.
  static let guides: [(name: String, item: @Sendable (ViewID) -> LayoutItem, isScrollViews: Bool)] =
    [
      ("safeAreaLayoutGuide", { .safeArea($0) }, false),
      ("layoutMarginsGuide", { .layoutMargins($0) }, false),
      ("readableContentGuide", { .readableContentGuide($0) }, false),
      ("keyboardLayoutGuide", { .keyboardLayoutGuide($0) }, false),
      ("contentLayoutGuide", { .contentLayoutGuide($0) }, true),
      ("frameLayoutGuide", { .frameLayoutGuide($0) }, true),
    ]

  /// A guide's rectangle, the only thing of it that is a value.
  mutating func layoutFrame(
    _ path: [NamePart], of item: LayoutItem, behind index: Int
  ) -> Result<Resolution, NameFailure> {
    let guide = path[index - 1].text
    guard path.count > index else {
      let words = "'\(guide)' is a layout guide; its 'layoutFrame' is a value"
      return .failure(NameFailure(words: words, index: index - 1))
    }
    guard path[index].text == "layoutFrame" else {
      let words = "a layout guide has no '\(CaseProblem.short(path[index].text))' here"
      return .failure(NameFailure(words: words, index: index, candidates: ["layoutFrame"]))
    }
    let slot = slot(for: .layoutFrame(item), key: "g\(item)")
    return .success(Resolution(slot: slot, type: .rect, consumed: index + 1))
  }
}
