import LayoutDocuments
import LayoutEngine
import PlainText

/// A case in a test: its source, and what reading it gives.
struct CaseSource {
  let text: String
  /// What `src` can name.
  var documents: [String: String] = [:]

  init(_ text: String) { self.text = text }

  /// A case whose interface, behavior and steps are these.
  init(
    interface: String, behavior: String = "", steps: String = "", rest: String = "",
    environment: String = #"device="iPhone 8""#
  ) {
    text = """
      <case title="t">
      <environment \(environment)/>
      <interface>\(interface)</interface>
      <behavior>\(behavior)</behavior>
      <steps>\(steps)</steps>
      \(rest)
      </case>
      """
  }

  func read(suite: SuiteSettings = SuiteSettings()) -> (LayoutCase?, Diagnostics) {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "c.xml", text: text)
    let read = CaseReader.layoutCase(
      from: file, suite: suite, opening: DocumentOpening(of: documents), &diagnostics)
    return (read, diagnostics)
  }

  /// Every diagnostic's text, one under the other; `read` where there is none.
  var shown: String {
    let (read, diagnostics) = read()
    let texts = diagnostics.all.map(\.text)
    return texts.isEmpty ? (read == nil ? "nothing" : "read") : texts.joined(separator: "\n")
  }

  /// The scene of the first variant.
  func scene() -> Scene? {
    let (read, _) = read()
    return read.flatMap { read in read.variants.first.map { read.scene(for: $0) } }
  }
}

extension DocumentOpening {
  /// Files by their paths, and the folders that those tell of.
  init(of files: [String: String]) {
    self.init(
      { path throws(Diagnostic) in
        guard let text = files[path] else {
          throw Diagnostic(code: "missing", words: "there is no '\(path)'")
        }
        return SourceFile(name: path, text: text)
      },
      names: { folder throws(Diagnostic) in
        let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        let below = files.keys.filter { $0.hasPrefix(start) }
        return Set(below.compactMap { $0.dropFirst(start.count).split(separator: "/").first })
          .map(String.init).sorted()
      })
  }
}
