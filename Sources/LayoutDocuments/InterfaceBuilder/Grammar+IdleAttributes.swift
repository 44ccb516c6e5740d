extension Grammar {
  /// The attributes that a view may have in a document without any effect on a frame.
  static let idleAttributes = drawnAttributes + editorAttributes + runningAttributes

  /// What is drawn, and how it moves; the same in cases.
  static let drawnAttributes: [AttributeRow] =
    [
      "opaque", "tintColor", "clearsContextBeforeDrawing", "highlighted", "shadowColor",
      "highlightedImage", "highlightedColor", "catalog", "reversesTitleShadowWhenHighlighted",
      "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      "pointerInteraction", "showsMenuAsPrimaryAction", "springLoaded", "selected", "enabled",
      "role", "changesSelectionAsPrimaryAction", "symbolScale", "symbolAnimation",
      "lineBreakMode", "textAlignment", "adjustsFontSizeToFit", "contentHorizontalAlignment",
      "contentVerticalAlignment", "baselineAdjustment",
      "adjustsLetterSpacingToFitWidth", "minimumFontSize", "showsExpansionTextWhenTruncated",
      "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory",
      "usesAttributedText", "hasAttributedTitle", "barStyle", "translucent", "searchBarStyle",
      "showsSearchResultsButton", "showsCancelButton", "showsScopeBar", "showsBookmarkButton",
      "segmentControlStyle", "momentary", "apportionsSegmentWidthsByContent", "on", "title",
      "continuous", "minimumTrackImage", "selectionStyle", "accessoryType",
      "editingAccessoryType", "hidesAccessoryWhenEditing", "indicatorStyle", "progressViewStyle",
      "largeTitles", "showsSelectionIndicator", "pointerStyle", "focusStyle",
      "focusGroupIdentifier",
    ].map(AttributeRow.idle)

  /// What only Xcode looks at; the same in cases.
  static let editorAttributes: [AttributeRow] =
    [
      "misplaced", "ambiguous", "verifyAmbiguity", "customModule", "customModuleProvider",
      "restorationIdentifier", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView",
      "tableViewCell", "simulatedAppContext", "reference", "userInterfaceStyle", "appearanceType",
    ].map(AttributeRow.idle)

  /// What takes effect only when an app runs.
  private static let runningAttributes: [AttributeRow] =
    [
      "autoresizesSubviews", "minimumZoomScale", "maximumZoomScale", "bouncesZoom", "scrollsToTop",
      "keyboardDismissMode", "mapType", "showsUserLocation", "rotateEnabled", "pitchEnabled",
      "showsBuildings", "showsCompass", "showsPointsOfInterest", "showsScale", "showsTraffic",
      "clearButtonMode", "clearsOnBeginEditing", "clearsOnInsertion",
      "allowsEditingTextAttributes", "dataMode", "style", "separatorStyle",
      "separatorInsetReference",
      "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsSelection",
      "allowsSelectionDuringEditing", "allowsMultipleSelection", "prefetchingEnabled",
      "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
      "contentViewInsetsToSafeArea", "indentationWidth", "indentationLevel",
      "shouldIndentWhileEditing", "showsReorderControl", "allowsBackForwardNavigationGestures",
      "allowsLinkPreview", "datePickerMode", "minuteInterval", "useCurrentDate",
      "countDownDuration",
      "scalesPageToFit", "mediaPlaybackRequiresUserAction", "selfSizingInvalidation",
      "hidesForSinglePage", "defersCurrentPageDisplay", "maximumValue", "minimumValue", "wraps",
      "autorepeat", "allowsMultipleEditing", "drawableDepthFormat", "enableSetNeedsDisplay",
      "preferredFramesPerSecond", "colorPixelFormat", "depthStencilPixelFormat", "sampleCount",
      "autoResizeDrawable", "contentScaleFactor",
      "findInteractionEnabled",
    ].map(AttributeRow.idle)
}
