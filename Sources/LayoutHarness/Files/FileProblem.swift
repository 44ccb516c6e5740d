import PlainText

/// Why a file of the suite cannot be read.
enum FileProblem: Error, Problem {
  case system(SystemError, String)
  case link(String)
  case notAFile(String)
  case tooLarge(String, limit: Int)
  case tooDeep(String, limit: Int)
  case badName(String)
  case notUTF8(String)
  /// A file whose ending is `.XML`.
  case otherCase(String)
  /// Two files that are one on some machines: by the Unicode form of their names, else by upper and lower case.
  case lookalike(String, String, inForm: Bool)
  case absolutePath(String)
  case outside(String)

  var code: String {
    switch self {
    case .system: "file-unreadable"
    case .link, .notAFile: "file-kind"
    case .tooLarge: "file-too-large"
    case .tooDeep: "file-too-deep"
    case .badName, .notUTF8, .otherCase: "file-name"
    case .lookalike: "file-name-lookalike"
    case .absolutePath, .outside: "file-outside"
    }
  }

  var words: String {
    switch self {
    case .system(let error, let path):
      error.isSymbolicLink
        ? Self.link(path).words : "cannot read '\(path)': \(error.words)"
    case .link(let path):
      "'\(path)' is a symbolic link; links are not followed; put the file itself there"
    case .notAFile(let path): "'\(path)' is no regular file; put a regular file there"
    case .tooLarge(let path, let limit): "'\(path)' is larger than \(limit >> 20) MB"
    case .tooDeep(let path, let limit): "'\(path)' lies inside more than \(limit) folders"
    case .absolutePath(let path):
      "'\(path)' begins at the machine's root; a path begins at the case's folder"
    case .outside(let path):
      "'\(path)' leads out of the repository, the folder that holds the layouts"
    case .notUTF8(let path): "the name '\(path)' is not UTF-8; rename the file"
    case .otherCase(let path): "'\(path)' is not read as a case; rename it to end in '.xml'"
    case .lookalike(let first, let second, let isForm):
      "'\(first)' and '\(second)' differ only in "
        + (isForm ? "the Unicode form of their letters" : "upper and lower case")
        + "; on a Mac they are one file; rename one"
    case .badName(let name):
      "'\(name)' is no name of a case; it may hold no line end and no control character"
    }
  }

  var isMissingFile: Bool {
    if case .system(let error, _) = self { error.isMissingFile } else { false }
  }
}

extension FileDescriptor {
  /// All bytes of an open file, which must be a regular one of at most so many.
  borrowing func whole(upTo limit: Int, shownAs path: String) throws(FileProblem) -> [UInt8] {
    let (kind, size): (Kind, Int)
    do { (kind, size) = try status() } catch { throw .system(error, path) }
    guard kind == .file else { throw .notAFile(path) }
    guard size <= limit else { throw .tooLarge(path, limit: limit) }
    do { return try bytes(upTo: max(size, 1)) } catch { throw .system(error, path) }
  }
}
