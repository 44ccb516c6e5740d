import Geometry

/// The sizes of table views that Apple does not document, in points, as Interface Builder stored them: 58 static tables with 386
/// cells in public documents, and `ib/tables/bars-and-cells.tsv` of 2,500.
struct TableMetrics {
  let system: SystemMetrics
  let pixel: Pixel

  init(of tree: ViewTree) { (system, pixel) = (tree.systemMetrics, tree.pixel) }

  // MARK: Headers and footers

  /// A title in groups: 38 for a line of 13 points in 18 of 20 sections, 32 in 9 of 9 of Xcode 12.5 to 13.
  func groupHeader(text: Double) -> Double { (text + (system == .iOS15 ? 16 : 22)).rounded(.up) }

  /// 30 for one line and 46 for two, in a table each.
  func groupFooter(text: Double) -> Double { (text + 14).rounded(.up) }

  /// By how much the first title in groups is higher: 55.5 and 55.33, or 49.5 of 32, in 9 of 10 tables.
  var aboveFirstTitle: Double { wholePixels(17.5) }

  /// A title in a plain table: 28 in 8 of 8 sections, 22 as its height says in 2 of 2 of Xcode 8.
  func plainHeader(text: Double) -> Double {
    system < .iOS11 ? 22 : (text + 7.5).rounded(.up)
  }

  /// `sectionHeaderTopPadding`, since iOS 15: titles of a plain table stand 22 lower, in 8 of 8 sections.
  var abovePlainHeader: Double { system < .iOS15 ? 0 : 22 }

  /// Above the first group without a title: 18 or 8 as its height says in 17 of 18 tables, but 35 in the one up to Xcode 10, and
  /// of automatic height ("extra padding at the top", stackoverflow.com, question 18880341).
  func aboveFirstGroup(headerHeight: Double?) -> Double {
    guard let headerHeight, system >= .iOS13 else { return 35 }
    return headerHeight
  }

  /// Between groups without titles both heights together, 36 or 16, in 12 of 13 sections.
  func aroundGroup(_ height: Double?) -> Double {
    height ?? wholePixels(17.5)
  }

  // MARK: Rows

  /// A row of automatic height with one line: 44 to Xcode 12, then less the pixel of its separator (43.5 in 70, 43.67 in 16), 51 in
  /// Xcode 26 (59 of 79).
  var rowHeight: Double {
    if system >= .iOS26 { return 51 }
    return system < .iOS15 ? 44 : 44 - onePixel
  }

  /// A row of the app's own content whose constraints leave its height open: UIKit's 44; 51 in 37 of 62 of Xcode 26.
  var openRowHeight: Double { system >= .iOS26 ? 51 : 44 }

  /// A row of a title and a subtitle: 44 to Xcode 10 (34 of 35), 55.5 and 55.67 from then on; as much higher in iOS 26 as the others.
  var subtitleRowHeight: Double {
    if system < .iOS13 { return 44 }
    return 56 - onePixel + (system >= .iOS26 ? 7.5 : 0)
  }

  /// The separator took a pixel of the content's height up to Xcode 10: 0.5 in 355 of 428 cells of Xcode 9 and 10, 0
  /// in 1,026 of 1,026 since.
  var separator: Double { system < .iOS13 ? onePixel : 0 }

  /// From the content to the margin: `cell.w - contentView.w` less the margin.
  func width(of accessory: CellAccessory) -> Double {
    switch accessory {
    case .none: return 0
    // 34 of 16 to Xcode 10, 31 of 20 in Xcode 11 and 12, 30.5, 30.33 and 26.5 of 20 and 16 since.
    case .disclosureIndicator:
      if system < .iOS13 { return 18 }
      return system < .iOS15 ? 11 : wholePixels(10.5)
    // 40 of 16 and 44 of 20, in 21 of 24.
    case .checkmark: return 24
    }
  }

  /// Above and below a cell's content: 11 and 11, 10.5 below up to Xcode 10; 15 in Xcode 26, and 8 all round in Xcode 8.
  func contentMargins(side: Double) -> Insets {
    if system < .iOS11 { return LayoutMargins.standard }
    let vertical: Double = system >= .iOS26 ? 15 : 11
    return Insets(
      top: vertical, left: side, bottom: system < .iOS13 ? 10.5 : vertical, right: side)
  }

  /// Beside an accessory only the standard distance is left: labels end 8 before the content does.
  static let besideAccessory = 8.0

  /// Between a title and its subtitle, and by how much the both stand lower than the middle: 10 + 20.5 + 1 + 14.5 in 55.5 where they
  /// decide the height, 15 and 38.5 in 70, 8 and 27.5 in 50, 5 and 25.5 in 44.
  func subtitlePlace(rowHeight: Double?) -> (gap: Double, tilt: Double) {
    guard let rowHeight else { return (1, 0.5) }
    return rowHeight < 52 ? (0, 0.5) : (3, -2)
  }

  private var onePixel: Double { 1 / pixel.scale }

  private func wholePixels(_ points: Double) -> Double {
    (points * pixel.scale).rounded(.down) / pixel.scale
  }
}
