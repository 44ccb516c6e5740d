import Geometry
import Testing

@testable import LayoutEngine

/// Which of several views of equal priorities is stretched or cut, measured on an iOS 26.1 simulator at scale 3
/// (Vercantez/openuikit, uikit/golden/layout_tiebreak_ios.json, raw dumps).
@Suite struct TieTests {
  /// A view that wants a length along the axis.
  private struct Wish {
    var length: Double
    var hugging = 250.0
    var resistance = 750.0
    var lines = 1.0

    init(_ length: Double, hugging: Double = 250, resistance: Double = 750, lines: Double = 1) {
      (self.length, self.lines) = (length, lines)
      (self.hugging, self.resistance) = (hugging, resistance)
    }
  }

  private struct Row {
    let wishes: [Wish]
    /// The order of the constraints: leading edge, gaps, trailing edge, or the other way round.
    var isReversed = false
    /// The order in which the views are added, by default as they stand.
    var subviews: [Int]?
    var isInStack = false
    var isTied = true
    let lengths: [Double]
    let line: Int

    init(
      _ wishes: [Wish], _ lengths: [Double], isReversed: Bool = false, subviews: [Int]? = nil,
      isInStack: Bool = false, isTied: Bool = true, line: Int = #line
    ) {
      (self.wishes, self.lengths, self.line) = (wishes, lengths, line)
      (self.isReversed, self.subviews) = (isReversed, subviews)
      (self.isInStack, self.isTied) = (isInStack, isTied)
    }
  }

  private static let (a, b) = (Wish(83.667), Wish(76.333))
  /// Both as in an app: the first resists more.
  private static let (a751, b749) = (Wish(83.667, resistance: 751), Wish(76.333, resistance: 749))
  private static let (a751Wrapping, b749Wrapping) = (
    Wish(83.667, resistance: 751, lines: 0), Wish(76.333, resistance: 749, lines: 0)
  )

  private static let rows = [
    Row([a, b], [252.667, 76.333]),
    Row([a, b], [83.667, 245.333], isReversed: true),
    Row([a, b], [252.667, 76.333], subviews: [1, 0]),
    Row([a, Wish(84.333)], [244.667, 84.333]),
    Row([Wish(34.333), Wish(35), Wish(49)], [221, 35, 49]),
    Row([Wish(83.667, hugging: 251), b], [83.667, 245.333], isTied: false),
    Row([a, Wish(76.333, hugging: 251)], [252.667, 76.333], isTied: false),
    Row([Wish(255.667), Wish(195.333)], [255.667, 73.333]),
    Row([a751, b749], [252.667, 76.333]),
    Row([a751, b749], [252.667, 76.333], isInStack: true),
    Row([a751Wrapping, b749Wrapping], [83.667, 245.333]),
    Row([a751Wrapping, b749], [252.667, 76.333]),
    Row([a751, b749Wrapping], [83.667, 245.333]),
    Row([a751Wrapping, b749Wrapping], [83.667, 245.333], isInStack: true),
    Row(
      [Wish(34.333, lines: 0), Wish(35, lines: 0), Wish(49, lines: 0)], [34.333, 35, 235.667]),
    Row([Wish(34.333), Wish(35, lines: 0), Wish(49)], [34.333, 221.667, 49]),
    Row([Wish(34.333, lines: 0), Wish(35, lines: 0), Wish(49)], [34.333, 221.667, 49]),
    Row(
      [Wish(83.667, lines: 0), Wish(76.333, lines: 0)], [252.667, 76.333], isReversed: true),
  ]

  @Test func `of equal labels the first in the order of constraints is stretched, the last is cut`()
    throws
  {
    for row in Self.rows {
      var sheet = Sheet()
      sheet.screen = Self.screen(width: 393)
      let outer = row.isInStack ? sheet.view("stack", "stackView") : sheet.tree.root
      if row.isInStack {
        sheet.tree.stack[outer].axis = .vertical
        sheet.fill(outer, .view(sheet.tree.root))
      }
      let parent = row.isInStack ? sheet.view("row", in: outer) : outer
      var views = [ViewID?](repeating: nil, count: row.wishes.count)
      for index in row.subviews ?? Array(row.wishes.indices) {
        views[index] = label(row.wishes[index], height: 20, in: parent, &sheet)
      }
      let labels = views.compactMap { $0 }
      for view in labels { sheet.rule((view, .top), .equal, (parent, .top)) }
      tie(labels, in: parent, .leading, .trailing, margin: 20, gap: 24, row.isReversed, &sheet)
      let system = try sheet.layOut()
      #expect(labels.map { Self.rounded(sheet[$0].width) } == row.lengths, "line \(row.line)")
      #expect(system.ambiguousItems().isEmpty == !row.isTied, "line \(row.line)")
    }
  }

  /// Heights of two labels in a column of 72, and of two that wrap.
  @Test(arguments: [1.0, 0]) func `a column stretches its first label, one that wraps too`(
    lines: Double
  ) throws {
    var sheet = Sheet()
    sheet.screen = Self.screen(width: 393)
    let box = sheet.view("box")
    sheet.rule((box, .top), .equal, (sheet.tree.root, .top))
    sheet.rule((box, .height), plus: 72)
    let labels = [21.667, 19.333].map { height in
      label(Wish(100, lines: lines), height: height, in: box, &sheet)
    }
    for view in [box] + labels {
      sheet.rule((view, .leading), .equal, (sheet.tree.root, .leading))
      sheet.rule((view, .trailing), .equal, (sheet.tree.root, .trailing))
    }
    tie(labels, in: box, .top, .bottom, margin: 4, gap: 4, false, &sheet)
    let system = try sheet.layOut()
    #expect(labels.map { Self.rounded(sheet[$0].height) } == [40.667, 19.333])
    #expect(labels.map { Self.rounded(sheet[$0].minY) } == [4, 48.667])
    #expect(!system.ambiguousItems().isEmpty)
  }

  @Test func `of equal wishes for a width the first in the order of constraints is exceeded`()
    throws
  {
    var sheet = Sheet()
    sheet.screen = Self.screen(width: 393)
    let views = [sheet.view("a"), sheet.view("b")]
    for view in views {
      sheet.rule((view, .top), .equal, (sheet.tree.root, .top))
      sheet.rule((view, .height), plus: 20)
      sheet.rule((view, .width), plus: 50, at: 250)
    }
    tie(views, in: sheet.tree.root, .leading, .trailing, margin: 20, gap: 24, false, &sheet)
    try sheet.layOut()
    #expect(views.map { sheet[$0].width } == [279, 50])
  }

  private static func screen(width: Double) -> Screen {
    Screen(
      size: Size(width: width, height: 852), pixel: Pixel(scale: 3), portraitSafeArea: Insets(),
      landscapeSafeArea: Insets(), rate: 60)
  }

  private func label(
    _ wish: Wish, height: Double, in parent: ViewID, _ sheet: inout Sheet
  ) -> ViewID {
    let view = sheet.label("\(wish.length)", in: parent)
    sheet.tree.text[view].numberOfLines = wish.lines
    sheet.tree.wantedSize.attach(WantedSize(width: wish.length, height: height), to: view)
    let index = Int(view.index)
    sheet.tree.traits[index].horizontalHugging = wish.hugging
    sheet.tree.traits[index].horizontalCompression = wish.resistance
    return view
  }

  /// The margin before the first, the gaps between them, and the margin after the last.
  private func tie(
    _ views: [ViewID], in parent: ViewID, _ start: Anchor.Attribute, _ end: Anchor.Attribute,
    margin: Double, gap: Double, _ isReversed: Bool, _ sheet: inout Sheet
  ) {
    let first = sheet.rules.count
    sheet.rule((views[0], start), .equal, (parent, start), plus: margin)
    for (previous, next) in zip(views, views.dropFirst()) {
      sheet.rule((next, start), .equal, (previous, end), plus: gap)
    }
    sheet.rule((views[views.count - 1], end), .equal, (parent, end), plus: -margin)
    if isReversed { sheet.rules[first...].reverse() }
  }

  /// As the facts have it: to a thousandth.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
