import Markup
import PlainText

/// Every case below a folder, by its path's bytes.
struct CaseCatalog: Sendable {
  private(set) var ids: [CaseID] = []
  /// What below the folder is no case and cannot be passed over.
  private(set) var obstacles: [Obstacle] = []

  /// An entry that may hide cases, or a name that may hide another.
  struct Obstacle: Sendable {
    /// Its path below the folder; of a file without `.xml`.
    let id: CaseID
    /// Indicates whether cases may lie below it.
    let isFolder: Bool
    let problem: Diagnostic
  }

  var problems: [Diagnostic] { obstacles.map(\.problem) }

  /// The most folders inside one another.
  private static let deepest = 64

  /// Walks the folder; throws where it cannot be opened at all.
  init(of folder: Folder) throws(SystemError) {
    try walk(FileDescriptor(folder: folder.path), of: folder, [])
    ids.sort()
    warnOfLookalikes(in: folder)
  }

  /// Drops the cases and obstacles that do not hold.
  mutating func keep(_ isKept: (CaseID) -> Bool, obstacles isObstacleKept: (Obstacle) -> Bool) {
    ids = ids.filter(isKept)
    obstacles = obstacles.filter(isObstacleKept)
  }

  private mutating func walk(
    _ descriptor: consuming FileDescriptor, of folder: Folder, _ path: [String]
  ) throws(SystemError) {
    var last: String?
    for name in try descriptor.names() {
      // What is no UTF-8 is read as U+FFFD: nothing has that name, or another has it, too.
      let isRepeated = last.map(ExactText.init) == ExactText(name)
      last = name
      do {
        try add(
          name, isRepeated ? nil : descriptor.kind(of: name), in: descriptor, of: folder, path)
      } catch {
        let isUnreadableName = error.isMissingFile && name.unicodeScalars.contains("\u{FFFD}")
        let shown = folder.path(of: path + [name])
        hold(
          isUnreadableName ? .notUTF8(shown) : .system(error, shown), name, in: path,
          isFolder: true)
      }
    }
  }

  private mutating func add(
    _ name: String, _ kind: FileDescriptor.Kind?, in descriptor: borrowing FileDescriptor,
    of folder: Folder, _ path: [String]
  ) throws(SystemError) {
    let shown = folder.path(of: path + [name])
    switch kind {
    case .folder where path.count < Self.deepest:
      try walk(descriptor.folder(name), of: folder, path + [name])
    case .folder:
      hold(.tooDeep(shown, limit: Self.deepest), name, in: path, isFolder: true)
    case .file where name.hasSuffix(".xml"): addCase(name, in: path)
    case .file where Self.isCaseFile(name):
      hold(.otherCase(shown), String(name.dropLast(4)) + ".xml", in: path)
    case .file: break
    case .link: hold(.link(shown), name, in: path, isFolder: true)
    case .other: if Self.isCaseFile(name) { hold(.notAFile(shown), name, in: path) }
    case nil: hold(.notUTF8(shown), name, in: path, isFolder: true)
    }
  }

  /// Returns whether the name ends in `.xml`, in capitals or not.
  private static func isCaseFile(_ name: String) -> Bool {
    name.utf8.suffix(4).map { $0 | 0x20 } == Array(".xml".utf8)
  }

  private mutating func hold(
    _ problem: FileProblem, _ name: String, in path: [String], isFolder: Bool = false
  ) {
    let stem = name.hasSuffix(".xml") ? String(name.dropLast(4)) : name
    obstacles.append(
      Obstacle(
        id: CaseID(folder: path, name: stem), isFolder: isFolder, problem: Diagnostic(problem)))
  }

  private mutating func addCase(_ name: String, in path: [String]) {
    if path.isEmpty, name == "suite.xml" { return }
    let id = CaseID(folder: path, name: String(name.dropLast(4)))
    // A baseline and a report hold the name: what XML cannot hold could not be read back.
    let isWritable = name.unicodeScalars.allSatisfy { XMLCharacter.isAllowed($0.value) }
    if !isWritable || name.contains(where: \.isNewline) {
      hold(.badName(id.description), name, in: path)
    } else {
      ids.append(id)
    }
  }

  /// Warns of cases that are one file where names have no case or one Unicode form.
  private mutating func warnOfLookalikes(in folder: Folder) {
    // Swift's own comparison is wanted here: it takes every Unicode form of a name for the same.
    let groups = Dictionary(grouping: ids) { $0.description.lowercased() }
    for id in ids {
      guard let group = groups[id.description.lowercased()], let first = group.first, first != id
      else { continue }
      let paths = (folder.path(of: first.fileComponents), folder.path(of: id.fileComponents))
      let problem = FileProblem.lookalike(
        paths.0, paths.1, inForm: first.description == id.description)
      obstacles.append(
        Obstacle(id: id, isFolder: false, problem: Diagnostic(problem, severity: .warning)))
    }
  }
}
