extension Grammar {
  /// Views of Interface Builder's that no kind stands for yet.
  static let laterViews: [ElementRow] = [
    "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionReusableView", "webView", "wkWebView", "visualEffectView",
    "containerView", "glkView", "sceneKitView", "mtkView", "repeat",
  ].map { .later($0, "Not supported yet.") }

  /// Attributes of Interface Builder's views that no property stands for yet.
  static let laterAttributes: [AttributeRow] = [
    "opaque", "userLabel", "tag", "tintColor", "fixedFrame", "misplaced", "ambiguous",
    "restorationIdentifier", "autoresizesSubviews",
    "clearsContextBeforeDrawing", "verifyAmbiguity", "customModule",
    "customModuleProvider", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "autoresizingMask", "minimumFontSize", "baselineAdjustment",
    "adjustsFontForContentSizeCategory", "shadowColor", "highlightedColor",
    "contentHorizontalAlignment", "contentVerticalAlignment",
    "minimumZoomScale", "maximumZoomScale", "bouncesZoom", "scrollsToTop", "indicatorStyle",
    "keyboardDismissMode", "contentLayoutGuide", "frameLayoutGuide", "mapType",
    "showsUserLocation", "rotateEnabled", "pitchEnabled", "clearButtonMode",
  ].map { .later($0) }
}
