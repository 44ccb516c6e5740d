import PlainText

/// A problem at a byte offset, before it has a file.
struct Fault: Error {
  let problem: MarkupProblem
  let offset: Int
  var note: (words: String, offset: Int)?

  init(_ problem: MarkupProblem, at offset: Int, note: (words: String, offset: Int)? = nil) {
    self.problem = problem
    self.offset = offset
    self.note = note
  }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    let notes = note.map { [Diagnostic.Note($0.words, at: file.location(at: $0.offset))] } ?? []
    return Diagnostic(problem, at: file.location(at: offset), notes: notes)
  }
}
