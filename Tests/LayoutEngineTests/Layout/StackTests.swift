import Geometry
import Testing

@testable import LayoutEngine

@Suite struct StackTests {
  /// A stack view at the top left with three labels, 40 by 12, 60 by 24 and 20 by 12, 10 apart.
  private func shelf(_ axis: StackAxis, hidden: Int?) -> (sheet: Sheet, stack: ViewID) {
    var sheet = Sheet()
    let stack = sheet.view("stack", "stackView")
    sheet.tree.stack[stack].axis = axis
    sheet.tree.stack[stack].spacing = 10
    let labels = [("aaaa", 10.0), ("bbb", 20), ("cc", 10)].map { text, size in
      let label = sheet.label(text, in: stack)
      sheet.tree.text[label].font = .fixed(size: size)
      return label
    }
    if let hidden { sheet.tree[labels[hidden]].flags.insert(.hidden) }
    let root = sheet.tree.root
    sheet.rule((stack, .left), .equal, (root, .left))
    sheet.rule((stack, .top), .equal, (root, .top))
    return (sheet, stack)
  }

  /// The extent of the stack, and the place and extent of each of its views, along one axis.
  private func shown(_ sheet: Sheet, _ stack: ViewID, along axis: StackAxis) -> String {
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    func part(_ view: ViewID) -> (place: String, length: String) {
      let frame = sheet[view]
      return axis == .horizontal
        ? (text(frame.minX), text(frame.width)) : (text(frame.minY), text(frame.height))
    }
    let views = sheet.tree.children(of: stack).map { part($0).place + " " + part($0).length }
    return part(stack).length + ": " + views.joined(separator: ", ")
  }

  @Test func `each distribution shares the axis among what is not hidden`() throws {
    for (axis, length, rows) in [
      (StackAxis.horizontal, Anchor.Attribute.width, StackDistributionTable.horizontal),
      (.vertical, .height, StackDistributionTable.vertical),
    ] {
      for row in rows {
        var (sheet, stack) = shelf(axis, hidden: row.hidden)
        sheet.tree.stack[stack].distribution = row.kind
        if let size = row.size { sheet.rule((stack, length), plus: size) }
        let system = try sheet.layOut()
        let shown = shown(sheet, stack, along: axis)
        #expect(shown == row.expected, "\(axis) \(row)")
        #expect(system.conflicts().isEmpty, "\(axis) \(row)")
        #expect(system.ambiguousParts().isEmpty, "\(axis) \(row)")
      }
    }
  }

  @Test func `each alignment places the views across the axis`() throws {
    for (axis, across, extent, rows) in [
      (
        StackAxis.horizontal, StackAxis.vertical, Anchor.Attribute.height,
        StackAlignmentTable.horizontal
      ),
      (.vertical, .horizontal, .width, StackAlignmentTable.vertical),
    ] {
      for row in rows {
        for distribution in StackDistribution.allCases {
          var (sheet, stack) = shelf(axis, hidden: row.hidden)
          sheet.tree.stack[stack].alignment = row.kind
          sheet.tree.stack[stack].distribution = distribution
          if let size = row.size { sheet.rule((stack, extent), plus: size) }
          let system = try sheet.layOut()
          let shown = shown(sheet, stack, along: across)
          #expect(shown == row.expected, "\(axis) \(distribution) \(row)")
          #expect(system.conflicts().isEmpty, "\(axis) \(distribution) \(row)")
          #expect(system.ambiguousParts().isEmpty, "\(axis) \(distribution) \(row)")
        }
      }
    }
  }
}
