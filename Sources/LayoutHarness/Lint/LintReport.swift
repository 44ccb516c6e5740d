import PlainText

/// What is found in documents, for people and for tools.
package struct LintReport: Sendable {
  let findings: [LintFinding]
  let checks: [LintCheck]
  /// How many documents were looked at.
  let count: Int
  /// The version of the program.
  let version: String

  package init(
    _ findings: [LintFinding], of lint: Lint, documents count: Int, version: String
  ) {
    self.findings = findings
    checks = [.unreadable] + lint.checks
    (self.count, self.version) = (count, version)
  }

  /// How findings are written.
  package enum Format: String, CaseIterable, Sendable {
    /// As diagnostics, and how many there are.
    case text
    /// JSON Lines: an object a finding.
    case json
    /// SARIF 2.1.0, as code scanning reads it.
    case sarif
  }

  package func bytes(as format: Format) -> [UInt8] {
    switch format {
    case .text: text
    case .json: json
    case .sarif: sarif
    }
  }

  private var text: [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    for finding in findings {
      var diagnostic = finding.diagnostic
      diagnostic.words += " [\(diagnostic.code)]"
      buffer.append(ConsoleText.of(diagnostic.text))
      buffer.append("\n")
    }
    let documents = count == 1 ? "1 document" : "\(count) documents"
    switch findings.count {
    case 0: buffer.append("nothing found in \(documents)\n")
    case 1: buffer.append("\n1 finding in \(documents)\n")
    default: buffer.append("\n\(findings.count) findings in \(documents)\n")
    }
    return buffer.bytes
  }

  private var json: [UInt8] {
    var buffer = ByteBuffer(capacity: 4096)
    for finding in findings {
      let diagnostic = finding.diagnostic
      buffer.append("{\"file\":")
      buffer.append(json: finding.file)
      buffer.append(placeOf: diagnostic.location)
      buffer.append(",\"severity\":")
      buffer.append(json: diagnostic.severity.rawValue)
      buffer.append(",\"code\":")
      buffer.append(json: diagnostic.code)
      buffer.append(",\"view\":")
      buffer.append(json: finding.subject)
      buffer.append(",\"message\":")
      buffer.append(json: diagnostic.words)
      buffer.append(",\"notes\":[")
      for (place, note) in diagnostic.notes.enumerated() {
        buffer.append(place == 0 ? "{\"message\":" : ",{\"message\":")
        buffer.append(json: note.words)
        buffer.append(placeOf: note.location)
        buffer.append("}")
      }
      buffer.append("]}\n")
    }
    return buffer.bytes
  }
}

extension ByteBuffer {
  /// The members of a place; nothing where there is none.
  fileprivate mutating func append(placeOf location: SourceLocation?) {
    guard let position = location?.position else { return }
    append(",\"line\":")
    append(position.line)
    append(",\"column\":")
    append(position.column)
  }
}
