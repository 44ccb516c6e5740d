import Markup
import PlainText

/// Every case below a folder, by its path's bytes.
struct CaseCatalog: Sendable {
  private(set) var ids: [CaseID] = []
  /// What below the folder is no case and cannot be passed over.
  private(set) var problems: [Diagnostic] = []

  /// The most folders inside one another.
  private static let deepest = 64

  /// Walks the folder; throws where it cannot be opened at all.
  init(of folder: Folder) throws(SystemError) {
    try walk(FileDescriptor(folder: folder.path), of: folder, [])
    ids.sort()
  }

  /// Drops the cases that do not hold, and what is wrong beside the cases.
  mutating func keep(_ isKept: (CaseID) -> Bool) {
    ids = ids.filter(isKept)
    problems = []
  }

  private mutating func walk(
    _ descriptor: consuming FileDescriptor, of folder: Folder, _ path: [String]
  ) throws(SystemError) {
    for name in try descriptor.names() {
      let shown = folder.path(of: path + [name])
      do {
        switch try descriptor.kind(of: name) {
        case .folder where path.count < Self.deepest:
          try walk(descriptor.folder(name), of: folder, path + [name])
        case .folder:
          problems.append(Diagnostic(FileProblem.tooDeep(shown, limit: Self.deepest)))
        case .file: if name.hasSuffix(".xml") { add(name, in: path) }
        case .link: problems.append(Diagnostic(FileProblem.link(shown)))
        case .other:
          if name.hasSuffix(".xml") { problems.append(Diagnostic(FileProblem.notAFile(shown))) }
        }
      } catch {
        problems.append(Diagnostic(FileProblem.system(error, shown)))
      }
    }
  }

  private mutating func add(_ name: String, in path: [String]) {
    if path.isEmpty, name == "suite.xml" { return }
    let id = CaseID(folder: path, name: String(name.dropLast(4)))
    // A baseline and a report hold the name: what XML cannot hold could not be read back.
    let isWritable = name.unicodeScalars.allSatisfy { XMLCharacter.isAllowed($0.value) }
    if !isWritable || name.contains(where: \.isNewline) {
      problems.append(Diagnostic(FileProblem.badName(id.description)))
    } else {
      ids.append(id)
    }
  }
}
