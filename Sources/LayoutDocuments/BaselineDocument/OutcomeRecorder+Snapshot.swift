import Expressions
import Geometry
import LayoutEngine

extension OutcomeRecorder {
  /// The view tree at one moment, each view with what differs from a fresh one of its kind.
  func record(of snapshot: Snapshot) -> Record {
    var record = Record("snapshot", origin: snapshot.origin)
    record.add("name", snapshot.name)
    if snapshot.time.value.baselineText != "0" { record.add("time", snapshot.time) }
    if !snapshot.tree.isEmpty {
      record.children.append(self.record(of: snapshot.tree.root, in: snapshot.tree))
    }
    return record
  }

  private func record(of view: ViewID, in tree: ViewTree) -> Record {
    let kind = schema[tree[view].kind]
    var record = Record(kind.name, origin: tree[view].origin)
    record.fields.reserveCapacity(8)
    let identifier = tree.identifier(of: view)
    if !identifier.isEmpty { record.add("id", identifier) }
    for row in kind.properties {
      let value = row.get(tree, view)
      if let standard = row.standard, value == standard.value { continue }
      let text = value.baselineText
      // A value may differ from the standard one and still be written like it.
      if let standard = row.standard, text == standard.text { continue }
      record.fields.append(Record.Field(row.name, text, row.type))
    }
    if kind.showsLines { addLines(of: view, in: tree, to: &record) }
    for child in tree.children(of: view) {
      record.children.append(self.record(of: child, in: tree))
    }
    return record
  }

  /// What a label's lines say, and whether its lines or its frame leave some of the text out.
  private func addLines(of view: ViewID, in tree: ViewTree, to record: inout Record) {
    let size = tree[view].frame.size
    guard let content = tree.text.value(of: view) else { return }
    let layout = TextLayout(
      content, in: tree.textTraits, maximumWidth: size.width, maximumHeight: size.height)
    // A frame on the pixel grid may be less than a pixel lower than its lines.
    if layout.isTruncated || layout.size.height >= size.height + 1 { record.add("truncated", true) }
    for text in layout.lines {
      var line = Record("line", origin: tree[view].origin)
      line.text = text
      record.children.append(line)
    }
  }
}
