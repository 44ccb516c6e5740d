import Geometry
import Testing

@testable import LayoutEngine

/// Rules of stack views that differ between releases of iOS.
@Suite struct StackReleaseTests {
  @Test func `a text that may wrap gets an even share of its row, by release`() throws {
    // The views of a row of 300 points with 10 between them, the release, and the widths of their frames; a switch's is
    // 2 points wider than what is arranged.
    let rows: [(kinds: [String], release: SystemMetrics, widths: [Double])] = [
      (["wrapping", "switch"], .iOS10, [145, 147]),  // openradar.appspot.com/39275811
      (["wrapping", "switch"], .iOS14, [145, 147]),  // useyourloaf.com: "up to iOS 14"
      (["wrapping", "switch"], .iOS15, [241, 51]),
      (["wrapping", "label"], .iOS14, [145, 145]),
      (["wrapping", "label"], .iOS15, [250, 40]),
      (["wrapping", "wrapping"], .iOS14, [145, 145]),
      (["wrapping", "wrapping"], .iOS18, [145, 145]),
      (["configured", "configured"], .iOS17, [145, 145]),  // 9 of 9 stored stacks, 6 repositories
      (["wrapping", "button"], .iOS17, [145, 145]),  // 3 of 4
      (["wrapping", "configured", "button"], .iOS17, [93.5, 93, 93.5]),
      (["button", "button"], .iOS17, [250, 40]),
    ]
    for (kinds, release, widths) in rows {
      var sheet = Sheet()
      sheet.tree.systemMetrics = release
      let stack = sheet.view("stack", "stackView")
      sheet.tree.stack[stack].spacing = 10
      let views = kinds.enumerated().map { index, kind in row(kind, index, in: stack, &sheet) }
      sheet.rule((stack, .leading), .equal, (sheet.tree.root, .leading))
      sheet.rule((stack, .top), .equal, (sheet.tree.root, .top))
      sheet.rule((stack, .width), plus: 300)
      try sheet.layOut()
      let found = views.map { sheet[$0].width }
      #expect(found == widths, "\(kinds) in \(release)")
    }
  }

  /// A view that resists being narrower the less the earlier it is, and hugs its content the less, too.
  private func row(_ kind: String, _ index: Int, in stack: ViewID, _ sheet: inout Sheet) -> ViewID {
    let view: ViewID
    switch kind {
    case "wrapping":
      view = sheet.label("eight by ten, and longer than the row is wide", in: stack)
      sheet.tree.text[view].numberOfLines = 0
    case "label": view = sheet.label("four", in: stack)
    case "switch": view = sheet.view(kind, kind, in: stack)
    default:
      view = sheet.view(kind, "button", in: stack)
      sheet.tree.text[view].text = "four"
      sheet.tree.text[view].font = .fixed(size: 10)
      if kind == "configured" { sheet.tree.button[view].configuration = .plain }
    }
    sheet.tree.traits[Int(view.index)].horizontalCompression = 749 + Double(index)
    sheet.tree.traits[Int(view.index)].horizontalHugging = 250 + Double(index)
    return view
  }

  @Test func `hiding a view of a required size conflicts up to iOS 10`() throws {
    for (release, conflicts) in [(SystemMetrics.iOS10, 1), (.iOS11, 0), (.iOS18, 0)] {
      var sheet = Sheet()
      sheet.tree.systemMetrics = release
      let stack = sheet.view("stack", "stackView")
      sheet.tree.stack[stack].axis = .vertical
      let hidden = sheet.label("card", in: stack)
      _ = sheet.label("pay", in: stack)
      sheet.tree[hidden].flags.insert(.hidden)
      sheet.rule((stack, .left), .equal, (sheet.tree.root, .left))
      sheet.rule((stack, .top), .equal, (sheet.tree.root, .top))
      sheet.rule((hidden, .height), plus: 128)
      let system = try sheet.layOut()
      #expect(system.conflicts().count == conflicts, "\(release)")
    }
  }
}
