/// How large a document may be: numbers of our own, so that every machine gives the same answer.
///
/// All lie below libxml2's, which differ by version; raising one above those leaves the last
/// word to libxml2.
package struct Limits: Sendable, Equatable {
  /// The most bytes in a file, 16 MB; whoever reads files asks this before reading one.
  package var fileSize = 16 << 20
  /// The most elements open at once, the root included.
  package var depth = 256
  /// The most bytes of source between the quotes of an attribute: 64 kB.
  package var attributeLength = 64 << 10
  /// The most attributes of one element.
  package var attributes = 256
  /// The most bytes of source in a run of text, a comment or a processing instruction: 1 MB.
  package var textLength = 1 << 20
  /// The most bytes in a name.
  package var nameLength = 256
  /// The most elements in a document.
  package var elements = 1_000_000

  package init() {}

  /// The limits that hold unless others are given.
  package static let standard = Limits()
}
