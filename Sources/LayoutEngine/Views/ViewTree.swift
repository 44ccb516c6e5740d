package import Expressions
package import Geometry

/// Every view of a screen, parents before children; a value, so that a snapshot is a copy.
package struct ViewTree: Sendable {
  package private(set) var views = ContiguousArray<View>()
  /// The author's id of each view; empty where none was given.
  package private(set) var identifiers = ContiguousArray<String>()
  package var traits = ContiguousArray<LayoutTraits>()
  package var traitCollection = TraitCollection()
  /// The screen's pixel grid, to which texts and controls round their sizes up.
  package var pixel = Pixel(scale: 2)
  /// The view that is typed into.
  package var focus: ViewID?
  /// How high the keyboard stands over the bottom of the screen, in points; 0 while there is none.
  package var keyboardHeight = 0.0
  /// The release of iOS whose fonts and controls are measured.
  package var systemMetrics = SystemMetrics.current
  /// Indicates whether a text of the interface has kana: a document does not tell its language.
  package var isJapanese = false
  /// Whether it is laid out as on Interface Builder's canvas: frozen, before anything scrolls or runs.
  package var isOnCanvas = false

  /// How many views are taken out of their superviews.
  var uninstalledCount = 0

  package var transform = Column<Transform>()
  package var hitOverride = Column<HitOverride>()
  package var text = Column<TextContent>()
  package var control = Column<ControlState>()
  package var isOn = Column<Bool>()
  package var button = Column<ButtonState>()
  package var scroll = Column<ScrollState>()
  package var map = Column<MapState>()
  package var stack = Column<StackState>()
  package var table = Column<TableState>()
  package var cell = Column<CellState>()
  /// What a stack view keeps free after a view of its own, where the view has a spacing of its own.
  package var customSpacing = Column<Double>()
  /// Where it was set: what a view shows, which may keep its content from being turned round.
  package var semanticContent = Column<SemanticContentAttribute>()
  /// What a view controller adds to the safe area of its view.
  package var additionalSafeArea = Column<Insets>()
  /// In place of the size that a view's content wants: what Interface Builder was told or found; a side of
  /// `Kind.noIntrinsicMetric` wants nothing.
  package var wantedSize = Column<WantedSize>()
  /// What a class of the app's overrides as `alignmentRectInsets`.
  package var alignmentRects = Column<Insets>()
  /// Every view's own layout guides.
  package var guides: [LayoutGuide] = []
  /// Which way leading is, by the last layout.
  package var direction = Direction.leftToRight

  /// How large the images are that views show by name, in points.
  package var images: [String: Size] = [:]

  /// By property: what the engine only keeps and shows, where it was set.
  package var stored = Column<[String: Value]>()

  package init() {}

  package var count: Int { views.count }
  package var isEmpty: Bool { views.isEmpty }

  /// Follows the user's setting; what measures text reads it here.
  package var contentSizeCategory: ContentSizeCategory {
    get { traitCollection.preferredContentSizeCategory }
    set { traitCollection.preferredContentSizeCategory = newValue }
  }

  /// The controller's view.
  package var root: ViewID { ViewID(index: 0) }

  package var ids: some RandomAccessCollection<ViewID> & Sendable {
    (0..<views.count).lazy.map { ViewID(index: $0) }
  }

  package subscript(id: ViewID) -> View {
    get { views[Int(id.index)] }
    _modify { yield &views[Int(id.index)] }
  }

  package func identifier(of id: ViewID) -> String { identifiers[Int(id.index)] }

  package func traits(of id: ViewID) -> LayoutTraits { traits[Int(id.index)] }

  /// Adds a view of a kind on top of its parent's subviews, with what the kind attaches.
  package mutating func insert(
    _ kind: KindID, of catalog: Catalog, in parent: ViewID?, identifier: String = "",
    origin: Origin = .none
  ) -> ViewID {
    precondition(parent != nil || views.isEmpty, "a tree has one root, its first view")
    let id = ViewID(index: views.count)
    views.append(View(kind: kind, parent: parent, origin: origin))
    identifiers.append(identifier)
    traits.append(LayoutTraits())
    if let parent {
      if let last = self[parent].lastChild {
        self[last].nextSibling = id
      } else {
        self[parent].firstChild = id
      }
      self[parent].lastChild = id
    }
    for kind in catalog.lineage(of: kind).reversed() { kind.attach(&self, id) }
    return id
  }

  /// Its subviews from the bottom up.
  package func children(of id: ViewID) -> some Sequence<ViewID> {
    // The sequence holds the views alone: holding all columns costs more than walking.
    let views = views
    return sequence(state: self[id].firstChild) { next in
      guard let child = next else { return nil }
      next = views[Int(child.index)].nextSibling
      return child
    }
  }

  /// Its superview, that one's superview, and so on up to the root.
  package func ancestors(of id: ViewID) -> some Sequence<ViewID> {
    let views = views
    return sequence(state: self[id].parent) { next in
      guard let parent = next else { return nil }
      next = views[Int(parent.index)].parent
      return parent
    }
  }

  /// Whether a view is the other or lies below it.
  package func isDescendant(_ id: ViewID, of ancestor: ViewID) -> Bool {
    id == ancestor || ancestors(of: id).contains(ancestor)
  }

  /// Whether a stack view arranges it.
  package func isArranged(_ id: ViewID) -> Bool {
    self[id].parent.map { stack.has($0) } ?? false
  }

  /// The nearest view that holds both; either may be the other's.
  package func commonAncestor(of one: ViewID, _ other: ViewID) -> ViewID {
    var above = other
    while !isDescendant(one, of: above), let parent = self[above].parent { above = parent }
    return above
  }
}
