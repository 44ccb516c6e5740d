import Geometry

extension Catalog {
  /// UIKit's kinds and those that only Interface Builder's documents hold: what is in them has the frames that it was
  /// given, and nothing arranges them.
  package static let documents: Catalog = {
    var catalog = Catalog.uiKit
    guard let view = catalog.kind(named: "view"),
      let scrollView = catalog.kind(named: "scrollView")
    else { return catalog }
    for (name, summary) in [
      ("tableView", "A column of cells."), ("collectionView", "Cells in a layout of its own."),
    ] { catalog.add(Kind(name: name, summary: summary, base: scrollView, properties: [])) }
    catalog.add(.tableHeader(on: view))
    for (name, summary) in [
      ("tableViewCell", "A row of a table."),
      ("tableViewCellContentView", "What a row holds."),
      ("collectionViewCell", "A cell of a collection."),
      ("collectionViewCellContentView", "What a cell holds."),
      ("collectionReusableView", "A header or footer of a collection."),
      ("containerView", "Where another controller's view is put."),
      ("visualEffectView", "What blurs the views behind it."),
      ("webView", "A page."), ("wkWebView", "A page."), ("glkView", "A drawing."),
      ("mtkView", "A drawing."), ("skView", "A two-dimensional scene."),
      ("sceneKitView", "A three-dimensional scene."), ("scnView", "A three-dimensional scene."),
      ("arscnView", "A scene over the camera's picture."),
      ("arskView", "A scene over the camera's picture."), ("arView", "A scene over a picture."),
      ("pdfView", "A document."), ("inputView", "A keyboard of the app's own."),
    ] { catalog.add(Kind(name: name, summary: summary, base: view, properties: [])) }
    return catalog
  }()
}

extension Kind {
  /// UITableViewHeaderFooterView with a title; as high as that asks for in its table.
  fileprivate static func tableHeader(on view: KindID) -> Kind {
    Kind(
      name: "tableViewHeaderFooterView", summary: "A title above or below rows of a table.",
      base: view, properties: Property.tableHeader,
      attach: { tree, id in
        var content = TextContent()
        content.standardFont = .textStyle(.footnote)
        content.numberOfLines = 0
        tree.text.attach(content, to: id)
      },
      intrinsicSize: { tree, id, width in
        Size(
          width: Kind.noIntrinsicMetric, height: tree.titleHeight(of: id, maximumWidth: width))
      })
  }
}

extension Property {
  fileprivate static let tableHeader: [Property] = [shownText]
}

extension ViewTree {
  /// How high a title of a table stands, whose lines keep the table's margins.
  fileprivate func titleHeight(of id: ViewID, maximumWidth: Double) -> Double {
    guard let parent = self[id].parent, let table = table.value(of: parent) else { return 0 }
    let (metrics, isFooter) = (
      TableMetrics(of: self), table.sections.contains { $0.footer == id }
    )
    var content = text[id]
    // Until iOS 26 groups' titles are shown in capitals.
    if table.style != .plain, !isFooter, systemMetrics < .iOS26 {
      content.text = content.text.uppercased()
    }
    let side = LayoutMargins.systemMinimum(forWidth: self[parent].frame.width).left
    let layout = TextLayout(
      content, in: textTraits, maximumWidth: max(0, maximumWidth - 2 * side))
    // Lines follow one another without the text style's leading: two of a footer are 16 higher than one.
    let height = Double(layout.lineCount) * layout.lineHeight
    if isFooter { return metrics.groupFooter(text: height) }
    guard table.style != .plain else {
      return max(metrics.plainHeader(text: height), table.sectionHeaderHeight ?? 0)
    }
    let isFirst = table.header == nil && table.sections.first?.header == id
    return max(metrics.groupHeader(text: height), table.sectionHeaderHeight ?? 0)
      + (isFirst ? metrics.aboveFirstTitle : 0)
  }
}
