import PlainText

/// Writes a document: one element a line, two blanks a level, LF; the same bytes everywhere.
///
/// An element that holds text is written in one line with all that it holds, so that reading
/// gives the text back.
package struct MarkupWriter: ~Copyable {
  private struct OpenElement {
    let name: String
    /// Whether line ends and indents inside would change its text.
    var holdsText: Bool
    var isEmpty = true
  }

  private var buffer = ByteBuffer(capacity: 4096)
  private var openElements: [OpenElement] = []
  /// The number of elements of another document that are open around what is written.
  private let outerLevels: Int
  private var isInStartTag = false

  /// A writer, with or without `<?xml version="1.0" encoding="UTF-8"?>` in the first line.
  package init(declaration: Bool = false) {
    outerLevels = 0
    if declaration { buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
  }

  /// A writer of elements for `append(_:)` at so many levels of another document; it writes no text beside them.
  package init(elementsAtLevel level: Int) {
    precondition(level > 0, "an element of another document stands inside one")
    outerLevels = level
  }

  /// Adds elements that a writer for this level has written to the open element.
  package mutating func append(_ elements: [UInt8]) {
    guard !elements.isEmpty else { return }
    precondition(!openElements.isEmpty, "elements stand inside one")
    endStartTag()
    openElements[openElements.count - 1].isEmpty = false
    buffer.append(bytes: elements)
  }

  /// Begins an element inside the open one.
  package mutating func begin(_ name: String) {
    endStartTag()
    let isInText = openElements.last?.holdsText ?? false
    if !isInText, outerLevels > 0 || !openElements.isEmpty { beginLine() }
    if let last = openElements.indices.last { openElements[last].isEmpty = false }
    buffer.append(byte: UInt8(ascii: "<"))
    buffer.append(name)
    openElements.append(OpenElement(name: name, holdsText: isInText))
    isInStartTag = true
  }

  /// Adds an attribute to the element just begun.
  package mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    Escaping.attribute.append(value, to: &buffer)
    buffer.append(byte: UInt8(ascii: "\""))
  }

  /// Adds a number, as `DecimalNumber.text` writes it.
  package mutating func attribute(_ name: String, _ value: Double) {
    beginAttribute(name)
    buffer.append(value)
    buffer.append(byte: UInt8(ascii: "\""))
  }

  /// Adds text to the open element; empty text adds nothing.
  package mutating func text(_ text: String) {
    precondition(!openElements.isEmpty, "text stands inside an element")
    guard !text.isEmpty else { return }
    endStartTag()
    let last = openElements.count - 1
    openElements[last].holdsText = true
    openElements[last].isEmpty = false
    Escaping.text.append(text, to: &buffer)
  }

  /// Ends the open element.
  package mutating func end() {
    guard let element = openElements.popLast() else {
      preconditionFailure("an element that ends has begun")
    }
    if element.isEmpty {
      buffer.append("/>")
      isInStartTag = false
    } else {
      if !element.holdsText { beginLine() }
      buffer.append("</")
      buffer.append(element.name)
      buffer.append(byte: UInt8(ascii: ">"))
    }
    if openElements.isEmpty, outerLevels == 0 { buffer.append("\n") }
  }

  /// The document; every element must have ended.
  package consuming func bytes() -> [UInt8] {
    precondition(openElements.isEmpty, "every element ends before the document does")
    return buffer.bytes
  }

  private mutating func beginAttribute(_ name: String) {
    precondition(isInStartTag, "an attribute follows its element's begin")
    buffer.append(byte: UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
  }

  private mutating func endStartTag() {
    if isInStartTag { buffer.append(byte: UInt8(ascii: ">")) }
    isInStartTag = false
  }

  private mutating func beginLine() {
    buffer.append(byte: 0x0A)
    buffer.append(repeating: 0x20, count: 2 * (outerLevels + openElements.count))
  }
}
