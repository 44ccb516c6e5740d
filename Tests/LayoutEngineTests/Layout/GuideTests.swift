import Geometry
import Testing

@testable import LayoutEngine

@Suite struct GuideTests {
  let root = ViewID(index: 0)

  private func phone(_ width: Double = 375) -> Sheet {
    var sheet = Sheet()
    sheet.screen.size.width = width
    sheet.screen.portraitSafeArea = Insets(top: 47, bottom: 34)
    return sheet
  }

  @Test func `a controller's view has the system's least margins and its safe area`() throws {
    // 16 below 414 points of width, else 20; nothing above and below but the safe area (253 of 253 roots in documents
    // laid out by Apple).
    let rows: [(Double, LayoutMargins, Insets)] = [
      (320, LayoutMargins(), Insets(top: 47, left: 16, bottom: 34, right: 16)),
      (413, LayoutMargins(), Insets(top: 47, left: 16, bottom: 34, right: 16)),
      (414, LayoutMargins(), Insets(top: 47, left: 20, bottom: 34, right: 20)),
      (1024, LayoutMargins(), Insets(top: 47, left: 20, bottom: 34, right: 20)),
      // The larger counts (documentation of UIViewController.systemMinimumLayoutMargins).
      (
        375, own(Insets(top: 5, left: 5, bottom: 5, right: 30)),
        Insets(top: 52, left: 16, bottom: 39, right: 30)
      ),
      // viewRespectsSystemMinimumLayoutMargins.
      (
        375,
        own(Insets(top: 5, left: 5, bottom: 5, right: 30)) { $0.respectsSystemMinimum = false },
        Insets(top: 52, left: 5, bottom: 39, right: 30)
      ),
      // insetsLayoutMarginsFromSafeArea.
      (375, own(nil) { $0.insetsFromSafeArea = false }, Insets(left: 16, right: 16)),
      // 1024 - 40 = 984, of which 672 are readable (useyourloaf.com/blog/readable-content-guides).
      (
        1024, own(nil) { $0.followsReadableWidth = true },
        Insets(top: 47, left: 176, bottom: 34, right: 176)
      ),
    ]
    for (width, margins, expected) in rows {
      var sheet = phone(width)
      sheet.tree.traits[0].margins = margins
      try sheet.layOut()
      #expect(sheet.tree.traits[0].margins.effective == expected)
    }
  }

  private func own(
    _ insets: Insets?, _ change: (inout LayoutMargins) -> Void = { _ in }
  ) -> LayoutMargins {
    var margins = LayoutMargins()
    margins.own = insets
    change(&margins)
    return margins
  }

  @Test
  func `a view has 8 points, what its safe area adds, and its superview's where it preserves them`()
    throws
  {
    let rows: [(Rect, LayoutMargins, Insets)] = [
      // Eight points on each side (documentation of UIView.layoutMargins).
      (Rect(x: 50, y: 100, width: 100, height: 100), own(nil), LayoutMargins.standard),
      // The safe area covers 27 of it.
      (
        Rect(x: 50, y: 20, width: 100, height: 100), own(nil),
        Insets(top: 35, left: 8, bottom: 8, right: 8)
      ),
      (
        Rect(x: 50, y: 20, width: 100, height: 100), own(nil) { $0.insetsFromSafeArea = false },
        LayoutMargins.standard
      ),
      // At the root's edges: 16 at the sides; 4 in from one, 12 are left of them (UIView.h: margins cascade down the view
      // tree, adjusting for geometry offsets).
      (
        Rect(x: 0, y: 100, width: 371, height: 100), own(nil) { $0.preservesSuperview = true },
        Insets(top: 8, left: 16, bottom: 8, right: 12)
      ),
      // Own margins that are larger stay: stored frames give per side the larger of both.
      (
        Rect(x: 0, y: 100, width: 375, height: 100),
        own(Insets(top: 1, left: 30, bottom: 1, right: 1)) { $0.preservesSuperview = true },
        Insets(top: 1, left: 30, bottom: 1, right: 16)
      ),
      (
        Rect(x: 20, y: 100, width: 335, height: 100), own(nil) { $0.preservesSuperview = true },
        LayoutMargins.standard
      ),
    ]
    for (frame, margins, expected) in rows {
      var sheet = phone()
      sheet.view("box", frame: frame)
      sheet.tree.traits[1].margins = margins
      try sheet.layOut()
      #expect(sheet.tree.traits[1].margins.effective == expected, "\(frame)")
    }
  }

  @Test func `each guide is a rectangle of its view`() throws {
    let full = Rect(x: 0, y: 0, width: 768, height: 667)
    // Documentation of safeAreaLayoutGuide, layoutMarginsGuide, keyboardLayoutGuide, and of the controller's topLayoutGuide
    // and bottomLayoutGuide, which reach as far as the safe area.
    let rows: [(LayoutItem, Rect)] = [
      (.view(root), full),
      (.safeArea(root), Rect(x: 0, y: 47, width: 768, height: 586)),
      (.layoutMargins(root), Rect(x: 20, y: 47, width: 728, height: 586)),
      // 672 points in the middle of the margins: 48 from each side of an iPad held upright.
      (.readableContentGuide(root), Rect(x: 48, y: 47, width: 672, height: 586)),
      (.keyboardLayoutGuide(root), Rect(x: 0, y: 633, width: 768, height: 34)),
      (.topLayoutGuide(root), Rect(x: 0, y: 0, width: 768, height: 47)),
      (.bottomLayoutGuide(root), Rect(x: 0, y: 633, width: 768, height: 34)),
    ]
    for (item, expected) in rows {
      var sheet = phone(768)
      let box = sheet.view("box")
      sheet.fill(box, item)
      let system = try sheet.layOut()
      #expect(sheet[box] == expected, "\(item)")
      #expect(system.ambiguousItems().isEmpty)
      #expect(system.conflicts().isEmpty)
    }
  }

  @Test func `a layout guide takes part like a view, and is named where it is open`() throws {
    var sheet = phone()
    let (left, right) = (sheet.view("left"), sheet.view("right"))
    sheet.tree.guides = [
      LayoutGuide(of: root, identifier: "gap"), LayoutGuide(of: root, identifier: "open"),
    ]
    let (gap, open) = (LayoutItem.guide(0, of: root), LayoutItem.guide(1, of: root))
    sheet.rule((left, .left), .equal, (root, .left))
    sheet.rule((left, .width), plus: 100)
    sheet.rule(Anchor(gap, .left), .equal, Anchor(.view(left), .right))
    sheet.rule(Anchor(gap, .width), plus: 30)
    sheet.rule(Anchor(.view(right), .left), .equal, Anchor(gap, .right))
    sheet.rule((right, .right), .equal, (root, .right))
    for view in [left, right] {
      sheet.rule((view, .top), .equal, (root, .top))
      sheet.rule((view, .height), plus: 10)
    }
    for guide in [gap, open] {
      sheet.rule(Anchor(guide, .top), .equal, Anchor(.view(root), .top))
      sheet.rule(Anchor(guide, .bottom), .equal, Anchor(.view(root), .bottom))
    }
    sheet.rule(Anchor(open, .left), .equal, Anchor(.view(root), .left))
    sheet.rule(Anchor(open, .width), .lessThanOrEqual, plus: 40)
    let system = try sheet.layOut()
    #expect(sheet[right] == Rect(x: 130, y: 0, width: 245, height: 10))
    let words = system.ambiguousItems().map { $0.words(in: sheet.tree, catalog: sheet.catalog) }
    #expect(words == ["open has no definite width (0 to 40)"])
  }

  @Test func `a scroll view's margins are its content's to the views in it`() throws {
    var sheet = phone()
    let scroll = sheet.view(
      "scroll", "scrollView", frame: Rect(x: 0, y: 200, width: 300, height: 100))
    let info = sheet.view("info", in: scroll)
    let outside = sheet.view("outside")
    sheet.rule((info, .left), .equal, (scroll, .leftMargin))
    sheet.rule((info, .right), .equal, (scroll, .rightMargin))
    sheet.rule(Anchor(.view(info), .top), .equal, Anchor(.layoutMargins(scroll), .top))
    sheet.rule(Anchor(.view(info), .bottom), .equal, Anchor(.layoutMargins(scroll), .bottom))
    sheet.rule((info, .width), plus: 500)
    sheet.rule((info, .height), plus: 700)
    sheet.rule((outside, .left), .equal, (scroll, .leftMargin))
    sheet.rule((outside, .right), .equal, (scroll, .rightMargin))
    sheet.rule((outside, .top), .equal, (scroll, .bottomMargin))
    sheet.rule((outside, .height), plus: 1)
    try sheet.layOut()
    #expect(sheet[info] == Rect(x: 8, y: 8, width: 500, height: 700))
    #expect(sheet.tree.scroll[scroll].contentSize == Size(width: 516, height: 716))
    #expect(sheet[outside] == Rect(x: 8, y: 292, width: 284, height: 1))
  }
}
