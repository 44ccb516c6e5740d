import Markup
package import PlainText

/// The recorded outcomes of a case, read from its file and made one at a time: all at once are large.
package struct Baseline: Sendable {
  /// The version of the written form.
  package static let format = "1"

  /// The case's place below the layouts folder, without `.xml`.
  package let caseName: String
  package private(set) var outcomes: [Entry] = []
  /// The outcome of a baseline that has one: it is made once, and takes no more memory than its variant's run.
  var onlyRecord: Record?
  /// By variant, the place of its outcome.
  private var places: [ExactText: Int] = [:]

  /// An outcome that one or several variants share.
  package struct Entry: Sendable {
    /// Empty names a case's only variant.
    package let variants: [String]
    /// Where it begins in the file.
    package var location: SourceLocation { element.location }
    fileprivate let element: Element
  }

  init(caseName: String) { self.caseName = caseName }

  mutating func add(_ element: Element, of variants: [String]) {
    for variant in variants { places[variant] = outcomes.count }
    outcomes.append(Entry(variants: variants, element: element))
  }

  /// The outcome of a variant as the file has it; nil where the baseline has none.
  func element(of variant: String) -> Element? { places[variant].map { outcomes[$0].element } }

  /// Every variant, in the order in which they are told.
  package var variants: [String] { outcomes.flatMap(\.variants) }
}
