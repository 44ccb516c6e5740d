extension Grammar {
  /// Views of Interface Builder's that no kind stands for yet.
  static let laterViews: [ElementRow] = [
    "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionReusableView", "webView", "wkWebView", "visualEffectView",
    "containerView", "glkView", "sceneKitView", "mtkView", "repeat",
  ].map { .later($0, "Not supported yet.") }

  /// The attributes that Interface Builder writes and that lay out nothing, so that what is copied from a document can stand in
  /// a case: not those that another kind's property is called by, which would be a mistake here.
  static let idleInCases: [AttributeRow] =
    (drawnAttributes + editorAttributes).filter { !meantElsewhere.contains($0.name) }
    + ["userLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    .map(AttributeRow.idle)

  private static let meantElsewhere = [
    "title", "on", "selected", "enabled", "lineBreakMode", "textAlignment",
    "adjustsFontSizeToFit", "showsScopeBar", "apportionsSegmentWidthsByContent", "momentary",
    "catalog", "symbolScale", "highlightedImage", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "reference", "reuseIdentifier", "selectionStyle", "accessoryType",
    "editingAccessoryType", "hidesAccessoryWhenEditing",
  ]

  /// Attributes of Interface Builder's views that would change what an app does, and that no property stands for yet.
  static let laterAttributes: [AttributeRow] = [
    "autoresizesSubviews", "autoresizingMask", "minimumZoomScale", "maximumZoomScale",
    "bouncesZoom", "scrollsToTop", "keyboardDismissMode", "contentLayoutGuide",
    "frameLayoutGuide", "mapType", "showsUserLocation", "rotateEnabled", "pitchEnabled",
    "clearButtonMode", "useCurrentDate", "showsScopeBar", "apportionsSegmentWidthsByContent",
  ].map { .later($0) }
}
