import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads texts and their fonts as Xcode writes them: in elements.
extension SceneDraft {
  /// How a field is typed into: it is lower where it hides what is typed.
  mutating func readInputTraits(_ element: Element, of view: ViewID) {
    guard element["secureTextEntry"]?.value == "YES" else { return }
    catalog.property("isSecureTextEntry", of: scene.tree[view].kind)?
      .set?(&scene.tree, view, .boolean(true))
  }
}

extension Element {
  /// What a `<string>` says; `base64-UTF8` where it holds what XML cannot.
  var documentText: String {
    self["base64-UTF8"]?.value == "YES" ? Base64.text(plainText) : plainText
  }
}
