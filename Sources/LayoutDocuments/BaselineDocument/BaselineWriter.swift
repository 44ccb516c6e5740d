import Markup

/// Writes a case's baseline from the outcomes of its variants, and keeps nothing of them but their text.
package struct BaselineWriter: Sendable {
  private let caseName: String
  /// The most bytes that are kept.
  private let limit: Int
  private var outcomes: [(variants: [String], text: [UInt8])] = []
  /// By the hash of their texts, the places of outcomes.
  private var places: [Int: [Int]] = [:]
  private var size = 0

  /// A writer of a baseline of at most so many bytes.
  package init(caseName: String, upTo limit: Int = .max) {
    self.caseName = caseName
    self.limit = limit
  }

  /// Adds a variant's outcome by its text; one that is told already is shared.
  package mutating func add(_ text: [UInt8], of variant: String) {
    guard !isTooLarge else { return }
    var hasher = Hasher()
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    if let place = places[hash]?.first(where: { outcomes[$0].text == text }) {
      outcomes[place].variants.append(variant)
    } else {
      places[hash, default: []].append(outcomes.count)
      outcomes.append(([variant], text))
      size += text.count
    }
    if isTooLarge { (outcomes, places) = ([], [:]) }
  }

  /// Indicates whether the outcomes alone are larger than the limit.
  private var isTooLarge: Bool { size > limit }

  /// The document: an element a line, LF, the same bytes everywhere; nil where it would be larger than the limit.
  package var bytes: [UInt8]? {
    guard !isTooLarge else { return nil }
    var writer = MarkupWriter()
    writer.begin("baseline")
    writer.attribute("format", Baseline.format)
    writer.attribute("case", caseName)
    for outcome in outcomes {
      writer.begin("outcome")
      if outcome.variants != [""] {
        writer.attribute("variant", outcome.variants.joined(separator: " | "))
      }
      writer.append(outcome.text)
      writer.end()
    }
    writer.end()
    let bytes = writer.bytes()
    return bytes.count <= limit ? bytes : nil
  }
}

extension Record {
  /// The content of an outcome, as a baseline writes it: two outcomes say the same where their texts are equal.
  package var outcomeText: [UInt8] {
    var writer = MarkupWriter(elementsAtLevel: 2)
    for child in children { child.write(to: &writer) }
    return writer.bytes()
  }

  private func write(to writer: inout MarkupWriter) {
    writer.begin(name)
    for field in fields { writer.attribute(field.name, field.value) }
    writer.text(text)
    for child in children { child.write(to: &writer) }
    writer.end()
  }
}
