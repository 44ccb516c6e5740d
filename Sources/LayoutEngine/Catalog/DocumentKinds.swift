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
