import Geometry
import LayoutDocuments
import LayoutEngine
package import PlainText

/// A document as JSON Lines: an object a root with the frames of its views, or one that says what is wrong.
package enum DocumentLines {
  /// The lines of a document that was laid out.
  package static func bytes(of layout: DocumentLayout) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    for (scene, canvas) in zip(layout.document.scenes, layout.canvases) {
      append(scene, canvas, of: layout.path, to: &buffer)
    }
    return buffer.bytes
  }

  /// The line of a document that could not be.
  package static func bytes(of problem: Diagnostic, in path: String) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append("{\"file\":")
    buffer.append(json: path)
    buffer.append(",\"error\":")
    let line = problem.location.map { " (line \($0.position.line))" } ?? ""
    buffer.append(json: problem.words + line)
    buffer.append("}\n")
    return buffer.bytes
  }

  private static func append(
    _ scene: DocumentScene, _ canvas: Canvas, of path: String, to buffer: inout ByteBuffer
  ) {
    buffer.append("{\"file\":")
    buffer.append(json: path)
    buffer.append(",\"scene\":")
    buffer.append(json: scene.id)
    buffer.append(",\"root\":")
    buffer.append(json: scene.root)
    buffer.append(",\"views\":{")
    let tree = canvas.tree
    var isFirst = true
    for id in tree.ids where !tree.identifier(of: id).isEmpty {
      if !isFirst { buffer.append(",") }
      isFirst = false
      buffer.append(json: tree.identifier(of: id))
      buffer.append(":")
      append(id == tree.root ? scene.frame : tree[id].frame, to: &buffer)
    }
    buffer.append("},\"unsupported\":[")
    for (place, problem) in scene.unsupported.enumerated() {
      if place > 0 { buffer.append(",") }
      buffer.append(json: problem.words)
    }
    buffer.append("]}\n")
  }

  private static func append(_ frame: Rect, to buffer: inout ByteBuffer) {
    buffer.append("[")
    for (place, number) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
      if place > 0 { buffer.append(",") }
      buffer.append(number)
    }
    buffer.append("]")
  }
}

extension ByteBuffer {
  /// A text as JSON writes it, with its quotes; escapes what is unseen, and what a CI runner takes for a command.
  package mutating func append(json text: String) {
    append(byte: UInt8(ascii: "\""))
    defer { append(byte: UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && !"\"#\\".utf8.contains($0) }
    guard !isPlain else { return append(text) }
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case _ where VisibleText.isUnseen(scalar) || (scalar == "#" && last == "#"):
        append("\\u")
        for shift in [12, 8, 4, 0] {
          let digit = UInt8(scalar.value >> UInt32(shift) & 15)
          append(byte: digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      default: append(String(scalar))
      }
      last = scalar
    }
  }
}
