import Geometry
import LayoutEngine
import PlainText

/// Screens as text: a line a view with its frame, each below and right of its superview.
package enum TreeText {
  package static func bytes(of exhibits: [Exhibit]) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    for exhibit in exhibits {
      buffer.append("\(ConsoleText.line(exhibit.title))\n")
      append(exhibit.tree.root, of: exhibit, depth: 1, to: &buffer)
      for note in exhibit.notes {
        buffer.append("  \(ConsoleText.line(note))\n")
      }
    }
    return buffer.bytes
  }

  private static func append(
    _ view: ViewID, of exhibit: Exhibit, depth: Int, to buffer: inout ByteBuffer
  ) {
    buffer.append(repeating: UInt8(ascii: " "), count: 2 * depth)
    buffer.append(ConsoleText.line(exhibit.name(of: view)))
    let frame = exhibit.tree[view].frame
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      buffer.append(" ")
      buffer.append(number)
    }
    buffer.append("\n")
    for child in exhibit.tree.children(of: view) {
      append(child, of: exhibit, depth: depth + 1, to: &buffer)
    }
  }
}
