import Markup

/// Which of a storyboard's controllers stand in navigation and tab bar controllers, by its segues and simulated bars.
struct DocumentContainers {
  private var embeddings: [String: DocumentSafeArea.Embedding] = [:]

  /// What navigation controllers lay over what they show.
  private var navigationBars: [String: DocumentSafeArea.Embedding] = [:]
  /// Navigation controllers that hide their bar, and what they show.
  private var barless: Set<String> = []
  /// By controller, whether its title is large where it may be, and whether it hides what is at the bottom once pushed.
  private var items: [String: (largeTitle: String, hidesBottomBar: Bool)] = [:]
  /// What another controller's view holds.
  private var contained: Set<String> = []
  /// The bars that an author told Xcode to leave out.
  private var absent: [String: DocumentSafeArea.Embedding] = [:]

  private struct Segue {
    let source: String
    let destination: String
    let kind: String
    let relationship: String?
  }

  init(of document: Element) {
    guard let scenes = document.children.first(where: { $0.name == "scenes" }) else { return }
    var segues: [Segue] = []
    var settled: [String: DocumentSafeArea.Embedding] = [:]
    for scene in scenes.children {
      for objects in scene.children where objects.name == "objects" {
        for object in objects.children {
          guard let id = object["id"]?.value else { continue }
          settled[id] = Self.simulated(by: object)
          absent[id] = Self.absent(of: object)
          navigationBars[id] = Self.navigationBars(of: object)
          items[id] = Self.item(of: object)
          Self.collect(object, from: id, into: &segues)
        }
      }
    }
    spread(segues, settled)
  }

  /// What covers a controller's view.
  func embedding(of controller: String) -> DocumentSafeArea.Embedding {
    shown(embeddings[controller] ?? [], on: controller).subtracting(absent[controller] ?? [])
  }

  /// `largeTitleDisplayMode`: a title that is `automatic` is as that before it.
  private func shown(
    _ bars: DocumentSafeArea.Embedding, on controller: String
  ) -> DocumentSafeArea.Embedding {
    switch items[controller]?.largeTitle {
    case "always" where bars.contains(.largeTitles): bars.union(.largeTitle)
    case "never": bars.subtracting(.largeTitle)
    default: bars
    }
  }

  private static func navigationBars(of controller: Element) -> DocumentSafeArea.Embedding {
    var bars: DocumentSafeArea.Embedding = []
    if controller["navigationBarHidden"]?.value != "YES" {
      bars.insert(.navigation)
      let bar = controller.children.first { $0["key"]?.value == "navigationBar" }
      if bar?["largeTitles"]?.value == "YES" { bars.formUnion([.largeTitles, .largeTitle]) }
    }
    if controller["toolbarHidden"]?.value == "NO" { bars.insert(.toolbar) }
    return bars
  }

  private static func item(of controller: Element) -> (largeTitle: String, hidesBottomBar: Bool) {
    let item = controller.children.first { $0["key"]?.value == "navigationItem" }
    return (
      item?["largeTitleDisplayMode"]?.value ?? "automatic",
      controller["hidesBottomBarWhenPushed"]?.value == "YES"
    )
  }

  /// Whether a container view holds the controller's view, which is as large as that.
  func isContained(_ controller: String) -> Bool { contained.contains(controller) }

  /// `<nil key="simulatedTopBarMetrics"/>`.
  private static func absent(of object: Element) -> DocumentSafeArea.Embedding {
    var bars: DocumentSafeArea.Embedding = []
    for child in object.children where child.name == "nil" {
      switch child["key"]?.value {
      case "simulatedTopBarMetrics": bars.insert(.navigation)
      case "simulatedBottomBarMetrics": bars.formUnion([.tabs, .simulatedToolbar])
      default: break
      }
    }
    return bars
  }

  /// Bars that an author told Xcode to draw.
  private static func simulated(by object: Element) -> DocumentSafeArea.Embedding {
    var bars: DocumentSafeArea.Embedding = []
    for child in object.children {
      switch child.name {
      case "simulatedNavigationBarMetrics": bars.insert(.navigation)
      case "simulatedTabBarMetrics": bars.insert(.tabs)
      case "simulatedToolbarMetrics": bars.insert(.simulatedToolbar)
      default: break
      }
    }
    return bars
  }

  private static func collect(_ element: Element, from id: String, into segues: inout [Segue]) {
    for child in element.children {
      guard child.name == "segue" else {
        collect(child, from: id, into: &segues)
        continue
      }
      guard let destination = child["destination"]?.value, let kind = child["kind"]?.value else {
        continue
      }
      segues.append(
        Segue(
          source: id, destination: destination, kind: kind,
          relationship: child["relationship"]?.value))
    }
  }

  /// What is pushed where the bar is hidden has none either.
  private mutating func hideBars(_ segues: [Segue]) {
    barless = Set(navigationBars.filter { !$0.value.contains(.navigation) }.keys)
    var front = Array(barless)
    while let source = front.popLast() {
      for segue in segues where segue.source == source {
        guard segue.kind == "push" || segue.relationship == "rootViewController",
          barless.insert(segue.destination).inserted
        else { continue }
        front.append(segue.destination)
      }
    }
  }

  /// Hands on what each segue leaves round its destination, until nothing more comes of it.
  private mutating func spread(_ segues: [Segue], _ simulated: [String: DocumentSafeArea.Embedding])
  {
    for (id, bars) in simulated { embeddings[id, default: []].formUnion(bars) }
    for segue in segues where segue.kind == "embed" { contained.insert(segue.destination) }
    hideBars(segues)
    for _ in 0..<max(1, segues.count) {
      var moved = false
      for segue in segues {
        let source = embeddings[segue.source] ?? []
        let given: DocumentSafeArea.Embedding
        switch (segue.kind, segue.relationship) {
        case ("relationship", "rootViewController"):
          given = source.union(navigationBars[segue.source] ?? .navigation)
        case ("relationship", "viewControllers"): given = source.union(.tabs)
        case ("push", _):
          let isBarless = barless.contains(segue.source)
          given = pushed(isBarless ? source : source.union(.navigation), segue)
        case ("show", _): given = source.contains(.navigation) ? pushed(source, segue) : []
        default: given = []
        }
        let old = embeddings[segue.destination] ?? []
        guard !given.isSubset(of: old) else { continue }
        embeddings[segue.destination] = old.union(given)
        moved = true
      }
      if !moved { return }
    }
  }

  /// What stays round a controller that another pushes.
  private func pushed(
    _ bars: DocumentSafeArea.Embedding, _ segue: Segue
  ) -> DocumentSafeArea.Embedding {
    let given = shown(bars, on: segue.source)
    let hidesBottomBar = items[segue.destination]?.hidesBottomBar == true
    return hidesBottomBar ? given.subtracting([.tabs, .toolbar]) : given
  }
}
