package import Geometry
package import LayoutEngine
package import Markup
package import PlainText

/// A storyboard or xib of Xcode's, each of its root views a scene.
package struct InterfaceDocument: Sendable {
  /// Its outermost element.
  package let element: Element
  /// The screen that it was laid out for.
  package let screen: DocumentScreen
  package let scenes: [DocumentScene]
  /// The object that a storyboard starts with; nil where it names none.
  package let initialController: String?
}

/// A root view of a document with all that is in it.
package struct DocumentScene: Sendable {
  /// The object id of its controller, else its own.
  package let id: String
  /// The controller's storyboard identifier; nil where it has none.
  package let identifier: String?
  /// The controller's, or the root view's, class of the app's; nil where it is UIKit's own.
  package let customClass: String?
  /// The root view's object id; empty where it has none.
  package let root: String
  /// As stored.
  package let frame: Rect
  package let scene: Scene
  /// What its object ids stand for.
  package let names: SceneNames
  /// Where everything in it was written.
  package let origins: OriginTable
  /// What bars and hardware cover of the root, by what stored documents imply.
  package let safeArea: Insets
  /// Nil for a side that no view is tied to; read off the frames that are stored.
  package let storedSafeArea: StoredSafeArea
  /// What may change its layout and is not supported, in words.
  package let unsupported: [Diagnostic]
  /// As written.
  private let element: DocumentRoot
  fileprivate let device: DocumentScreen
  fileprivate let direction: Direction

  /// By object id: what views are called beside that; user labels, outlets, accessibility identifiers.
  package var viewNames: [String: [String]] {
    DocumentNames(of: element, isRunning: false).names
  }

  /// The screen of its own size that it is laid out on, at the version of Xcode that stored it.
  package func screen(safeArea: Insets) -> Screen {
    Self.screen(of: frame.size, like: device, direction, safeArea: safeArea)
  }

  private static func screen(
    of size: Size, like device: DocumentScreen, _ direction: Direction, safeArea: Insets
  ) -> Screen {
    var screen = Screen(
      size: size, pixel: Pixel(scale: device.scale), portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, rate: 60)
    // Its size classes are the device's, however large the root is.
    screen.idiom = Idiom(of: device.size)
    if device.isLow {
      screen.orientation = .landscapeLeft
      screen.resize(to: size)
    }
    screen.systemMetrics = SystemMetrics(toolsVersion: device.toolsVersion)
    screen.contentSizeCategory = device.contentSizeCategory
    screen.direction = direction
    return screen
  }

  init(
    of root: DocumentRoot, _ draft: SceneDraft, safeArea: Insets, on device: DocumentScreen,
    direction: Direction
  ) {
    let tree = draft.scene.tree
    element = root
    id = root.id
    identifier = root.controller?["storyboardIdentifier"]?.value
    customClass = (root.controller ?? root.view)["customClass"]?.value
    self.root = tree.identifier(of: tree.root)
    frame = tree[tree.root].frame
    scene = draft.scene
    names = draft.names
    origins = draft.origins
    self.safeArea = safeArea
    let screen = Self.screen(of: frame.size, like: device, direction, safeArea: safeArea)
    storedSafeArea = StoredSafeArea(of: draft.scene.varied(on: screen))
    unsupported = draft.diagnostics.all
    (self.device, self.direction) = (device, direction)
  }
}
