import CLibXML2
import PlainText

/// libxml2's event parser, filling an arena; the only file of this room that touches C.
enum SAXParser {
  /// Parses a file that the inspection let pass.
  static func arena(of file: SourceFile) throws(Fault) -> Arena {
    _ = isInitialized
    var builder = ArenaBuilder(file: file)
    unsafe withUnsafeMutablePointer(to: &builder) { unsafe parse(file.bytes, into: $0) }
    return try builder.finishedArena()
  }

  private static func parse(_ bytes: [UInt8], into builder: UnsafeMutablePointer<ArenaBuilder>) {
    unsafe withContext(of: bytes) { context in
      guard let context = unsafe context else {
        return unsafe builder.pointee.fail(.refusedByParser("out of memory"), at: 0)
      }
      unsafe prepare(&context.pointee, for: builder)
      _ = unsafe xmlParseDocument(context)
      if unsafe context.pointee.wellFormed == 0 {
        unsafe builder.pointee.fail(.refusedByParser("no reason given"), at: 0)
      }
    }
  }

  /// Once a process: makes libxml2 fit for several threads.
  private static let isInitialized: Bool = {
    xmlInitParser()
    return true
  }()

  private static func withContext(
    of bytes: [UInt8], _ body: (xmlParserCtxtPtr?) -> Void
  ) {
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let context = unsafe xmlCreateMemoryParserCtxt(start, Int32(buffer.count))
      unsafe body(context)
      unsafe xmlFreeParserCtxt(context)
    }
  }

  private static func prepare(
    _ context: inout xmlParserCtxt, for builder: UnsafeMutablePointer<ArenaBuilder>
  ) {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = unsafe startElement
    unsafe handler.endElementNs = { context, _, _, _ in
      unsafe ArenaBuilder.of(context)?.pointee.endElement(consumed: SAXParser.consumed(context))
    }
    // One function for both, so that libxml2 does not guess which blanks matter; it also gets
    // CDATA sections, having no callback of their own.
    unsafe handler.characters = unsafe characters
    unsafe handler.ignorableWhitespace = unsafe characters
    unsafe handler.comment = { context, _ in
      unsafe ArenaBuilder.of(context)?.pointee.passMarkup(consumed: SAXParser.consumed(context))
    }
    unsafe handler.processingInstruction = { context, _, _ in
      unsafe ArenaBuilder.of(context)?.pointee.passMarkup(consumed: SAXParser.consumed(context))
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no words"
      let line = message.split(separator: "\n").first.map(String.init) ?? message
      unsafe ArenaBuilder.of(context)?.pointee.fail(
        .refusedByParser(line), at: SAXParser.consumed(context))
    }
    unsafe context.sax.pointee = unsafe handler
    unsafe context._private = UnsafeMutableRawPointer(builder)
    // Never NOENT, RECOVER, HUGE or XINCLUDE: they open files, accept broken ones, lift limits.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    _ = unsafe xmlCtxtUseOptions(&context, Int32(options))
  }

  private static func consumed(_ context: UnsafeMutableRawPointer?) -> Int {
    unsafe Int(xmlByteConsumed(context?.assumingMemoryBound(to: xmlParserCtxt.self)))
  }

  private static let characters: charactersSAXFunc = { context, text, count in
    guard let builder = unsafe ArenaBuilder.of(context) else { return }
    let start = unsafe builder.pointee.decoded.count
    unsafe builder.pointee.append(text, count: Int(count))
    unsafe builder.pointee.characters(decodedStart: start)
  }

  private static let startElement: startElementNsSAX2Func = {
    context, name, prefix, _, declarationCount, declarations, count, _, attributes in
    guard let builder = unsafe ArenaBuilder.of(context) else { return }
    unsafe builder.pointee.prepareForTag()
    for index in 0..<Int(declarationCount) {
      // Pairs of prefix and address.
      let prefix = unsafe declarations?[2 * index].map { unsafe ":" + String(cString: $0) }
      let value = unsafe declarations?[2 * index + 1]
      let start = unsafe builder.pointee.decoded.count
      unsafe builder.pointee.append(value, count: Int(xmlStrlen(value)))
      unsafe builder.pointee.declaration("xmlns" + (prefix ?? ""), decodedStart: start)
    }
    for index in 0..<Int(count) {
      // Local name, prefix, address, start and end of the value.
      guard let five = unsafe attributes.map({ unsafe $0 + 5 * index }),
        let value = unsafe five[3], let end = unsafe five[4]
      else { return }
      let start = unsafe builder.pointee.decoded.count
      unsafe builder.pointee.append(value, count: end - value)
      unsafe builder.pointee.value(of: ArenaBuilder.key(five[0], five[1]), decodedStart: start)
    }
    unsafe builder.pointee.startElement(
      ArenaBuilder.key(name, prefix), consumed: SAXParser.consumed(context))
  }
}

extension ArenaBuilder {
  /// The builder of a parser context, which is what callbacks are given.
  fileprivate static func of(
    _ context: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<ArenaBuilder>? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private?
      .assumingMemoryBound(to: ArenaBuilder.self)
  }

  /// A key of a name; its parts lie in the parser's dictionary, so equal ones at one address.
  fileprivate static func key(
    _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> NameKey {
    NameKey(local: UInt(bitPattern: local), prefix: UInt(bitPattern: prefix))
  }

  fileprivate mutating func append(_ start: UnsafePointer<xmlChar>?, count: Int) {
    unsafe decoded.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
