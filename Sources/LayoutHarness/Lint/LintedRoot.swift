import Geometry
import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// A root of a document with what layout made of it.
struct LintedRoot: Sendable {
  let scene: DocumentScene
  /// As Xcode's canvas shows it.
  let canvas: Canvas
  /// The constraints that the canvas's size classes leave.
  let rules: [LayoutRule]
  /// What constraints leave open on the canvas.
  let openItems: [AmbiguousItem]
  /// It laid out on the whole screens of other devices; none where it does not fill its own.
  private(set) var elsewhere: [(device: Device, canvas: Canvas)] = []
  /// By how much a stored frame may differ, in points.
  let tolerance: Double
  /// What bars cover beyond what the device's hardware does.
  private let bars: Insets
  private let isAcross: Bool
  let file: String
  private let elements: [String: Element]
  private let ambiguous: Set<ViewID>

  init(
    of scene: DocumentScene, in document: InterfaceDocument, _ file: String,
    _ elements: [String: Element], on devices: [Device]
  ) {
    self.scene = scene
    self.file = file
    self.elements = elements
    let screen = scene.screen(safeArea: scene.safeArea)
    canvas = Canvas(of: scene.scene, on: screen)
    rules = scene.scene.varied(on: screen).rules
    openItems = canvas.layout.ambiguousItems()
    ambiguous = Set(openItems.map(\.item.view))
    bars = Self.bars(of: scene, over: document.screen.hardware)
    isAcross = document.screen.size.width > document.screen.size.height
    // Xcode 6 and 7 stored what they showed on a screen of one pixel a point.
    tolerance = document.screen.toolsVersion < 10_000 ? 1 : 0.5
    guard scene.frame.size == document.screen.size else { return }
    elsewhere = devices.map { ($0, canvas(on: $0)) }
  }

  /// From Xcode 16.3 on a plain root stores the hardware's insets twice: no bar is there.
  private static func bars(of scene: DocumentScene, over hardware: Insets) -> Insets {
    let top = scene.safeArea.top - hardware.top
    let bottom = scene.safeArea.bottom - hardware.bottom
    return Insets(
      top: top == hardware.top ? 0 : max(0, top),
      bottom: bottom == hardware.bottom ? 0 : max(0, bottom))
  }

  // MARK: Views

  /// The views that have a place: not what size classes take away.
  var views: [ViewID] { canvas.tree.ids.filter { canvas.tree.isInstalled($0) } }

  /// Whether constraints leave something of a view open.
  func isAmbiguous(_ view: ViewID) -> Bool { ambiguous.contains(view) }

  /// Whether a view's kind is another or derives from it.
  func isKind(_ view: ViewID, of name: String) -> Bool {
    scene.scene.catalog.isKind(canvas.tree[view].kind, of: name)
  }

  /// Whether it or a view above it is not shown.
  func isHidden(_ view: ViewID) -> Bool {
    ([view] + canvas.tree.ancestors(of: view)).contains {
      canvas.tree[$0].flags.contains(.hidden) || canvas.tree[$0].alpha < 0.01
    }
  }

  /// As it is written; nil for a view without an id.
  func element(of view: ViewID) -> Element? { elements[canvas.tree.identifier(of: view)] }

  /// How people are told of a view: `label 'Title'`.
  func name(of view: ViewID) -> String {
    element(of: view)?.lintName ?? canvas.tree.name(of: view, in: scene.scene.catalog)
  }

  // MARK: Other layouts

  /// The root laid out on the whole screen of a device, held as the document's is; only what constraints place goes along.
  private func canvas(on device: Device) -> Canvas {
    var scene = scene.scene
    // Gone when the app is built.
    for index in scene.rules.indices { scene.rules[index].isPlaceholder = false }
    var screen = device.screen
    screen.portraitSafeArea = screen.portraitSafeArea + bars
    screen.landscapeSafeArea = screen.landscapeSafeArea + bars
    if isAcross { screen.orientation = .landscapeLeft }
    scene.tree[scene.tree.root].frame = screen.bounds
    return Canvas(of: scene, on: screen)
  }

  /// Whether nothing but constraints decides where a view is, from the root down.
  func isPlacedByConstraints(_ view: ViewID) -> Bool {
    let above = [view] + canvas.tree.ancestors(of: view)
    return above.allSatisfy {
      $0 == canvas.tree.root || !canvas.tree[$0].flags.contains(.translatesMask)
    }
  }

  // MARK: Findings

  func finding(
    _ check: LintCheck, _ words: String, about view: ViewID, notes: [Diagnostic.Note] = []
  ) -> LintFinding {
    let id = canvas.tree.identifier(of: view)
    return LintFinding(
      check, words, about: element(of: view)?.lintSubject ?? id, in: file,
      at: location(of: canvas.tree[view].origin), notes: notes)
  }

  func finding(
    _ check: LintCheck, _ words: String, about subject: String, at origin: Origin,
    notes: [Diagnostic.Note] = []
  ) -> LintFinding {
    LintFinding(check, words, about: subject, in: file, at: location(of: origin), notes: notes)
  }

  func location(of origin: Origin) -> SourceLocation? { scene.origins.location(of: origin) }
}
