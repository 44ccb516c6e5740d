package import Geometry

/// What of a document's root lies under hardware and bars, as Interface Builder stored it.
///
/// `ib/tables/safe-area.tsv`, counted over 2,500 documents, has hardly an exception from these rules.
package struct DocumentSafeArea: Sendable {
  /// What a root is the view of.
  package enum Root: Sendable {
    /// A controller in a storyboard.
    case controller
    /// A controller in a storyboard that a container view of another one holds.
    case contained
    /// Nothing: it lies in a xib.
    case view
  }

  /// What a root's controller is shown in.
  package struct Embedding: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A navigation controller, or a simulated navigation bar.
    package static let navigation = Embedding(rawValue: 1)
    /// A tab bar controller, or a simulated tab bar.
    package static let tabs = Embedding(rawValue: 2)
    /// A navigation controller's toolbar; Xcode's canvas leaves it out.
    package static let toolbar = Embedding(rawValue: 4)
    /// A navigation bar that prefers large titles.
    package static let largeTitles = Embedding(rawValue: 8)
    /// That the title is a large one; Xcode's canvas keeps the small one's room.
    package static let largeTitle = Embedding(rawValue: 16)
    /// A simulated toolbar, which the canvas shows.
    package static let simulatedToolbar = Embedding(rawValue: 32)
  }

  private let screen: DocumentScreen
  private let root: Root
  private let embedding: Embedding
  private let size: Size

  /// The insets of a root of that size.
  package static func insets(
    of root: Root, size: Size, in embedding: Embedding = [], on screen: DocumentScreen
  ) -> Insets {
    DocumentSafeArea(screen: screen, root: root, embedding: embedding, size: size).insets
  }

  private var insets: Insets {
    if size == screen.size { return fullScreen }
    let missing = screen.size.height - size.height
    let reachesAcross = size.width == screen.size.width && missing > 0
    if root == .controller, reachesAcross, let insets = shortened(by: missing) { return insets }
    return freeform
  }

  /// Under the bars of its containers.
  private var covered: Insets {
    var insets = screen.hardware
    if embedding.contains(.navigation) { insets.top += DocumentBars.navigationBar(on: screen) }
    if embedding.contains(.tabs) { insets.bottom += DocumentBars.tabBar(on: screen) }
    if embedding.contains(.simulatedToolbar) {
      insets.bottom += DocumentBars.toolbar(on: screen)
    }
    return insets
  }

  /// From Xcode 16.3 on a plain root has just twice the insets of a screen without a home button: 41 of 41 tops and 31 of
  /// 31 bottoms; the last single ones are of version 23504, the first double ones of 23727.
  private var fullScreen: Insets {
    let isDouble =
      embedding.isDisjoint(with: [.navigation, .tabs]) && screen.hasHomeIndicator
      && screen.toolsVersion >= 23_700
    return isDouble ? covered + covered : covered
  }

  /// A root that ends at opaque bars has no inset there, and a sheet none at its top; nil for any other height.
  private func shortened(by missing: Double) -> Insets? {
    let covered = covered
    var insets = covered
    switch missing {
    case covered.top + covered.bottom: (insets.top, insets.bottom) = (0, 0)
    case covered.top: insets.top = 0
    case covered.bottom: insets.bottom = 0
    case sheetGap:
      insets.top = embedding.contains(.navigation) ? DocumentBars.sheetNavigationBar : 0
    case ...(sheetGap + DocumentBars.sheetNavigationBar): insets.top = 0
    default: return nil
    }
    return insets
  }

  /// A sheet ends 54 points below a notched screen's top (414 by 842 of 896 in 65 documents), else 20 (375 by 647).
  private var sheetGap: Double { screen.hasHomeIndicator ? 54 : 20 }

  /// Of a size of its own: a controller's view and, since Xcode 11, a xib's keep the top inset; the bottom is a xib's since
  /// Xcode 14.
  ///
  /// A navigation bar counts, too: tops of 64 in stored roots of 320 by 528, 44 of 375 by 2000, 92 of 375 by 1000.
  private var freeform: Insets {
    var insets = screen.hardware
    if root == .view, screen.toolsVersion < 14_800 { insets.top = 0 }
    if root != .view || screen.toolsVersion < 21_000 { insets.bottom = 0 }
    if root == .controller { insets.top = covered.top }
    return insets
  }
}
