import Geometry
import Testing

@testable import LayoutEngine

@Suite struct AttributeTests {
  let root = ViewID(index: 0)

  /// Where each attribute of a view at (40, 60) of 100 by 50 with margins 5 6 7 8 is (documentation of
  /// NSLayoutConstraint.Attribute, and arithmetic); a view without text has its first
  /// baseline at its top and its last at its bottom (documentation of forFirstBaselineLayout).
  static let places: [(attribute: Anchor.Attribute, value: Double)] = [
    (.left, 40), (.right, 140), (.top, 60), (.bottom, 110), (.leading, 40), (.trailing, 140),
    (.width, 100), (.height, 50), (.centerX, 90), (.centerY, 85), (.firstBaseline, 60),
    (.lastBaseline, 110), (.leftMargin, 46), (.rightMargin, 132), (.topMargin, 65),
    (.bottomMargin, 103), (.leadingMargin, 46), (.trailingMargin, 132),
    (.centerXWithinMargins, 89), (.centerYWithinMargins, 84),
  ]

  private func counterpart(_ attribute: Anchor.Attribute) -> Anchor.Attribute {
    switch attribute.dimension {
    case .horizontal(let isDirectional): isDirectional == true ? .leading : .left
    case .vertical: .top
    case .length: attribute
    }
  }

  private func value(of attribute: Anchor.Attribute, in frame: Rect) -> Double {
    switch attribute {
    case .width: frame.width
    case .height: frame.height
    case .top: frame.minY
    default: frame.minX
    }
  }

  @Test
  func `each attribute is where it is, by each relation, each multiplier and as a first item`()
    throws
  {
    #expect(Self.places.map(\.attribute) == Anchor.Attribute.allCases)
    let relations: [(LayoutRule.Relation, pull: Double)] = [
      (.equal, 0), (.lessThanOrEqual, 3000), (.greaterThanOrEqual, -3000),
    ]
    for (attribute, place) in Self.places {
      for (relation, pull) in relations {
        for multiplier in [1, 0.5] {
          for isFirst in [false, true] where multiplier == 1 || !isFirst {
            var sheet = Sheet()
            let box = sheet.view("box", frame: Rect(x: 40, y: 60, width: 100, height: 50))
            sheet.tree.traits[1].margins.own = Insets(top: 5, left: 6, bottom: 7, right: 8)
            let dot = sheet.view("dot")
            let own = counterpart(attribute)
            if isFirst {
              let turned: LayoutRule.Relation =
                switch relation {
                case .equal: .equal
                case .lessThanOrEqual: .greaterThanOrEqual
                case .greaterThanOrEqual: .lessThanOrEqual
                }
              sheet.rule((box, attribute), turned, (dot, own), plus: -3)
            } else {
              sheet.rule((dot, own), relation, (box, attribute), times: multiplier, plus: 3)
            }
            let zero: (ViewID, Anchor.Attribute)? = own.dimension == .length ? nil : (root, own)
            sheet.rule((dot, own), .equal, zero, plus: pull, at: 1)
            try sheet.layOut()
            let expected = multiplier * place + 3
            #expect(
              value(of: own, in: sheet[dot]) == expected,
              "\(attribute) \(relation) \(multiplier) \(isFirst)")
          }
        }
      }
    }
  }

  @Test func `attributes pair as UIKit lets them`() {
    let across: Set<Anchor.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    let directional: Set<Anchor.Attribute> = [
      .leading, .trailing, .leadingMargin, .trailingMargin,
    ]
    let centers: Set<Anchor.Attribute> = [.centerX, .centerXWithinMargins]
    let lengths: Set<Anchor.Attribute> = [.width, .height]
    func group(_ attribute: Anchor.Attribute) -> [Set<Anchor.Attribute>] {
      if across.contains(attribute) { return [across, centers] }
      if directional.contains(attribute) { return [directional, centers] }
      if centers.contains(attribute) { return [across, directional, centers] }
      if lengths.contains(attribute) { return [lengths] }
      return [
        Set(Anchor.Attribute.allCases).subtracting(across).subtracting(directional)
          .subtracting(centers).subtracting(lengths)
      ]
    }
    for one in Anchor.Attribute.allCases {
      for other in Anchor.Attribute.allCases {
        let pairs = group(one).contains { $0.contains(other) }
        #expect(one.dimension.pairs(with: other.dimension) == pairs, "\(one) \(other)")
      }
    }
  }

  @Test func `margins turn round from right to left, those of left and right do not`() throws {
    // (isDirectional, attribute, edge of the dot in 375 points)
    let rows: [(Bool, Anchor.Attribute, Double)] = [
      (true, .leadingMargin, 365), (true, .leftMargin, 20), (true, .trailingMargin, 20),
      (true, .rightMargin, 365), (false, .leadingMargin, 355), (false, .leftMargin, 10),
      (false, .trailingMargin, 10), (false, .rightMargin, 355),
    ]
    for (isDirectional, attribute, place) in rows {
      var sheet = Sheet()
      sheet.screen.direction = .rightToLeft
      let box = sheet.view("box")
      sheet.fill(box, .view(root))
      sheet.tree.traits[1].margins.own = Insets(top: 0, left: 10, bottom: 0, right: 20)
      sheet.tree.traits[1].margins.isDirectional = isDirectional
      let dot = sheet.view("dot")
      let own: Anchor.Attribute =
        attribute.dimension == .horizontal(isDirectional: true) ? .leading : .left
      sheet.rule((dot, own), .equal, (box, attribute))
      sheet.rule((dot, .width), plus: 0)
      try sheet.layOut()
      #expect(sheet[dot].minX == place, "\(isDirectional) \(attribute)")
    }
  }

  @Test func `baselines are the text's: a label's from its edges, a control's from its middle`()
    throws
  {
    // "fixed 10": a line of 12, its baseline 10 below its top.
    var sheet = Sheet()
    let title = sheet.label("Title")
    let body = sheet.label("one two three four five six")
    sheet.tree.text[body].numberOfLines = 0
    let button = sheet.view("button", "button")
    sheet.tree.text[button].font = .fixed(size: 20)
    sheet.tree.text[button].text = "Go"
    let line = sheet.view("line")
    sheet.rule((title, .firstBaseline), .equal, (root, .top), plus: 50)
    sheet.rule((body, .firstBaseline), .equal, (title, .lastBaseline), plus: 20)
    sheet.rule((body, .width), plus: 100)
    sheet.rule((line, .top), .equal, (body, .lastBaseline))
    sheet.rule((line, .height), plus: 1)
    sheet.rule((button, .firstBaseline), .equal, (body, .firstBaseline))
    for view in [title, body, button, line] { sheet.rule((view, .left), .equal, (root, .left)) }
    sheet.rule((line, .width), plus: 9)
    let system = try sheet.layOut()
    #expect(sheet[title] == Rect(x: 0, y: 40, width: 50, height: 12))
    // Three lines: the last baseline two below the bottom's 36.
    #expect(sheet[body] == Rect(x: 0, y: 60, width: 100, height: 36))
    #expect(sheet[line].minY == 94)
    // A title of 24 with its baseline 20 below its top, 6 above and below it: 26 from the button's top.
    #expect(sheet[button] == Rect(x: 0, y: 44, width: 40, height: 36))
    #expect(system.ambiguousItems().isEmpty)
  }

  @Test func `constraints tie alignment rectangles, frames and content sizes reach beyond`() throws
  {
    var sheet = Sheet()
    let card = sheet.view("card")
    let title = sheet.label("Title")
    sheet.tree.alignmentRects.attach(Insets(top: 1, left: 2, bottom: 3, right: 4), to: card)
    sheet.tree.alignmentRects.attach(Insets(top: 1, left: 2, bottom: 3, right: 4), to: title)
    sheet.rule((card, .left), .equal, (root, .left), plus: 20)
    sheet.rule((card, .top), .equal, (root, .top), plus: 30)
    sheet.rule((card, .width), plus: 100)
    sheet.rule((card, .height), plus: 50)
    sheet.rule((title, .centerX), .equal, (card, .centerX))
    sheet.rule((title, .top), .equal, (card, .bottom), plus: 8)
    try sheet.layOut()
    #expect(sheet[card] == Rect(x: 18, y: 29, width: 106, height: 54))
    #expect(sheet[title] == Rect(x: 43, y: 87, width: 56, height: 16))
  }

  @Test func `a mask shares what is gained among its flexible parts by their size`() throws {
    // 20, 100 and 80 in 200; 175 more (documentation of autoresizingMask: proportionally).
    let rows: [(AutoresizingMask, x: Double, width: Double)] = [
      ([], 20, 100), ([.flexibleRightMargin], 20, 100), ([.flexibleLeftMargin], 195, 100),
      ([.flexibleWidth], 20, 275),
      // 29.167 and 145.833, at half points.
      ([.flexibleLeftMargin, .flexibleWidth], 49, 246),
      // 97.222 and 77.778.
      ([.flexibleWidth, .flexibleRightMargin], 20, 197),
      ([.flexibleLeftMargin, .flexibleRightMargin], 55, 100),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 37.5, 187.5),
    ]
    let turned: [(AutoresizingMask, AutoresizingMask)] = [
      (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
      (.flexibleRightMargin, .flexibleBottomMargin),
    ]
    for (mask, place, length) in rows {
      var sheet = Sheet()
      sheet.screen.size = Size(width: 375, height: 375)
      sheet.tree[root].frame = Rect(x: 0, y: 0, width: 200, height: 200)
      let box = sheet.view("box", frame: Rect(x: 20, y: 20, width: 100, height: 100))
      var both = mask
      for (across, down) in turned where mask.contains(across) { both.insert(down) }
      sheet.tree.traits[1].autoresizing = both
      try sheet.layOut()
      #expect(
        sheet[box] == Rect(x: place, y: place, width: length, height: length), "\(mask.rawValue)")
    }
  }
}
