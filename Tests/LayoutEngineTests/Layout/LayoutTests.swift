import Geometry
import Testing

@testable import LayoutEngine

@Suite struct LayoutTests {
  let root = ViewID(index: 0)

  @Test func `a view keeps to its superview's edges, and its safe area's`() throws {
    var sheet = Sheet()
    let (map, bar) = (sheet.view("map"), sheet.view("bar"))
    sheet.fill(map, .view(root))
    sheet.rule(Anchor(.view(bar), .top), .equal, Anchor(.safeArea(root), .top), plus: 8)
    sheet.rule((bar, .leading), .equal, (root, .leading), plus: 16)
    sheet.rule((bar, .trailing), .equal, (root, .trailing), plus: -16)
    sheet.rule((bar, .height), plus: 44)
    let system = try sheet.layOut()
    #expect(sheet[map] == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(sheet[bar] == Rect(x: 16, y: 28, width: 343, height: 44))
    #expect(system.ambiguousItems().isEmpty)
    #expect(system.conflicts().isEmpty)
  }

  @Test func `frames are in the parent and their edges are rounded, not their sizes`() throws {
    var sheet = Sheet()
    let box = sheet.view("box")
    let third = sheet.view("third", in: box)
    sheet.rule((box, .left), .equal, (root, .left), plus: 10.2)
    sheet.rule((box, .top), .equal, (root, .top), plus: 10)
    sheet.rule((box, .width), plus: 100)
    sheet.rule((box, .height), plus: 100)
    sheet.rule((third, .left), .equal, (box, .left), plus: 33.4)
    sheet.rule((third, .width), .equal, (box, .width), times: 1.0 / 3)
    sheet.rule((third, .top), .equal, (box, .top))
    sheet.rule((third, .height), plus: 20.25)
    try sheet.layOut()
    #expect(sheet[box] == Rect(x: 10, y: 10, width: 100, height: 100))
    #expect(sheet[third] == Rect(x: 33.5, y: 0, width: 33, height: 20.5))
  }

  @Test func `a multiplied place is measured from the nearest common ancestor`() throws {
    var sheet = Sheet()
    let box = sheet.view("box")
    let dot = sheet.view("dot", in: box)
    let sides: [(Anchor.Attribute, Double)] = [
      (.left, 100), (.top, 200), (.width, 80), (.height, 40),
    ]
    for (attribute, side) in sides {
      let other: (ViewID, Anchor.Attribute)? =
        attribute == .left || attribute == .top ? (root, attribute) : nil
      sheet.rule((box, attribute), .equal, other, plus: side)
    }
    // superview.centerX is half its width there, so twice it is its right edge.
    sheet.rule((dot, .left), .equal, (box, .centerX), times: 2)
    sheet.rule((dot, .top), .equal, (box, .bottom), times: 0.25)
    sheet.rule((dot, .width), plus: 10)
    sheet.rule((dot, .height), plus: 10)
    try sheet.layOut()
    #expect(sheet[dot] == Rect(x: 80, y: 10, width: 10, height: 10))
  }

  @Test func `right to left, a multiplied place counts from the left and its constant turns round`()
    throws
  {
    // Left edge of a box of 50 points in a card of 200 at x 100, whose own trailing edge is on its left.
    let rows: [(Anchor.Attribute, Anchor.Attribute, times: Double, plus: Double, minX: Double)] = [
      (.trailing, .trailing, 0.8, 0, 0),  // stackoverflow.com/q/33714527
      (.leading, .trailing, 0.1, 0, -50),  // freshOS/Stevia#128
      (.leading, .leading, 0.5, 0, 50), (.leading, .leading, 0.5, 8, 42),
      (.trailing, .leading, 0.5, -8, 108), (.centerX, .trailing, 0.5, 0, -25),
      (.left, .right, 0.5, 8, 108),
    ]
    for (first, second, multiplier, constant, expected) in rows {
      var sheet = Sheet()
      sheet.screen.direction = .rightToLeft
      let card = sheet.view("card", frame: Rect(x: 100, y: 0, width: 200, height: 100))
      let box = sheet.view("box", in: card)
      sheet.rule((box, .width), plus: 50)
      sheet.rule((box, .height), plus: 50)
      sheet.rule((box, .top), .equal, (card, .top))
      sheet.rule((box, first), .equal, (card, second), times: multiplier, plus: constant)
      try sheet.layOut()
      #expect(sheet[box].minX == expected, "\(first) = \(multiplier) * \(second) + \(constant)")
    }
  }

  @Test func `right to left turns leading and trailing round with their constants`() throws {
    var sheet = Sheet()
    sheet.screen.direction = .rightToLeft
    let (icon, title) = (sheet.view("icon"), sheet.view("title"))
    sheet.rule((icon, .leading), .equal, (root, .leading), plus: 16)
    sheet.rule((icon, .width), plus: 40)
    sheet.rule((title, .leading), .greaterThanOrEqual, (icon, .trailing), plus: 8)
    sheet.rule((title, .trailing), .equal, (root, .trailing), plus: -20)
    sheet.rule((title, .width), plus: 291)
    for view in [icon, title] {
      sheet.rule((view, .top), .equal, (root, .top))
      sheet.rule((view, .height), plus: 10)
    }
    let system = try sheet.layOut()
    #expect(sheet[icon] == Rect(x: 319, y: 0, width: 40, height: 10))
    #expect(sheet[title] == Rect(x: 20, y: 0, width: 291, height: 10))
    #expect(system.conflicts().isEmpty)
  }

  @Test func `a scroll view's bare edges mean its content, its width its frame`() throws {
    var sheet = Sheet()
    let scroll = sheet.view("scroll", "scrollView")
    let info = sheet.view("info", in: scroll)
    sheet.fill(scroll, .view(root))
    sheet.fill(info, .view(scroll))
    sheet.rule((info, .width), .equal, (scroll, .width))
    sheet.rule((info, .height), plus: 1200)
    let system = try sheet.layOut()
    #expect(sheet[info] == Rect(x: 0, y: 0, width: 375, height: 1200))
    #expect(sheet.tree.scroll[scroll].contentSize == Size(width: 375, height: 1200))
    #expect(system.ambiguousItems().isEmpty)
  }

  @Test func `what is tied to the frame guide stays while the content moves`() throws {
    var sheet = Sheet()
    let scroll = sheet.view("scroll", "scrollView")
    let (info, header) = (sheet.view("info", in: scroll), sheet.view("header", in: scroll))
    sheet.rule((scroll, .top), .equal, (root, .top), plus: 150)
    sheet.rule((scroll, .left), .equal, (root, .left))
    sheet.rule((scroll, .right), .equal, (root, .right))
    sheet.rule((scroll, .bottom), .equal, (root, .bottom))
    sheet.fill(info, .contentLayoutGuide(scroll))
    sheet.rule(
      Anchor(.view(info), .width), .equal, Anchor(.frameLayoutGuide(scroll), .width))
    sheet.rule((info, .height), plus: 1200)
    sheet.rule(Anchor(.view(header), .top), .equal, Anchor(.frameLayoutGuide(scroll), .top))
    sheet.rule((header, .height), plus: 30)
    sheet.rule(Anchor(.view(header), .left), .equal, Anchor(.frameLayoutGuide(scroll), .left))
    sheet.rule((header, .width), plus: 375)
    sheet.tree[scroll].boundsOrigin = Point(x: 0, y: 200)
    let system = try sheet.layOut()
    #expect(sheet[scroll] == Rect(x: 0, y: 150, width: 375, height: 517))
    #expect(sheet[header] == Rect(x: 0, y: 200, width: 375, height: 30))
    #expect(system.dependsOnOffset(of: scroll))
    #expect(system.ambiguousItems().isEmpty)
  }

  @Test func `text that wraps takes the height of its lines at the width it gets`() throws {
    var sheet = Sheet()
    let label = sheet.label("one two three four five six")
    sheet.tree.text[label].numberOfLines = 0
    sheet.rule((label, .left), .equal, (root, .left), plus: 16)
    sheet.rule((label, .right), .equal, (root, .left), plus: 116)
    sheet.rule((label, .top), .equal, (root, .top))
    let system = try sheet.layOut()
    // Ten characters a line: "one two", "three four", "five six".
    #expect(sheet[label] == Rect(x: 16, y: 0, width: 100, height: 36))
    #expect(system.ambiguousItems().isEmpty)
  }

  @Test func `a mask keeps, stretches or moves a frame as its superview grows`() throws {
    let frame = Rect(x: 20, y: 30, width: 100, height: 40)
    let rows: [(AutoresizingMask, Rect)] = [
      ([], frame),
      ([.flexibleWidth, .flexibleHeight], Rect(x: 20, y: 30, width: 275, height: 107)),
      ([.flexibleLeftMargin, .flexibleTopMargin], Rect(x: 195, y: 97, width: 100, height: 40)),
      // 20 and 80 flexible points share 175: 35 and 140.
      ([.flexibleLeftMargin, .flexibleRightMargin], Rect(x: 55, y: 30, width: 100, height: 40)),
    ]
    for (mask, expected) in rows {
      var sheet = Sheet()
      sheet.tree[root].frame = Rect(x: 0, y: 0, width: 200, height: 600)
      let box = sheet.view("box", frame: frame)
      sheet.tree.traits[1].autoresizing = mask
      let system = try sheet.layOut()
      #expect(sheet[box] == expected, "\(mask.rawValue)")
      #expect(system.ambiguousItems().isEmpty)
    }
  }

  @Test func `what no constraint fixes is named with what is open`() throws {
    var sheet = Sheet()
    let box = sheet.view("box")
    sheet.rule((box, .top), .equal, (root, .top), plus: 10)
    sheet.rule((box, .height), plus: 10)
    sheet.rule((box, .width), .lessThanOrEqual, nil, plus: 24)
    sheet.rule((box, .left), .equal, (root, .left))
    let found = try sheet.layOut().ambiguousItems()
    let words = found.map { $0.words(in: sheet.tree, catalog: sheet.catalog) }
    #expect(words == ["box has no definite width (0 to 24)"])
  }

  @Test func `constraints that cannot hold together are named, and the greater constant is broken`()
    throws
  {
    var sheet = Sheet()
    let box = sheet.view("box")
    sheet.rule((box, .top), .equal, (root, .top))
    sheet.rule((box, .left), .equal, (root, .left))
    let high = sheet.rule((box, .height), plus: 100)
    sheet.rule((box, .width), plus: 100)
    let low = sheet.rule((box, .height), plus: 50)
    let conflicts = try sheet.layOut().conflicts()
    #expect(conflicts.map(\.members) == [[.rule(high), .rule(low)]])
    #expect(conflicts.map(\.broken) == [.rule(high)])
    #expect(sheet[box].height == 50)
  }

  @Test func `safe areas count only the part of a view that is covered`() throws {
    var sheet = Sheet()
    sheet.screen.portraitSafeArea = Insets(top: 44, bottom: 34)
    let rows: [(Rect, Insets)] = [
      (Rect(x: 0, y: 150, width: 375, height: 517), Insets(bottom: 34)),
      (Rect(x: 0, y: 20, width: 375, height: 100), Insets(top: 24)),
      (Rect(x: 0, y: 100, width: 375, height: 550), Insets(bottom: 17)),
      (Rect(x: 0, y: 100, width: 375, height: 100), Insets()),
    ]
    let views = rows.enumerated().map { sheet.view("v\($0.offset)", frame: $0.element.0) }
    try sheet.layOut()
    for (view, row) in zip(views, rows) {
      #expect(sheet.tree.traits(of: view).safeAreaInsets == row.1)
    }
  }
}
