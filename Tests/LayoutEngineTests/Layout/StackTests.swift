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
        #expect(system.ambiguousItems().isEmpty, "\(axis) \(row)")
      }
    }
  }

  @Test func `the tables have each distribution and alignment with each view hidden`() {
    let hidden: [Int?] = [nil, 0, 1, 2]
    for kind in StackDistribution.allCases {
      for table in [StackDistributionTable.horizontal, StackDistributionTable.vertical] {
        let rows = table.filter { $0.kind == kind }
        let sizes = kind == .equalCentering ? 2 : 3
        #expect(hidden.allSatisfy { view in rows.count { $0.hidden == view } == sizes })
      }
    }
    for kind in StackAlignment.allCases {
      let row = StackAlignmentTable.horizontal.filter { $0.kind == kind }
      #expect(hidden.allSatisfy { view in row.count { $0.hidden == view } == 2 }, "\(kind)")
      let column = StackAlignmentTable.vertical.filter { $0.kind == kind }
      let sizes = kind == .firstBaseline || kind == .lastBaseline ? 0 : 2
      #expect(hidden.allSatisfy { view in column.count { $0.hidden == view } == sizes }, "\(kind)")
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
          #expect(system.ambiguousItems().isEmpty, "\(axis) \(distribution) \(row)")
        }
      }
    }
  }

  /// What excludes what, as the console tells it, and what is broken.
  private func told(_ sheet: Sheet, _ system: LayoutSystem) -> [String] {
    let words = ConflictWords(tree: sheet.tree, rules: sheet.rules, catalog: sheet.catalog)
    return system.conflicts().flatMap { members, broken in
      members.map(words.console) + [words.summary(of: members, breaking: broken)]
    }
  }

  @Test func `a stack view's own constraints are named in a conflict, and a view's size is broken`()
    throws
  {
    var sheet = Sheet()
    let stack = sheet.view("stack", "stackView")
    let (a, b) = (sheet.view("a", in: stack), sheet.view("b", in: stack))
    sheet.tree.stack[stack].spacing = 10
    for (view, width) in [(a, 80.0), (b, 80), (stack, 100)] {
      sheet.rule((view, .width), plus: width)
    }
    sheet.rule((stack, .left), .equal, (sheet.tree.root, .left))
    sheet.rule((stack, .top), .equal, (sheet.tree.root, .top))
    sheet.rule((stack, .height), plus: 20)
    let system = try sheet.layOut()
    #expect(
      told(sheet, system) == [
        "<NSLayoutConstraint a.width == 80>", "<NSLayoutConstraint b.width == 80>",
        "<NSLayoutConstraint stack.width == 100>",
        "<NSLayoutConstraint 'UISV-canvas-connection' stack.leading == a.leading>",
        "<NSLayoutConstraint 'UISV-canvas-connection' stack.trailing == b.trailing>",
        "<NSLayoutConstraint 'UISV-spacing' b.leading == a.trailing + 10>",
        "these six constraints cannot hold together; 'b.width = 80' is broken",
      ])
  }

  @Test func `gaps that should be equal are told as gaps`() throws {
    var sheet = Sheet()
    let stack = sheet.view("stack", "stackView")
    sheet.tree.stack[stack].distribution = .equalSpacing
    for (name, place) in [("a", 0.0), ("b", 20), ("c", 50)] {
      let view = sheet.view(name, in: stack)
      sheet.rule((view, .width), plus: 10)
      sheet.rule((view, .height), plus: 10)
      sheet.rule((view, .leading), .equal, (stack, .leading), plus: place)
    }
    sheet.rule((stack, .left), .equal, (sheet.tree.root, .left))
    sheet.rule((stack, .top), .equal, (sheet.tree.root, .top))
    let system = try sheet.layOut()
    #expect(
      told(sheet, system).filter { $0.contains("UISV") } == [
        "<NSLayoutConstraint 'UISV-fill-equally' c.leading - b.trailing == b.leading - a.trailing>"
      ])
  }

  @Test func `each identifier and priority is the one that UIKit prints`() {
    var (sheet, stack) = shelf(.horizontal, hidden: 1)
    func rules(_ change: (inout StackState) -> Void) -> [String] {
      var state = StackState()
      change(&state)
      sheet.tree.stack[stack] = state
      let arrangement = StackArrangement(of: stack, in: sheet.tree, sheet.catalog) { view, _ in
        sheet.tree.identifier(of: view) == "cc" ? 20 : 40
      }
      return arrangement.rules.map { arranged in
        let words = arranged.rule.words(in: sheet.tree, catalog: sheet.catalog)
        return arranged.identifier + " " + words
      }
    }
    let order = [
      "UISV-hiding bbb.width = 0 @999.999", "UISV-canvas-connection stack.leading = aaaa.leading",
      "UISV-canvas-connection stack.trailing = cc.trailing",
    ]
    let filled = [
      "UISV-alignment aaaa.top = bbb.top", "UISV-alignment aaaa.top = cc.top",
      "UISV-alignment aaaa.bottom = bbb.bottom", "UISV-alignment aaaa.bottom = cc.bottom",
      "UISV-canvas-connection stack.top = aaaa.top",
      "UISV-canvas-connection stack.bottom = aaaa.bottom",
    ]
    let spaced = [
      "UISV-spacing cc.leading = aaaa.trailing",
      "UISV-spacing-hidden bbb.leading = aaaa.trailing @50",
    ]
    #expect(rules { _ in } == order + spaced + filled)
    #expect(
      rules { $0.distribution = .fillEqually }
        == order + spaced + ["UISV-fill-equally cc.width = aaaa.width"] + filled)
    #expect(
      rules { $0.distribution = .fillProportionally }
        == order + spaced + [
          "UISV-fill-proportionally aaaa.width = 0.667 * stack.width @999",
          "UISV-fill-proportionally cc.width = 0.333 * stack.width @997",
        ] + filled)
    #expect(
      rules { $0.alignment = .center }
        == order + spaced + [
          "UISV-alignment aaaa.centerY = bbb.centerY", "UISV-alignment aaaa.centerY = cc.centerY",
          "UISV-canvas-connection stack.centerY = aaaa.centerY",
          "UISV-spanning-boundary stack.top ≤ aaaa.top",
          "UISV-spanning-boundary stack.bottom ≥ aaaa.bottom",
          "UISV-spanning-boundary stack.top ≤ cc.top",
          "UISV-spanning-boundary stack.bottom ≥ cc.bottom",
          "UISV-spanning-fit stack.height = 0 @51",
          "UISV-ambiguity-suppression aaaa.height = 0 @25",
          "UISV-ambiguity-suppression bbb.height = 0 @25",
          "UISV-ambiguity-suppression cc.height = 0 @25",
        ])
    sheet.tree[ViewID(index: 3)].flags.remove(.hidden)
    #expect(
      rules { $0.distribution = .equalCentering }.filter { $0.hasPrefix("UISV-fill-equally") }
        == ["UISV-fill-equally cc.centerX = bbb.centerX @149"])
    #expect(
      rules { $0.alignment = .leading }.filter { $0.hasPrefix("UISV-spanning-boundary") }.prefix(2)
        == [
          "UISV-spanning-boundary stack.top = aaaa.top @999.5",
          "UISV-spanning-boundary stack.bottom ≥ aaaa.bottom",
        ])
  }

  @Test func `a stack that is changed and changed back is as one that never was`() throws {
    for axis in StackAxis.allCases {
      for distribution in StackDistribution.allCases {
        var (sheet, stack) = shelf(axis, hidden: nil)
        sheet.tree.stack[stack].distribution = distribution
        sheet.rule((stack, axis == .horizontal ? .width : .height), plus: 310)
        var system = try sheet.layOut()
        let before = sheet.tree.views.map(\.frame)
        let changes: [(inout ViewTree) -> Void] = [
          { $0.stack[stack].spacing = 30 }, { $0.stack[stack].spacing = 10 },
          { $0[ViewID(index: 3)].flags.insert(.hidden) },
          { $0[ViewID(index: 3)].flags.remove(.hidden) },
          { $0.stack[stack].alignment = .center }, { $0.stack[stack].alignment = .fill },
          { $0.stack[stack].distribution = .fill },
          { $0.stack[stack].distribution = distribution },
          { $0.customSpacing.attach(50, to: ViewID(index: 2)) },
          { $0.customSpacing.attach(StackState.spacingUseDefault, to: ViewID(index: 2)) },
        ]
        for (index, change) in changes.enumerated() {
          change(&sheet.tree)
          system.refresh(stack, in: sheet.tree)
          try system.layOut(&sheet.tree, on: sheet.screen)
          var fresh = sheet
          try fresh.layOut()
          #expect(
            sheet.tree.views.map(\.frame) == fresh.tree.views.map(\.frame),
            "\(axis) \(distribution) \(index)")
        }
        #expect(sheet.tree.views.map(\.frame) == before, "\(axis) \(distribution)")
      }
    }
  }

  /// Place and length of each view that is not hidden, by what the documentation says of a distribution.
  private func arithmetic(
    _ distribution: StackDistribution, lengths: [Double], gaps: [Double], in whole: Double
  ) -> [(Double, Double)] {
    var (lengths, gaps) = (lengths, gaps)
    let spacing = gaps.reduce(0, +)
    switch distribution {
    case .fillEqually:
      let share = (whole - spacing) / Double(lengths.count)
      lengths = lengths.map { _ in share }
    case .equalSpacing where whole >= lengths.reduce(0, +) + spacing:
      // Gaps are equal where none has to be longer than the others.
      let gap = (whole - lengths.reduce(0, +)) / Double(max(1, gaps.count))
      gaps = gaps.map { _ in gap }
      if gaps.isEmpty { lengths[0] = whole }
    default:
      var rest = whole - spacing - lengths.reduce(0, +)
      for index in lengths.indices where rest != 0 {
        let change = max(-lengths[index], rest)
        lengths[index] += change
        rest -= change
      }
    }
    var place = 0.0
    return lengths.indices.map { index in
      defer { place += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return (place, lengths[index])
    }
  }

  @Test func `stacks of any views lie as arithmetic has it`() throws {
    var seed: UInt64 = 42
    func random(_ count: UInt64) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % count)
    }
    for round in 0..<240 {
      var sheet = Sheet()
      sheet.screen.pixel = Pixel(scale: 1000)
      sheet.screen.direction = random(2) == 0 ? .leftToRight : .rightToLeft
      let axis = StackAxis.allCases[random(2)]
      let distribution = [StackDistribution.fill, .fillEqually, .equalSpacing][random(3)]
      let stack = sheet.view("stack", "stackView")
      sheet.tree.stack[stack].axis = axis
      sheet.tree.stack[stack].distribution = distribution
      sheet.tree.stack[stack].spacing = Double(random(12))
      var fontSizes: [ViewID: Double] = [:]
      let views = (0..<1 + random(6)).map { index in
        let label = sheet.label(String(repeating: "x", count: 1 + random(9)), in: stack)
        let size = Double(10 + 5 * random(4))
        fontSizes[label] = size
        sheet.tree.text[label].font = .fixed(size: size)
        if index > 0, random(3) == 0 { sheet.tree[label].flags.insert(.hidden) }
        if distribution != .equalSpacing, random(4) == 0 {
          sheet.tree.customSpacing.attach(Double(random(20)), to: label)
        }
        return label
      }
      let visible = views.filter { !sheet.tree[$0].flags.contains(.hidden) }
      let isAcross = axis == .horizontal
      // Every character is as wide as the font's size, a line 1.2 times as high.
      let lengths = visible.map { view in
        let size = fontSizes[view] ?? 0
        return isAcross ? Double(sheet.tree.text[view].text.count) * size : 1.2 * size
      }
      let gaps = visible.dropLast().map {
        sheet.tree.customSpacing.value(of: $0) ?? sheet.tree.stack[stack].spacing
      }
      let least = gaps.reduce(0, +)
      let whole = least + Double(random(600))
      sheet.rule((stack, isAcross ? .width : .height), plus: whole)
      sheet.rule((stack, .left), .equal, (sheet.tree.root, .left))
      sheet.rule((stack, .top), .equal, (sheet.tree.root, .top))
      let system = try sheet.layOut()
      let expected = arithmetic(distribution, lengths: lengths, gaps: gaps, in: whole)
      for (view, (place, length)) in zip(visible, expected) {
        let frame = sheet[view]
        let isMirrored = isAcross && sheet.screen.direction == .rightToLeft
        let found =
          isAcross
          ? (isMirrored ? whole - frame.maxX : frame.minX, frame.width)
          : (frame.minY, frame.height)
        #expect(
          abs(found.0 - place) < 0.002 && abs(found.1 - length) < 0.002,
          "round \(round): \(found) is not \((place, length))")
      }
      #expect(system.conflicts().isEmpty, "round \(round)")
    }
  }
}
