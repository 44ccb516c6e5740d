import Geometry

/// What a button's title, image and insets take.
struct ButtonSize {
  private let button: ButtonState
  /// In the font that it is shown in.
  private let content: TextContent
  private let traits: TextTraits
  private let image: Size?
  private let background: Size

  init(of id: ViewID, in tree: borrowing ViewTree) {
    button = tree.button[id]
    var content = tree.text[id]
    content.font = tree.shownFont(of: id)
    self.content = content
    traits = tree.textTraits
    image = tree.imageSize(of: id)
    background = tree.imageSize(of: id, "backgroundImage") ?? Size()
  }

  var size: Size {
    // 22 by 22 for an infoLight in 11 of 11 documents; infoDark and detailDisclosure have shown the same picture since iOS 7,
    // and contactAdd one in the same circle.
    switch button.type {
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd: return Size(width: 22, height: 22)
    case .system, .custom, .close: break
    }
    let content = button.configuration == .none ? plain : configured
    // At least as large as what is drawn behind: stored so in both of two documents whose title is smaller.
    return content.union(background)
  }

  /// A title alone is at least 30 wide and 12 higher than its line, whole points: 117 of 118 heights and 72 of 75 widths of
  /// kept documents.
  ///
  /// Insets take the place of that padding, which is why apps set one of 0.01 to be rid of it. An image is beside the title and
  /// has no padding: 10 of 10 stored buttons of an image alone are as large as it, one of 28 beside a space is 33 by 28, one of
  /// 21 with insets of 12, 12, 12 and 16 is 49 by 45. The line of a title that is empty counts all the same: a custom button
  /// of an image 14 high is 22 high. Insets of the image and the title move them and add nothing
  /// (stackoverflow.com, question 17800288).
  private var plain: Size {
    var title = Pixel(scale: 1).roundedUp(title)
    if title == Size() { title.height = Pixel(scale: 1).roundedUp(lineHeight) }
    let insets = button.contentEdgeInsets
    if let image { return image.beside(title).padded(by: insets) }
    guard insets == Insets() else { return title.padded(by: insets) }
    return Size(width: max(30, title.width), height: title.height + 12)
  }

  /// The line of an empty title counts where there is no image: an empty button is as high as one with a title.
  private func size(of text: String, in metrics: FontMetrics) -> Size {
    guard !text.isEmpty || image == nil else { return Size() }
    return Size(
      width: TextLayout.widestLine(of: text, in: metrics), height: metrics.lineHeight)
  }

  /// Its titles, image and insets, 12 at each side and 7 above and below, up to a pixel: 54 of 54 heights of kept documents
  /// with a title alone.
  ///
  /// `imagePadding` and `titlePadding` are documented as the distances between image, title and subtitle.
  private var configured: Size {
    let titles = titles
    guard let image else { return padded(titles) }
    guard titles != Size() else { return padded(image) }
    switch button.imagePlacement {
    case .leading, .trailing:
      let content = image.beside(titles)
      return padded(Size(width: content.width + button.imagePadding, height: content.height))
    case .top, .bottom:
      let content = image.above(titles)
      return padded(Size(width: content.width, height: content.height + button.imagePadding))
    }
  }

  /// The title above the subtitle.
  private var titles: Size {
    let title = title
    guard !button.subtitle.isEmpty else { return title }
    // Apple documents no font for it.
    let metrics = FontMetrics(.textStyle(.caption1), in: traits)
    let subtitle = size(of: button.subtitle, in: metrics)
    guard !content.text.isEmpty else { return subtitle }
    let both = title.above(subtitle)
    return Size(width: both.width, height: both.height + button.titlePadding)
  }

  private func padded(_ content: Size) -> Size {
    traits.pixel.roundedUp(content.padded(by: button.contentInsets))
  }

  private var lineHeight: Double { FontMetrics(content.shownFont, in: traits).lineHeight }

  private var title: Size {
    guard content.runs.isEmpty else {
      return TextLayout.size(of: content, in: traits, maximumWidth: .infinity)
    }
    return size(of: content.text, in: FontMetrics(content.shownFont, in: traits))
  }
}

extension Size {
  /// With insets round it, which may be negative; never smaller than nothing.
  func padded(by insets: Insets) -> Size {
    Size(
      width: max(0, width + insets.left + insets.right),
      height: max(0, height + insets.top + insets.bottom))
  }

  /// Both in a row.
  fileprivate func beside(_ other: Size) -> Size {
    Size(width: width + other.width, height: max(height, other.height))
  }

  /// Both in a column.
  fileprivate func above(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: height + other.height)
  }

  /// As large as each of both.
  fileprivate func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
