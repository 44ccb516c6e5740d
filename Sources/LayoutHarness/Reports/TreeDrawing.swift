import Geometry
import LayoutEngine
import Markup
import PlainText

/// Screens as a picture in SVG, side by side: an outline a view with its name, dashed where it is hidden.
package enum TreeDrawing {
  private static let gap = 40.0

  package static func bytes(of exhibits: [Exhibit]) -> [UInt8] {
    let sizes = exhibits.map { $0.tree[$0.tree.root].frame.size }
    let width = sizes.reduce(gap) { $0 + $1.width + gap }
    let height = (sizes.map(\.height).max() ?? 0) + 2 * gap
    var buffer = ByteBuffer(capacity: 4096)
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    buffer.append(width)
    buffer.append("\" height=\"")
    buffer.append(height)
    buffer.append("\" font-family=\"sans-serif\" font-size=\"8\" fill=\"none\">\n")
    var x = gap
    for (exhibit, size) in zip(exhibits, sizes) {
      buffer.append("<g transform=\"translate(")
      buffer.append(x)
      buffer.append(" ")
      buffer.append(gap)
      buffer.append(")\">\n<text y=\"-8\" fill=\"black\">")
      Escaping.text.append(ConsoleText.line(exhibit.title), to: &buffer)
      buffer.append("</text>\n")
      append(exhibit.tree.root, of: exhibit, at: Point(), to: &buffer)
      buffer.append("</g>\n")
      x += size.width + gap
    }
    buffer.append("</svg>\n")
    return buffer.bytes
  }

  private static func append(
    _ view: ViewID, of exhibit: Exhibit, at place: Point, to buffer: inout ByteBuffer
  ) {
    let tree = exhibit.tree
    let (size, isHidden) = (tree[view].frame.size, tree[view].flags.contains(.hidden))
    buffer.append("<rect x=\"")
    buffer.append(place.x)
    buffer.append("\" y=\"")
    buffer.append(place.y)
    buffer.append("\" width=\"")
    buffer.append(size.width)
    buffer.append("\" height=\"")
    buffer.append(size.height)
    buffer.append("\" stroke=\"black\" stroke-width=\"0.5\"")
    if isHidden { buffer.append(" stroke-dasharray=\"2\"") }
    buffer.append("><title>")
    Escaping.text.append(ConsoleText.line(exhibit.name(of: view)), to: &buffer)
    buffer.append("</title></rect>\n")
    for child in tree.children(of: view) {
      let origin = tree[child].frame.origin
      append(child, of: exhibit, at: place + (origin - tree[view].boundsOrigin), to: &buffer)
    }
  }
}
