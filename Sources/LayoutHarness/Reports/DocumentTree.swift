import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText

/// A document for people: each root with its views below one another, their frames, and what is wrong with its layout.
package enum DocumentTree {
  package static func bytes(of layout: DocumentLayout) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    for (scene, canvas) in zip(layout.document.scenes, layout.canvases) {
      append(scene, canvas, of: layout.path, to: &buffer)
    }
    return buffer.bytes
  }

  private static func append(
    _ scene: DocumentScene, _ canvas: Canvas, of path: String, to buffer: inout ByteBuffer
  ) {
    let title = [scene.identifier, scene.customClass].compactMap { $0 }.first
    buffer.append("\(path): \(scene.id)\(title.map { " (\($0))" } ?? "")\n")
    append(canvas.tree.root, scene, canvas, depth: 1, to: &buffer)
    for finding in canvas.findings {
      buffer.append("  \(finding.kind.rawValue): \(finding.words)\n")
      for note in finding.notes { buffer.append("    \(note.words)\n") }
    }
    for problem in scene.unsupported { buffer.append("  unsupported: \(problem.words)\n") }
  }

  private static func append(
    _ view: ViewID, _ scene: DocumentScene, _ canvas: Canvas, depth: Int,
    to buffer: inout ByteBuffer
  ) {
    let tree = canvas.tree
    buffer.append(repeating: UInt8(ascii: " "), count: 2 * depth)
    buffer.append(scene.scene.catalog[tree[view].kind].name)
    let name = tree.identifier(of: view)
    if !name.isEmpty { buffer.append(" \(name)") }
    for alias in scene.aliases where alias.view == view { buffer.append(" \"\(alias.name)\"") }
    let frame = view == tree.root ? scene.frame : tree[view].frame
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      buffer.append(" ")
      buffer.append(number)
    }
    buffer.append("\n")
    for child in tree.children(of: view) {
      append(child, scene, canvas, depth: depth + 1, to: &buffer)
    }
  }
}
