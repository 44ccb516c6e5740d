package import LayoutDocuments
package import LayoutEngine
import Markup
package import PlainText

/// A storyboard or xib with each of its roots laid out, as Xcode's canvas shows it.
package struct DocumentLayout: Sendable {
  /// As it was asked for.
  package let path: String
  package let document: InterfaceDocument
  /// In the order of the document's scenes.
  package let canvases: [Canvas]

  /// Opens and lays out a document, or throws what keeps it from being laid out.
  package init(of path: String, safeArea: SafeAreaSource = .rules) throws(Diagnostic) {
    self.path = path
    document = try InterfaceDocument(reading: Self.file(at: path))
    canvases = document.scenes.map { scene in
      Canvas(of: scene.scene, on: scene.screen(safeArea: safeArea.insets(of: scene, in: path)))
    }
  }

  /// The bytes of a document wherever it lies; a link in its place is not followed.
  package static func file(at path: String) throws(Diagnostic) -> SourceFile {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let parent = parts.dropLast().joined(separator: "/")
    let folder = Folder(path.hasPrefix("/") ? "/\(parent)" : parent.isEmpty ? "." : parent)
    do {
      let bytes = try folder.bytes(
        of: [parts.last.map(String.init) ?? ""], upTo: Limits.standard.fileSize)
      return SourceFile(name: path, bytes: bytes)
    } catch {
      throw Diagnostic(error)
    }
  }
}
