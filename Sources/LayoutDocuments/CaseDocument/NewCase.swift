import Geometry
import Markup
package import PlainText

/// A case to begin with: a scene of a document on a few devices.
package struct NewCase: Sendable {
  /// The scene's: its storyboard identifier, its class, else its object id.
  package let name: String
  private let document: String
  private let devices: [String]
  private let locales: [String]

  /// One for each scene of a document, in its order, or for the scene of a name; each in languages, or just in the document's.
  package static func all(
    of file: SourceFile, scene name: String?, in locales: [String] = []
  ) throws(Diagnostic) -> [NewCase] {
    let document = try Document(parsing: file).root
    let screen = try InterfaceDocument.screen(of: document)
    let roots = DocumentRoot.all(in: document)
    var wanted = roots.map(\.id)
    if let name {
      do throws(SourceProblem) {
        wanted = [try DocumentSceneChoice(in: document).root(named: name).id]
      } catch {
        throw Diagnostic(error, at: document.nameLocation)
      }
    }
    let isForPads =
      min(screen.size.width, screen.size.height) > 600 || document.speaksOfRegularWidth
      || document["targetRuntime"]?.value.hasSuffix("iPad") == true
    return roots.filter { wanted.contains($0.id) }.map { root in
      NewCase(
        name: DocumentSceneChoice.name(of: root, among: roots),
        document: file.name.split(separator: "/").last.map(String.init) ?? file.name,
        devices: isForPads ? phones + [pad] : phones, locales: locales)
    }
  }

  /// A small phone and a current one.
  private static let phones = ["iPhone SE (3rd generation)", "iPhone 17"]
  private static let pad = "iPad (10th generation)"

  /// The case, whose document lies at a path from the case's folder.
  package func bytes(source: String) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append("<case title=\"")
    Escaping.attribute.append("\(name) of \(document)", to: &buffer)
    buffer.append("\">\n  <environment device=\"")
    Escaping.attribute.append(devices.joined(separator: " | "), to: &buffer)
    if !locales.isEmpty {
      buffer.append("\" locale=\"")
      Escaping.attribute.append(locales.joined(separator: " | "), to: &buffer)
    }
    buffer.append("\"/>\n  <interface src=\"")
    Escaping.attribute.append(source, to: &buffer)
    buffer.append("\" scene=\"")
    Escaping.attribute.append(name, to: &buffer)
    buffer.append("\"/>\n</case>\n")
    return buffer.bytes
  }
}

extension Element {
  /// Whether something in it varies where there is as much room across as on an iPad.
  fileprivate var speaksOfRegularWidth: Bool {
    if name == "variation", self["key"]?.value.contains("widthClass=regular") == true {
      return true
    }
    return children.contains { $0.speaksOfRegularWidth }
  }
}
