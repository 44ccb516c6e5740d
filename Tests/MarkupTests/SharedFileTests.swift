import Foundation
import Markup
import PlainText
import Testing

/// Broken files handed to the project, beside the package when it is worked on.
private let folder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "shared/facts/badxml")

@Suite(.enabled(if: FileManager.default.fileExists(atPath: folder.path)))
struct SharedFileTests {
  @Test func `each broken file gets the outcome stated for it`() throws {
    let outcomes: [(file: String, line: String)] = [
      ("badent.xml", "1:9: error: undefined entity &nope;; write &amp; for a plain &"),
      ("bom.xml", "fine"),
      ("charref0.xml", "1:19: error: character U+0000 not allowed in XML 1.0"),
      ("deep255.xml", "fine"),
      ("deep257.xml", "1:769: error: nesting deeper than 256"),
      ("dupattr.xml", "1:22: error: attribute id given twice"),
      ("empty.xml", "1:1: error: file is empty"),
      ("latin1.xml", "1:22: error: not UTF-8 at byte 21; save the file as UTF-8"),
      ("latin1decl.xml", "1:31: error: only UTF-8 is supported, not 'ISO-8859-1'"),
      ("laughs.xml", "1:22: error: DOCTYPE not allowed; remove it"),
      (
        "longname.xml",
        "1:10: error: name '\(String(repeating: "v", count: 59))…' too long; at most 256 bytes"
      ),
      ("nul.xml", "1:20: error: character U+0000 not allowed in XML 1.0 (byte 19)"),
      ("trunc.xml", "1:21: error: unexpected end of file in <view>; restore the truncated file"),
      ("tworoots.xml", "1:10: error: content after the root element"),
      ("unclosed.xml", "1:35: error: '</layout>' closes '<view>' opened on line 1"),
      ("utf16.xml", "1:1: error: only UTF-8 is supported, not 'UTF-16'"),
      ("xinclude.xml", "fine"),
      ("xml11.xml", "1:16: error: XML 1.1 not supported; write version=\"1.0\""),
      ("xxe.xml", "1:22: error: DOCTYPE not allowed; remove it"),
      ("xxe2.xml", "1:22: error: DOCTYPE not allowed; remove it"),
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == outcomes.map(\.file))
    for outcome in outcomes {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: outcome.file)))
      let first = complaint(about: bytes).prefix { $0 != "\n" }
      #expect(first == (outcome.line == "fine" ? "" : "t.xml:") + outcome.line)
    }
  }

  @Test func `an included file is an element like any other`() throws {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "xinclude.xml")))
    let root = try Document(parsing: SourceFile(name: "x.xml", bytes: bytes)).root
    #expect(root.children.map(\.name) == ["xi:include"])
    #expect(root.children.first?.children.isEmpty == true)
  }
}
