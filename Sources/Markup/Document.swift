package import PlainText

/// A well-formed XML 1.0 document, with the place of everything in it.
///
/// UTF-8, no DOCTYPE, no entities but the five, nothing fetched or included; prefixes are part
/// of names.
package struct Document: Sendable {
  /// The source.
  package let file: SourceFile
  /// The outermost element.
  package let root: Element

  /// Reads a document, or throws its first problem.
  package init(parsing file: SourceFile, limits: Limits = .standard) throws(Diagnostic) {
    do {
      var inspection = Inspection(of: file, limits: limits)
      try inspection.run()
      self.file = file
      self.root = Element(arena: try SAXParser.arena(of: file), index: 0)
    } catch {
      throw (Self.traceOfGit(in: file) ?? error).diagnostic(in: file)
    }
  }
}

// MARK: - Git

extension Document {
  /// Returns the trace of Git in a file that is no XML; it explains whatever is wrong first.
  private static func traceOfGit(in file: SourceFile) -> Fault? {
    let bytes = file.bytes
    let start = file.byteOrderMarkLength
    if bytes[start...].starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return Fault(.largeFilePointer, at: start)
    }
    // The first and the last marker of a conflict are followed by a name, or by the line's end.
    let markers = ["<<<<<<<", ">>>>>>>", "|||||||"].map { Array($0.utf8) }
    var isLineStart = true
    for offset in start..<max(start, bytes.count - 6) {
      defer { isLineStart = bytes[offset] == 0x0A || bytes[offset] == 0x0D }
      guard isLineStart, [0x3C, 0x3E, 0x7C].contains(bytes[offset]) else { continue }
      guard markers.contains(where: { bytes[offset...].starts(with: $0) }) else { continue }
      let next = offset + 7 < bytes.count ? bytes[offset + 7] : 0x0A
      if [0x20, 0x0A, 0x0D].contains(next) { return Fault(.conflictMarkers, at: offset) }
    }
    return nil
  }
}
