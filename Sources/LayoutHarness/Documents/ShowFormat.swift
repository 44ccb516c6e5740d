/// How cases and documents are shown.
package enum ShowFormat: String, CaseIterable, Sendable {
  /// A case as its baseline would hold it.
  case xml
  /// A document as JSON Lines, an object a root.
  case json
  /// Views and frames as text.
  case tree
  /// The same as a picture.
  case svg

  /// Whether a file is a document of Xcode's, by its name.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
