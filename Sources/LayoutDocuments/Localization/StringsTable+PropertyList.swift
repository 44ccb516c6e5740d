import Markup
import PlainText

/// Texts as a property list in XML, which builds make of `.strings` files.
extension StringsTable {
  /// `isDecoded`: whether the file was not in UTF-8, so that what it says of its encoding was true once.
  mutating func readPropertyList(
    isDecoded: Bool, _ diagnostics: inout Diagnostics
  ) throws(Diagnostic) {
    var bytes = file.bytes
    Self.blankDocumentType(in: &bytes)
    if isDecoded { Self.blankDeclaration(in: &bytes) }
    let root = try Document(parsing: SourceFile(name: file.name, bytes: bytes)).root
    guard root.name == "plist" else { throw Self.other(root, "'<plist>'") }
    guard let dictionary = root.children.first(where: { _ in true }) else { return }
    guard dictionary.name == "dict" else { throw Self.other(dictionary, "'<dict>'") }
    var key: (text: String, offset: Int)?
    for child in dictionary.children {
      switch (child.name, key) {
      case ("key", nil): key = (child.plainText, child.startTag.lowerBound)
      case ("string", let named?):
        add(Entry(named.text, child.plainText, at: named.offset), &diagnostics)
        key = nil
      case (_, nil): throw Self.other(child, "'<key>'")
      case (let name, let named?):
        throw Diagnostic(
          LocalizationProblem.noTextsValue(named.text, "'<\(name)>'"), at: child.nameLocation)
      }
    }
    if let key {
      throw Diagnostic(LocalizationProblem.noText(key.text), at: file.location(at: key.offset))
    }
  }

  private static func other(_ element: Element, _ expected: String) -> Diagnostic {
    Diagnostic(
      LocalizationProblem.otherElement(element.name, expected), at: element.nameLocation)
  }

  /// Puts blanks for `<!DOCTYPE plist …>`, which every property list has and no document of ours may; nothing is fetched.
  private static func blankDocumentType(in bytes: inout [UInt8]) {
    let start = Array("<!DOCTYPE plist ".utf8)
    guard let first = bytes.indices.first(where: { bytes[$0...].starts(with: start) }),
      let last = bytes[first...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[first..<last].contains(UInt8(ascii: "["))
    else { return }
    blank(first...last, in: &bytes)
  }

  /// Puts blanks for `<?xml version="1.0" encoding="UTF-16"?>`.
  private static func blankDeclaration(in bytes: inout [UInt8]) {
    guard bytes.starts(with: "<?xml ".utf8), let last = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return }
    blank(0...last, in: &bytes)
  }

  private static func blank(_ range: ClosedRange<Int>, in bytes: inout [UInt8]) {
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
  }
}
