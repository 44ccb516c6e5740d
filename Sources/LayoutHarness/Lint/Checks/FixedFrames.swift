import Markup
import PlainText

extension LintCheck {
  static let fixedFrame: LintCheck = .init(
    "fixed-frame", "A view has no constraints in a document that uses Auto Layout."
  ) { document in
    guard document.usesAutoLayout else { return [] }
    return document.objects.compactMap { _, element in
      guard element["fixedFrame"]?.value == "YES" else { return nil }
      return document.finding(
        fixedFrame, "\(element.lintName) has no constraints: its frame is fixed", about: element)
    }
  }
}
