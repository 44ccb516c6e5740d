import Markup
import PlainText

/// The recorded outcomes of a case.
package struct Baseline: Sendable {
  /// The version of the written form.
  package static let format = "1"

  /// The case's place below the layouts folder, without `.xml`.
  package let caseName: String
  package private(set) var outcomes: [Entry] = []

  /// An outcome that one or several variants share.
  package struct Entry: Sendable {
    /// Empty names a case's only variant.
    package fileprivate(set) var variants: [String]
    package let record: Record
  }

  package init(caseName: String) {
    self.caseName = caseName
  }

  /// Adds a variant's outcome; one that is told already is shared.
  package mutating func add(_ record: Record, of variant: String) {
    if let index = outcomes.firstIndex(where: { $0.record == record }) {
      outcomes[index].variants.append(variant)
    } else {
      outcomes.append(Entry(variants: [variant], record: record))
    }
  }

  mutating func add(_ entry: Record, of variants: [String]) {
    outcomes.append(Entry(variants: variants, record: entry))
  }

  /// The variant's outcome; nil where the baseline has none.
  package subscript(variant: String) -> Record? {
    outcomes.first { $0.variants.contains { ExactText($0) == ExactText(variant) } }?.record
  }

  /// Every variant, in the order in which they are told.
  package var variants: [String] { outcomes.flatMap(\.variants) }
}

// MARK: - Writing

extension Baseline {
  /// The document: an element a line, LF, the same bytes everywhere.
  package var bytes: [UInt8] {
    var writer = MarkupWriter()
    writer.begin("baseline")
    writer.attribute("format", Self.format)
    writer.attribute("case", caseName)
    for outcome in outcomes {
      writer.begin("outcome")
      if outcome.variants != [""] {
        writer.attribute("variant", outcome.variants.joined(separator: " | "))
      }
      for child in outcome.record.children { child.write(to: &writer) }
      writer.end()
    }
    writer.end()
    return writer.bytes()
  }
}

extension Record {
  fileprivate func write(to writer: inout MarkupWriter) {
    writer.begin(name)
    for field in fields { writer.attribute(field.name, field.value) }
    writer.text(text)
    for child in children { child.write(to: &writer) }
    writer.end()
  }
}
