import LayoutDocuments
import PlainText

/// Insets of roots as a file tells them: `{"file": {"root id": {"top": 48, "bottom": 34}}}`; either may be missing.
package struct SafeAreaHints: Sendable {
  private let insets: [String: [String: StoredSafeArea]]

  /// Reads them; nil where the text is no such JSON.
  package init?(_ text: [UInt8]) {
    guard case .object(let files)? = JSONValue(text) else { return nil }
    var insets: [String: [String: StoredSafeArea]] = [:]
    for (file, value) in files {
      guard case .object(let roots) = value else { return nil }
      for (root, value) in roots {
        guard case .object(let sides) = value else { return nil }
        var known = StoredSafeArea()
        for (side, value) in sides {
          guard case .number(let number) = value else { return nil }
          switch side {
          case "top": known.top = number
          case "bottom": known.bottom = number
          default: return nil
          }
        }
        insets[file, default: [:]][root] = known
      }
    }
    self.insets = insets
  }

  /// Those of a file; nil where it cannot be read or holds something else.
  package init?(at path: String) {
    guard let file = try? DocumentLayout.file(at: path) else { return nil }
    self.init(file.bytes)
  }

  func safeArea(of root: String, in file: String) -> StoredSafeArea? { insets[file]?[root] }
}
