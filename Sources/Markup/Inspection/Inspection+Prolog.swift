import PlainText

extension Inspection {
  /// Passes all that may stand before the root element and stops at its `<`.
  mutating func passProlog() throws(Fault) {
    if looksAt("<?xml"), XMLCharacter.isBlank(byte(5)) || byte(5) == UInt8(ascii: "?") {
      try passDeclaration()
    }
    while true {
      try passMiscellaneous()
      guard !isAtEnd else { throw Fault(.noRoot, at: position) }
      guard byte() == UInt8(ascii: "<"), !looksAt("<![CDATA[") else {
        throw Fault(.textBeforeRoot, at: position)
      }
      guard byte(1) != UInt8(ascii: "/") else { return try refuseEndTag() }
      guard byte(1) == UInt8(ascii: "!") else { return }
      try refuseDeclaration()
    }
  }

  /// Passes all that may stand after the root element, which is to the end of the file.
  mutating func passEpilog() throws(Fault) {
    try passMiscellaneous()
    guard !isAtEnd else { return }
    if byte() == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "!") { try refuseDoctype() }
    throw Fault(.contentAfterRoot, at: position)
  }

  /// Comments, processing instructions and blanks.
  private mutating func passMiscellaneous() throws(Fault) {
    while true {
      passBlanks()
      if looksAt("<!--") {
        try passComment()
      } else if looksAt("<?") {
        try passInstruction()
      } else {
        return
      }
    }
  }

  private mutating func refuseEndTag() throws(Fault) {
    let start = position
    position += 2
    let name = try passName(orThrow: .strayLessThan)
    throw Fault(.endWithoutStart(text(name)), at: start)
  }

  /// Refuses `<!` that begins neither comment nor CDATA section.
  func refuseDeclaration() throws(Fault) {
    try refuseDoctype()
    guard position + 9 <= bytes.count || !"<![CDATA[".utf8.starts(with: bytes[position...]),
      position + 4 <= bytes.count || !"<!--".utf8.starts(with: bytes[position...])
    else {
      throw unexpectedEnd(in: "a comment or a CDATA section", openedAt: position)
    }
    throw Fault(.strayDeclaration, at: position)
  }

  private func refuseDoctype() throws(Fault) {
    let word = bytes[(position + 2)...].prefix(7).map { $0 & 0xDF }
    if word.elementsEqual("DOCTYPE".utf8) { throw Fault(.doctype, at: position) }
  }
}

// MARK: - The XML declaration

extension Inspection {
  /// Passes `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`, the last two optional.
  private mutating func passDeclaration() throws(Fault) {
    let start = position
    position += 5
    guard let version = passPseudoAttribute("version") else { throw malformed(start) }
    guard text(version) == "1.0" else {
      throw Fault(.unsupportedVersion(text(version)), at: version.lowerBound)
    }
    _ = passPseudoAttribute("encoding")  // checked before
    if let standalone = passPseudoAttribute("standalone") {
      guard ["yes", "no"].contains(text(standalone)) else { throw malformed(start) }
    }
    passBlanks()
    guard looksAt("?>") else { throw malformed(start) }
    position += 2
  }

  private func malformed(_ start: Int) -> Fault { Fault(.malformedDeclaration, at: start) }

  /// Passes ` name = "value"` and gives the value's range, or stays where it is.
  private mutating func passPseudoAttribute(_ name: String) -> Range<Int>? {
    var scan = self
    guard scan.passBlanks(), scan.looksAt(name) else { return nil }
    scan.position += name.utf8.count
    scan.passBlanks()
    guard scan.byte() == UInt8(ascii: "=") else { return nil }
    scan.position += 1
    scan.passBlanks()
    let quote = scan.byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = scan.position + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return start..<end
  }
}
