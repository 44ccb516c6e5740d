package import LayoutDocuments
package import Geometry

/// Where the safe area of a document's root comes from.
package enum SafeAreaSource: Sendable {
  /// What Xcode gives such a root, by its device, version and containers.
  case rules
  /// Read off the frames that the document stores, where a view is tied to it.
  case storedFrames
  /// Told from outside, by file and root.
  case hints(SafeAreaHints)

  /// The insets of a root; sides that nothing is known of are as the rules say.
  package func insets(of scene: DocumentScene, in file: String) -> Insets {
    var insets = scene.safeArea
    let known: StoredSafeArea? =
      switch self {
      case .rules: nil
      case .storedFrames: scene.storedSafeArea
      case .hints(let hints): hints.safeArea(of: scene.root, in: file)
      }
    if let top = known?.top { insets.top = top }
    if let bottom = known?.bottom { insets.bottom = bottom }
    return insets
  }
}
