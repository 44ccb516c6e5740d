import PlainText
import Testing

@testable import Markup

@Suite struct RobustnessTests {
  private static let small = """
    <?xml version="1.0"?><!-- c -->
    <a b="x&lt;é" c='1>'>\tt &#10;<![CDATA[<&]]]><?p q?><x:d/></a>

    """

  /// What our inspection refuses on purpose although it is well-formed XML.
  private static let policy: Set = [
    "doctype", "xml-version", "encoding-unsupported", "xml-declaration", "limit-exceeded",
  ]

  /// Reads the bytes both ways and says where the two disagree.
  private func disagreement(on bytes: [UInt8]) -> String? {
    let file = SourceFile(name: "t.xml", bytes: bytes)
    var inspection = Inspection(of: file, limits: .standard)
    do {
      try inspection.run()
    } catch {
      guard !Self.policy.contains(error.problem.code), !bytes.isEmpty else { return nil }
      // libxml2 takes NUL after the root for the end.
      guard bytes.last != 0, !bytes.suffix(2).elementsEqual([0, 0x0A]) else { return nil }
      let isRefusedToo = (try? SAXParser.arena(of: file)) == nil
      return isRefusedToo ? nil : "only the inspection refuses: \(error.problem.words)"
    }
    do {
      return inconsistency(in: try SAXParser.arena(of: file))
    } catch {
      return "only libxml2 refuses: \(error.problem.words)"
    }
  }

  /// Every value must be as long as our own way through its source says.
  private func inconsistency(in arena: Arena) -> String? {
    for index in arena.attributes.indices {
      let attribute = Attribute(arena: arena, index: index)
      let end = attribute.text.sourceOffset(at: attribute.value.utf8.count)
      if end != attribute.valueRange.upperBound { return "\(attribute.value) ends elsewhere" }
    }
    for text in arena.texts {
      let source = arena.sourceText(text)
      let end = source.sourceOffset(at: source.value.utf8.count)
      let left = arena.file.bytes[end..<Int(text.end)]
      let isSectionEnd =
        left.starts(with: "]]>".utf8) || left.elementsEqual("<![CDATA[]]>".utf8)
      if !left.isEmpty && !isSectionEnd { return "\(source.value.debugDescription) ends elsewhere" }
    }
    return nil
  }

  @Test func `every prefix gives a document or a complaint, as libxml2 does`() {
    let bytes = Array(Self.small.utf8)
    for length in 0...bytes.count {
      let prefix = Array(bytes.prefix(length))
      #expect(disagreement(on: prefix) == nil, "\(length)")
      #expect((complaint(about: prefix) == "fine") == (length >= bytes.count - 1))
    }
  }

  @Test func `every change of one byte gives a document or a complaint, as libxml2 does`() {
    let bytes = Array(Self.small.utf8)
    for index in bytes.indices {
      for value in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = value
        if let difference = disagreement(on: changed) {
          Issue.record(
            "\(String(decoding: changed, as: UTF8.self).debugDescription): \(difference)")
        }
      }
    }
  }

  @Test func `every snippet put or taken anywhere gives a document or a complaint`() {
    let bytes = Array(Self.small.utf8)
    let snippets = [
      "<", ">", "&", "]]>", "--", "<!--", "-->", "<![CDATA[", "<?", "?>", "\"", "'", "&#x0;", "&a;",
      "</a>", "<!DOCTYPE a>", "\r\n", "\u{0}", "\u{FEFF}", "<?xml version='1.0'?>", "=", "/", ":",
    ]
    for index in 0...bytes.count {
      for snippet in snippets {
        let changed = Array(bytes[..<index]) + Array(snippet.utf8) + Array(bytes[index...])
        if let difference = disagreement(on: changed) {
          Issue.record(
            "\(String(decoding: changed, as: UTF8.self).debugDescription): \(difference)")
        }
      }
      let shorter = Array(bytes[..<index]) + Array(bytes[min(index + 3, bytes.count)...])
      #expect(disagreement(on: shorter) == nil, "\(index)")
    }
  }
}
