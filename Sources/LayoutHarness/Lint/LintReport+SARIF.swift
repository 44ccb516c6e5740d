import PlainText

/// SARIF 2.1.0 (OASIS Standard, 27 March 2020), with what GitHub's code scanning asks for; a line a rule and a result.
extension LintReport {
  var sarif: [UInt8] {
    var buffer = ByteBuffer(capacity: 8192)
    buffer.append("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",")
    buffer.append("\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"plumb\",")
    buffer.append("\"semanticVersion\":")
    buffer.append(json: version)
    buffer.append(",\"rules\":[\n")
    for (place, check) in checks.enumerated() {
      append(check, to: &buffer)
      buffer.append(place + 1 < checks.count ? ",\n" : "\n")
    }
    // Columns count Unicode's scalars, as all of this program's do.
    buffer.append("]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n")
    for (place, finding) in findings.enumerated() {
      append(finding, to: &buffer)
      buffer.append(place + 1 < findings.count ? ",\n" : "\n")
    }
    buffer.append("]}]}\n")
    return buffer.bytes
  }

  private func append(_ check: LintCheck, to buffer: inout ByteBuffer) {
    buffer.append("{\"id\":")
    buffer.append(json: check.code)
    buffer.append(",\"shortDescription\":{\"text\":")
    buffer.append(json: check.summary)
    buffer.append("},\"defaultConfiguration\":{\"level\":")
    buffer.append(json: check.severity.rawValue)
    buffer.append("}}")
  }

  private func append(_ finding: LintFinding, to buffer: inout ByteBuffer) {
    let diagnostic = finding.diagnostic
    buffer.append("{\"ruleId\":")
    buffer.append(json: diagnostic.code)
    if let index = checks.firstIndex(where: { $0.code == diagnostic.code }) {
      buffer.append(",\"ruleIndex\":")
      buffer.append(index)
    }
    buffer.append(",\"level\":")
    buffer.append(json: diagnostic.severity.rawValue)
    buffer.append(",\"message\":{\"text\":")
    buffer.append(json: message(of: diagnostic))
    buffer.append("},\"locations\":[")
    append(diagnostic.location, in: finding.file, to: &buffer)
    buffer.append("]")
    appendNotes(of: finding, to: &buffer)
    buffer.append("}")
  }

  /// What is told in notes without a place belongs to the message.
  private func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.filter { $0.location == nil }.map(\.words)
    return ([diagnostic.words] + notes).joined(separator: "\n")
  }

  private func appendNotes(of finding: LintFinding, to buffer: inout ByteBuffer) {
    let notes = finding.diagnostic.notes.filter { $0.location != nil }
    guard !notes.isEmpty else { return }
    buffer.append(",\"relatedLocations\":[")
    for (place, note) in notes.enumerated() {
      if place > 0 { buffer.append(",") }
      append(note.location, in: finding.file, saying: note.words, to: &buffer)
    }
    buffer.append("]")
  }

  private func append(
    _ location: SourceLocation?, in file: String, saying words: String? = nil,
    to buffer: inout ByteBuffer
  ) {
    buffer.append("{\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    buffer.append(json: FileAddress.uri(of: file))
    buffer.append("},\"region\":{\"startLine\":")
    buffer.append(location?.position.line ?? 1)
    buffer.append(",\"startColumn\":")
    buffer.append(location?.position.column ?? 1)
    buffer.append("}}")
    if let words {
      buffer.append(",\"message\":{\"text\":")
      buffer.append(json: words)
      buffer.append("}")
    }
    buffer.append("}")
  }
}
