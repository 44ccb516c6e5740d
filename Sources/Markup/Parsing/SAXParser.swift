import CLibXML2
import PlainText

/// libxml2's event parser, filling an arena; the only file of this room that touches C.
///
/// The callbacks that know no namespaces are used: a prefix is part of a name here.
enum SAXParser {
  /// Parses a file that the inspection let pass.
  static func arena(of file: SourceFile) throws(Fault) -> Arena {
    _ = isInitialized
    let builder = ArenaBuilder(file: file)
    unsafe withContext(of: file.bytes) { context in
      guard let context = unsafe context else {
        return builder.fail(.refusedByParser("out of memory"), at: 0)
      }
      unsafe prepare(&context.pointee, for: builder)
      _ = unsafe xmlParseDocument(context)
      if unsafe context.pointee.wellFormed == 0 {
        builder.fail(.refusedByParser("no reason given"), at: 0)
      }
    }
    return try builder.finishedArena()
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

  private static func prepare(_ context: inout xmlParserCtxt, for builder: ArenaBuilder) {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElement = unsafe startElement
    unsafe handler.endElement = { context, _ in
      unsafe ArenaBuilder.of(context)?.endElement(consumed: SAXParser.consumed(context))
    }
    // One function for both, so that libxml2 does not guess which blanks matter; it also gets
    // CDATA sections, having no callback of their own.
    unsafe handler.characters = unsafe characters
    unsafe handler.ignorableWhitespace = unsafe characters
    unsafe handler.comment = { context, _ in
      unsafe ArenaBuilder.of(context)?.passMarkup(consumed: SAXParser.consumed(context))
    }
    unsafe handler.processingInstruction = { context, _, _ in
      unsafe ArenaBuilder.of(context)?.passMarkup(consumed: SAXParser.consumed(context))
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error, unsafe error.pointee.level == XML_ERR_FATAL else { return }
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no words"
      let line = message.split(separator: "\n").first.map(String.init) ?? message
      unsafe ArenaBuilder.of(context)?.fail(.refusedByParser(line), at: SAXParser.consumed(context))
    }
    unsafe context.sax.pointee = unsafe handler
    unsafe context._private = Unmanaged.passUnretained(builder).toOpaque()
    // Never NOENT, RECOVER, HUGE or XINCLUDE: they open files, accept broken ones, lift limits.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    _ = unsafe xmlCtxtUseOptions(&context, Int32(options))
  }

  private static func consumed(_ context: UnsafeMutableRawPointer?) -> Int {
    unsafe Int(xmlByteConsumed(context?.assumingMemoryBound(to: xmlParserCtxt.self)))
  }

  private static let characters: charactersSAXFunc = { context, text, count in
    guard let builder = unsafe ArenaBuilder.of(context) else { return }
    let start = builder.decoded.count
    unsafe builder.decoded.append(
      contentsOf: UnsafeBufferPointer(start: text, count: Int(count)))
    builder.characters(decodedStart: start)
  }

  private static let startElement: startElementSAXFunc = { context, name, attributes in
    guard let builder = unsafe ArenaBuilder.of(context) else { return }
    builder.prepareForTag()
    var next = unsafe attributes
    // Pairs of name and value, ended by a null.
    while let pair = unsafe next, let attribute = unsafe pair[0] {
      let start = builder.decoded.count
      unsafe builder.decoded.append(
        contentsOf: UnsafeBufferPointer(start: pair[1], count: Int(xmlStrlen(pair[1]))))
      builder.value(nameKey: UInt(bitPattern: attribute), decodedStart: start)
      unsafe next = pair + 2
    }
    // Names come from the parser's dictionary, so equal ones are at one address.
    unsafe builder.startElement(
      nameKey: UInt(bitPattern: name), consumed: SAXParser.consumed(context))
  }
}

extension ArenaBuilder {
  /// The builder of a parser context, which is what callbacks are given.
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> ArenaBuilder? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
      .map { unsafe Unmanaged<ArenaBuilder>.fromOpaque($0).takeUnretainedValue() }
  }
}
