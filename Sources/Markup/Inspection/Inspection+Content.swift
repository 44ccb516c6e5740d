import PlainText

extension Inspection {
  /// Passes the root element with all it holds.
  mutating func passTree() throws(Fault) {
    try passStartTag()
    while let open = openTags.last {
      try passText()
      guard !isAtEnd else {
        throw unexpectedEnd(in: "<\(text(open.name))>", openedAt: open.start)
      }
      switch byte(1) {
      case UInt8(ascii: "/"): try passEndTag(of: open)
      case UInt8(ascii: "?"): try passInstruction()
      case UInt8(ascii: "!") where looksAt("<!--"): try passComment()
      case UInt8(ascii: "!"): try refuseDeclaration()
      default: try passStartTag()
      }
    }
  }

  /// Passes text, references and CDATA sections, to the next other markup or the end.
  private mutating func passText() throws(Fault) {
    let start = position
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "&"): try passReference()
      case UInt8(ascii: "]") where looksAt("]]>"): throw Fault(.sectionEndInText, at: position)
      case UInt8(ascii: "<"):
        guard byte(1) == UInt8(ascii: "!"), looksAt("<![CDATA[") else { return }
        try passSection()
      default: position += 1
      }
      try checkLength(from: start, of: "text")
    }
  }

  private mutating func passSection() throws(Fault) {
    let start = position
    position += 9
    guard let end = offset(of: "]]>") else {
      throw unexpectedEnd(in: "a CDATA section", openedAt: start)
    }
    position = end + 3
  }

  mutating func passComment() throws(Fault) {
    let start = position
    position += 4
    guard let end = offset(of: "--"), end + 2 < bytes.count else {
      throw unexpectedEnd(in: "a comment", openedAt: start)
    }
    position = end + 2
    guard byte() == UInt8(ascii: ">") else { throw Fault(.hyphensInComment, at: end) }
    position += 1
    try checkLength(from: start, of: "comment")
  }

  mutating func passInstruction() throws(Fault) {
    let start = position
    position += 2
    let name = try passName(orThrow: .malformedInstruction)
    guard !bytes[name].map({ $0 & 0xDF }).elementsEqual("XML".utf8) else {
      throw Fault(.declarationNotFirst, at: start)
    }
    guard isAtEnd || XMLCharacter.isBlank(byte()) || looksAt("?>") || looksAt("?") && byte(1) == 0
    else { throw Fault(.malformedInstruction, at: start) }
    guard let end = offset(of: "?>") else {
      throw unexpectedEnd(in: "a processing instruction", openedAt: start)
    }
    position = end + 2
    try checkLength(from: start, of: "processing instruction")
  }

  private func checkLength(from start: Int, of kind: String) throws(Fault) {
    guard position - start <= limits.textLength else {
      throw Fault(.textTooLong(kind, limit: limits.textLength), at: start)
    }
  }
}

// MARK: - References

extension Inspection {
  /// Passes `&lt;` and its four like, `&#10;` and `&#xA;`.
  mutating func passReference() throws(Fault) {
    guard byte(1) != UInt8(ascii: "#") else { return try passCharacterReference() }
    let start = position
    position += 1
    let name: Range<Int>
    do {
      name = try passName(orThrow: .strayAmpersand)
    } catch {
      guard case .strayAmpersand = error.problem else { throw error }
      throw Fault(.strayAmpersand, at: start)
    }
    guard byte() == UInt8(ascii: ";") else {
      throw Fault(.unterminatedReference(text(name)), at: start)
    }
    guard Reference.isDefined(bytes[name]) else {
      throw Fault(.undefinedEntity(text(name)), at: start)
    }
    position += 1
  }

  private mutating func passCharacterReference() throws(Fault) {
    let start = position
    let isHexadecimal = byte(2) == UInt8(ascii: "x")
    position += isHexadecimal ? 3 : 2
    var value: UInt32 = 0
    var digits = 0
    while let digit = Reference.digit(byte(), isHexadecimal: isHexadecimal) {
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      digits += 1
      position += 1
    }
    guard digits > 0, byte() == UInt8(ascii: ";") else {
      let end = byte() == UInt8(ascii: ";") ? position + 1 : position
      throw Fault(.malformedCharacterReference(text(start..<end)), at: start)
    }
    guard XMLCharacter.isAllowed(value) else { throw Fault(.forbiddenReference(value), at: start) }
    position += 1
  }
}
