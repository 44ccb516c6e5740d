import Markup
import PlainText
import Testing

/// A document that is generated together with the place of everything in it.
private struct Generated {
  struct Place: Equatable {
    let text: String
    let offset: Int
    let position: SourcePosition
  }

  private(set) var source: [UInt8] = []
  private(set) var elements: [Place] = []
  private(set) var attributeNames: [Place] = []
  private(set) var attributeValues: [Place] = []
  private(set) var texts: [Place] = []
  private var position = SourcePosition(line: 1, column: 1)
  private var state: UInt64 = 7

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  /// Appends source and follows line and column; a carriage return only comes before a line feed.
  private mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      position.column += 1
      if scalar == "\n" { position = SourcePosition(line: position.line + 1, column: 1) }
    }
    source.append(contentsOf: text.utf8)
  }

  private func place(_ text: String) -> Place {
    Place(text: text, offset: source.count, position: position)
  }

  private static let spellings: [(source: String, decoded: String)] = [
    ("x", "x"), ("≤é", "≤é"), ("&lt;", "<"), ("&#x1F44D;", "👍"), (">", ">"), ("&amp;lt;", "&lt;"),
    ("/>", "/>"), ("&#10;", "\n"),
  ]

  mutating func generate(tags: Int) {
    append("\u{FEFF}")
    position = SourcePosition(line: 1, column: 1)
    append("<?xml version='1.0'?>")
    var open: [String] = []
    while elements.count < tags || !open.isEmpty {
      let isFull = elements.count >= tags
      if elements.isEmpty || (!isFull && open.count < 2) || (!isFull && next(3) > 0) {
        appendStartTag(&open, isRoot: elements.isEmpty)
      } else if open.count > 1 || isFull {
        append("</\(open.removeLast())\(pick(["", " ", "\n"]))>")
      }
      if !open.isEmpty { appendFiller() }
    }
  }

  private mutating func appendStartTag(_ open: inout [String], isRoot: Bool) {
    let name = pick(["view", "scrollView", "x:é", "l"])
    elements.append(place(name))
    append("<\(name)")
    for index in 0..<next(4) {
      append(pick([" ", "\n    ", "\r\n\t", "  "]))
      let attribute = pick(["id", "ä", "p:q"]) + String(index)
      attributeNames.append(place(attribute))
      append(attribute + pick(["=", " = ", "=\n"]))
      let quote = pick(["'", "\""])
      append(quote)
      let start = place("")
      let (source, decoded) = spelled()
      append(source)
      attributeValues.append(
        Place(text: decoded, offset: start.offset, position: start.position))
      append(quote)
    }
    append(pick(["", " ", "\n"]))
    if !isRoot, open.count > 40 || next(2) == 0 {
      append("/>")
    } else {
      append(">")
      open.append(name)
    }
  }

  private mutating func spelled() -> (source: String, decoded: String) {
    var (source, decoded) = ("", "")
    for _ in 0..<next(5) {
      let spelling = Self.spellings[next(Self.spellings.count)]
      source += spelling.source
      decoded += spelling.decoded
    }
    return (source, decoded)
  }

  private mutating func appendFiller() {
    switch next(6) {
    case 0: append("<!-- <view id='no'> & -->")
    case 1: append("<?p <view id='no'> ?>")
    case 2:
      append("<!---->")
      let start = place("")
      append("<![CDATA[")
      append("<view id='no'> &lt;\r\n]]>")
      texts.append(
        Place(text: "<view id='no'> &lt;\n", offset: start.offset + 9, position: start.position))
      append("<!---->")
    default: append(pick(["\n  ", "\r\n", " text ≤ "]))
    }
  }
}

@Suite struct GeneratedDocumentTests {
  @Test func `forty thousand tags and their attributes are all where they were written`() throws {
    var generated = Generated()
    generated.generate(tags: 40_000)
    let file = SourceFile(name: "t.xml", bytes: generated.source)
    let root = try Document(parsing: file).root
    var (elements, names, values) = ([Element](), [Attribute](), [SourceText]())
    var texts: [SourceText] = []
    var stack = [root]
    while let element = stack.popLast() {
      elements.append(element)
      names += element.attributes
      values += element.attributes.map(\.text)
      texts += element.text.filter { $0.value.hasPrefix("<view") }
      stack += element.children.reversed()
    }
    #expect(elements.count == 40_000)
    typealias Place = (String, Int, SourcePosition)
    func compare(_ found: [Place], _ expected: [Generated.Place], _ what: String) {
      #expect(found.count == expected.count, "\(what)")
      for (found, expected) in zip(found, expected)
      where found.0 != expected.text || found.1 != expected.offset || found.2 != expected.position {
        Issue.record("\(what): \(found) instead of \(expected)")
        return
      }
    }
    compare(
      elements.map { ($0.name, $0.startTag.lowerBound, $0.location.position) }, generated.elements,
      "elements")
    compare(
      names.map { ($0.name, $0.nameRange.lowerBound, $0.nameLocation.position) },
      generated.attributeNames, "attribute names")
    compare(
      values.map { ($0.value, $0.sourceOffset(at: 0), $0.location(at: 0).position) },
      generated.attributeValues, "attribute values")
    let found = texts.map { ($0.value, $0.sourceOffset(at: 0)) }.sorted { $0.1 < $1.1 }
    #expect(found.map(\.0) == generated.texts.map(\.text))
    #expect(found.map(\.1) == generated.texts.map(\.offset))
  }
}
