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
  /// What is odd about the texts of its language.
  package let warnings: [Diagnostic]

  /// Opens and lays out a document, or throws what keeps it from being laid out.
  package init(
    of path: String, safeArea: SafeAreaSource = .rules, in locale: LocaleName? = nil
  ) throws(Diagnostic) {
    self.path = path
    var diagnostics = Diagnostics()
    if let locale {
      document = try InterfaceDocument(
        reading: LocalizedDocument(at: path, in: locale, opening: Self.opening, &diagnostics))
    } else {
      document = try InterfaceDocument(reading: Self.file(at: path))
    }
    warnings = diagnostics.all
    canvases = document.scenes.map { scene in
      Canvas(of: scene.scene, on: scene.screen(safeArea: safeArea.insets(of: scene, in: path)))
    }
  }

  /// Opens what somebody names and what lies beside it.
  static let opening = DocumentOpening(
    { path throws(Diagnostic) in try file(at: path) },
    names: { path throws(Diagnostic) in
      do throws(SystemError) {
        return try FileDescriptor(folder: path.isEmpty ? "." : path).names()
      } catch {
        throw Diagnostic(FileProblem.system(error, path))
      }
    })

  /// The bytes of a document that somebody names, wherever it lies.
  package static func file(at path: String) throws(Diagnostic) -> SourceFile {
    let file: FileDescriptor
    do throws(SystemError) { file = try FileDescriptor(reading: path) } catch {
      throw Diagnostic(FileProblem.system(error, path))
    }
    do throws(FileProblem) {
      let bytes = try file.whole(upTo: Limits.standard.fileSize, shownAs: path)
      return SourceFile(name: path, bytes: bytes)
    } catch {
      throw Diagnostic(error)
    }
  }
}
