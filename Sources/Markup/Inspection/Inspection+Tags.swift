import PlainText

extension Inspection {
  /// Passes a start tag, and counts it as open unless it ends with `/>`.
  mutating func passStartTag() throws(Fault) {
    let start = position
    guard openTags.count < limits.depth else {
      throw Fault(.tooDeep(limit: limits.depth), at: start)
    }
    guard elementCount < limits.elements else {
      throw Fault(.tooManyElements(limit: limits.elements), at: start)
    }
    elementCount += 1
    position += 1
    guard !isAtEnd else { throw unexpectedEnd(in: "a tag", openedAt: start) }
    guard nameBegins else { throw Fault(.strayLessThan, at: start) }
    let tag = OpenTag(start: start, name: try passName(orThrow: .strayLessThan))
    try passAttributes(of: tag)
    if byte() == UInt8(ascii: "/") {
      position += 2
    } else {
      position += 1
      openTags.append(tag)
    }
  }

  private var nameBegins: Bool {
    scalar(at: position).map { XMLCharacter.startsName($0.value) } ?? false
  }

  /// Passes attributes and stops at `>` or `/>`.
  private mutating func passAttributes(of tag: OpenTag) throws(Fault) {
    attributeNames.removeAll(keepingCapacity: true)
    while true {
      let hasBlank = passBlanks()
      try expectMore(in: tag)
      if byte() == UInt8(ascii: ">") { return }
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: ">") { return }
      guard nameBegins else { throw unexpectedCharacter(in: tag) }
      let name = try passName(orThrow: .strayLessThan)
      guard hasBlank else { throw Fault(.missingBlank(before: text(name)), at: name.lowerBound) }
      if let first = attributeNames.first(where: { isSame($0, name) }) {
        throw Fault(
          .attributeTwice(text(name)), at: name.lowerBound,
          note: ("first given here", first.lowerBound))
      }
      attributeNames.append(name)
      guard attributeNames.count <= limits.attributes else {
        let problem = MarkupProblem.tooManyAttributes(
          "<\(text(tag.name))>", limit: limits.attributes)
        throw Fault(problem, at: name.lowerBound)
      }
      try passValue(of: name, in: tag)
    }
  }

  private func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count && bytes[first] == bytes[second]
  }

  private mutating func passValue(of name: Range<Int>, in tag: OpenTag) throws(Fault) {
    passBlanks()
    try expectMore(in: tag)
    guard byte() == UInt8(ascii: "=") else {
      throw Fault(.missingValue(attribute: text(name)), at: name.lowerBound)
    }
    position += 1
    passBlanks()
    try expectMore(in: tag)
    let quote = byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw Fault(.unquotedValue(attribute: text(name)), at: position)
    }
    position += 1
    try passText(of: name, upTo: quote, in: tag)
  }

  /// Passes what stands between the quotes of a value, and the second of them.
  private mutating func passText(
    of name: Range<Int>, upTo quote: UInt8, in tag: OpenTag
  ) throws(Fault) {
    let start = position
    while true {
      passPlainBytes(before: quote)
      guard position - start <= limits.attributeLength else {
        let problem = MarkupProblem.attributeTooLong(text(name), limit: limits.attributeLength)
        throw Fault(problem, at: name.lowerBound)
      }
      try expectMore(in: tag)
      switch byte() {
      case UInt8(ascii: "&"): try passReference()
      case UInt8(ascii: "<"): throw Fault(.lessThanInValue(attribute: text(name)), at: position)
      default:
        position += 1
        return
      }
    }
  }

  private mutating func passPlainBytes(before quote: UInt8) {
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "&"),
      bytes[position] != UInt8(ascii: "<")
    {
      position += 1
    }
  }

  /// Passes an end tag, which must close the given one.
  mutating func passEndTag(of open: OpenTag) throws(Fault) {
    let start = position
    position += 2
    guard !isAtEnd else { throw unexpectedEnd(in: "</", openedAt: start) }
    guard nameBegins else { throw Fault(.strayLessThan, at: start) }
    let name = try passName(orThrow: .strayLessThan)
    guard isSame(name, open.name) else {
      guard !isAtEnd else { throw unexpectedEnd(in: "</\(text(name))>", openedAt: start) }
      let opened = text(open.name)
      throw Fault(
        .mismatchedEnd(text(name), open: opened, line: file.lineNumber(at: open.start)), at: start,
        note: ("'<\(opened)>' opened here", open.start))
    }
    passBlanks()
    guard !isAtEnd else { throw unexpectedEnd(in: "</\(text(name))>", openedAt: start) }
    guard byte() == UInt8(ascii: ">") else {
      let character = scalar(at: position).map { String($0) } ?? ""
      throw Fault(.unexpectedCharacter(character, in: "</\(text(name))>"), at: position)
    }
    position += 1
    openTags.removeLast()
  }

  private func expectMore(in tag: OpenTag) throws(Fault) {
    guard !isAtEnd else {
      throw unexpectedEnd(in: "<\(text(tag.name))>", openedAt: tag.start)
    }
  }

  private func unexpectedCharacter(in tag: OpenTag) -> Fault {
    guard byte() != UInt8(ascii: "/") || position + 1 < bytes.count else {
      return unexpectedEnd(in: "<\(text(tag.name))>", openedAt: tag.start)
    }
    let character = scalar(at: position).map { String($0) } ?? ""
    return Fault(.unexpectedCharacter(character, in: "<\(text(tag.name))>"), at: position)
  }
}
