import LayoutEngine
import Markup
import PlainText

/// Reads the cells that stand in a table themselves, for a case: UITableViewController shows them without a data source.
extension SceneDraft {
  /// `<sections><tableViewSection headerTitle="…"><cells>…`.
  mutating func readSections(_ element: Element, of table: ViewID) {
    guard let view = element.parent else { return }
    guard catalog.isKind(scene.tree[table].kind, of: "tableView") else {
      report(.misplacedElement(element.name, in: view.name), at: element.nameLocation)
      return
    }
    var state = TableState()
    state.style = style(of: view)
    state.rowHeight = height("rowHeight", of: view)
    state.sectionHeaderHeight = height("sectionHeaderHeight", of: view)
    state.sectionFooterHeight = height("sectionFooterHeight", of: view)
    for child in element.children {
      if child.name == "tableViewSection" {
        state.sections.append(readSection(child, in: table, state))
      } else {
        report(.misplacedElement(child.name, in: element.name), at: child.nameLocation)
      }
    }
    scene.tree.table.attach(state, to: table)
  }

  private mutating func readSection(
    _ element: Element, in table: ViewID, _ state: TableState
  ) -> TableState.Section {
    var section = TableState.Section()
    // A title that floats lies above its rows.
    let floats = state.style == .plain
    if !floats { section.header = readTitle("headerTitle", of: element, in: table, state.style) }
    for cells in element.children where cells.name == "cells" {
      for cell in cells.children { section.rows += readRow(cell, in: table, state) }
    }
    if floats { section.header = readTitle("headerTitle", of: element, in: table, state.style) }
    section.footer = readTitle("footerTitle", of: element, in: table, state.style)
    if section.footer != nil, state.style == .plain {
      refuse("the height of a plain table's footer", at: element.nameLocation)
    }
    for key in ["headerView", "footerView"] {
      if let view = element.children.first(where: { $0["key"]?.value == key }) {
        refuse("the height of a section's own view", at: view.nameLocation)
      }
    }
    return section
  }

  /// The view of a section's title; nil where it has none.
  private mutating func readTitle(
    _ key: String, of section: Element, in table: ViewID, _ style: TableStyle
  ) -> ViewID? {
    let element = section.children.first { $0["key"]?.value == key }
    if let element, element.name == "attributedString" {
      refuse("the height of an attributed title", at: element.nameLocation)
    }
    // A section is no view, so that its texts of another language are taken where its titles are read.
    let translated = section["id"].flatMap { translations?.entry(of: "\($0.value).\(key)") }
    let text = translated?.value ?? section[key]?.value ?? element?.documentText ?? ""
    guard !text.isEmpty, let kind = catalog.kind(named: "tableViewHeaderFooterView") else {
      return nil
    }
    let view = scene.tree.insert(kind, of: catalog, in: table, origin: origin(of: section))
    scene.tree[view].flags.remove(.translatesMask)
    scene.tree.text[view].text = text
    if style == .plain { scene.tree.text[view].standardFont = .textStyle(.headline) }
    return view
  }

  private mutating func readRow(
    _ element: Element, in table: ViewID, _ state: TableState
  ) -> [ViewID] {
    let row = ViewID(index: scene.tree.count)
    readDocumentView(element, in: table)
    guard scene.tree.count > Int(row.index) else { return [] }
    var cell = CellState()
    cell.rowHeight = height("rowHeight", of: element)
    cell.style = readStyle(of: element)
    cell.accessory = readAccessory(of: element)
    let content = element.children.first { $0.name == "tableViewCellContentView" }
    cell.content = content?["id"].flatMap { names.view($0.value) }
    cell.textLabel = element["textLabel"].flatMap { names.view($0.value) }
    cell.detailTextLabel = element["detailTextLabel"].flatMap { names.view($0.value) }
    for view in [row, cell.content, cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
      scene.tree[view].flags.remove(.translatesMask)
    }
    if cell.style == .value1, let detail = cell.detailTextLabel {
      // Where both do not fit the detail gives way.
      scene.tree.traits[Int(detail.index)].horizontalCompression -= 1
    }
    let isConfigured = element.children.contains { $0["key"]?.value == "contentConfiguration" }
    if isConfigured, cell.rowHeight ?? state.rowHeight == nil {
      refuse("the height of a row with a content configuration", at: element.nameLocation)
    }
    scene.tree.cell.attach(cell, to: row)
    return [row]
  }

  private mutating func style(of table: Element) -> TableStyle {
    guard let written = table["style"] else { return .plain }
    guard let style = TableStyle(rawValue: written.value) else {
      let words = "a table's style is plain, grouped or insetGrouped"
      report(.refusedValue("style", written.value, words), at: written.location)
      return .plain
    }
    return style
  }

  /// A height in points; nil where the system decides, which Xcode writes as -1.
  private mutating func height(_ name: String, of element: Element) -> Double? {
    guard let written = element[name] else { return nil }
    guard let height = element.documentNumber(name), height <= ValueSyntax.largestLength else {
      report(.notANumber(name, written.value), at: written.location)
      return nil
    }
    return height < 0 ? nil : height
  }

  private mutating func readStyle(of element: Element) -> CellStyle {
    if let image = element["imageView"] {
      refuse("the place of a row's own image", at: image.location)
    }
    guard let style = element["style"] else { return .custom }
    switch style.value {
    case "IBUITableViewCellStyleDefault": return .standard
    case "IBUITableViewCellStyleValue1": return .value1
    case "IBUITableViewCellStyleSubtitle": return .subtitle
    default:
      refuse("the layout of the style '\(CaseProblem.short(style.value))'", at: style.location)
      return .custom
    }
  }

  private mutating func readAccessory(of element: Element) -> CellAccessory {
    guard let written = element["accessoryType"] else { return .none }
    guard let accessory = CellAccessory(rawValue: written.value) else {
      refuse(
        "the width of the accessory '\(CaseProblem.short(written.value))'", at: written.location)
      return .none
    }
    return accessory
  }

  /// `tableHeaderView` and `tableFooterView`, which may be written behind the sections.
  mutating func readTableEnds(of element: Element, _ table: ViewID) {
    for child in element.children {
      guard let key = child["key"]?.value, ["tableHeaderView", "tableFooterView"].contains(key),
        let view = child["id"].flatMap({ names.view($0.value) })
      else { continue }
      scene.tree[view].flags.remove(.translatesMask)
      if key == "tableHeaderView" {
        scene.tree.table[table].header = view
        guard scene.tree.table[table].style != .plain,
          scene.tree.table[table].sections.first?.header != nil
        else { continue }
        refuse("the height of the first title below a table's header", at: child.nameLocation)
      } else {
        scene.tree.table[table].footer = view
      }
    }
  }
}
