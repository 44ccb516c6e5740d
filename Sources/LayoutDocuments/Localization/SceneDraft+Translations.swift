import Expressions
import LayoutEngine
import PlainText

/// Gives the views of a document the texts of another language.
extension SceneDraft {
  /// Texts of objects that are not in the scene, or that nothing is laid out by, change nothing: Xcode leaves old ones.
  mutating func translate() {
    guard let translations else { return }
    for entry in translations.entries {
      guard let (object, property) = entry.target,
        case .view(let view)? = names[String(object)]?.meaning
      else { continue }
      translate(String(property), of: view, to: entry, in: translations)
    }
  }

  private mutating func translate(
    _ property: String, of view: ViewID, to entry: StringsTable.Entry, in table: StringsTable
  ) {
    let isAttributed = scene.tree.text.value(of: view)?.runs.isEmpty == false
    switch TranslatedText(property, hasConfiguration: hasConfiguration(view)) {
    case .whole(let name):
      if !isAttributed || name == "placeholder" || name == "subtitle" {
        set(name, of: view, to: entry.value)
      }
    case .segment(let place): setSegment(place, of: view, to: entry, in: table)
    case .attributed where isAttributed:
      diagnostics.report(
        LocalizationProblem.attributedText(entry.key), at: table.location(of: entry),
        severity: .warning)
    case .attributed, nil: break
    }
  }

  private func hasConfiguration(_ view: ViewID) -> Bool {
    scene.tree.button.value(of: view).map { $0.configuration != .none } ?? false
  }

  private mutating func set(_ name: String, of view: ViewID, to text: String) {
    guard let property = catalog.property(name, of: scene.tree[view].kind),
      property.get(scene.tree, view) != .text(text)
    else { return }
    property.set?(&scene.tree, view, .text(text))
    if name == "text" { forgetWantedSize(of: view) }
  }

  /// The size that Xcode found for a label of the app's was that of another text.
  mutating func forgetWantedSize(of view: ViewID) {
    if scene.tree.wantedSize.has(view) { scene.tree.wantedSize.attach(WantedSize(), to: view) }
  }

  private mutating func setSegment(
    _ place: Int, of view: ViewID, to entry: StringsTable.Entry, in table: StringsTable
  ) {
    guard let property = catalog.property("titles", of: scene.tree[view].kind),
      case .text(let joined) = property.get(scene.tree, view)
    else { return }
    var titles = joined.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    guard titles.indices.contains(place) else { return }
    guard !entry.value.contains("|") else {
      let words = "'|' stands between the titles of segments"
      report(.refusedValue(entry.key, entry.value, words), at: table.location(of: entry))
      return
    }
    titles[place] = entry.value
    property.set?(&scene.tree, view, .text(titles.joined(separator: " | ")))
  }
}

/// What a key is about, by what stands in it behind the object id, as ibtool exports it.
enum TranslatedText: Equatable {
  /// All of a property of text.
  case whole(String)
  case segment(Int)
  /// An attributed text, or part of one.
  case attributed

  /// Nil for what nothing is laid out by: what is read out, titles of bars and of other states; or
  /// that no view is there for, see `readSections`.
  init?(_ property: String, hasConfiguration: Bool) {
    switch property {
    case "text", "placeholder": self = .whole(property)
    // Of a button with a configuration both are exported, and the configuration's is shown.
    case "normalTitle" where !hasConfiguration: self = .whole("title")
    case "configuration.title" where hasConfiguration: self = .whole("title")
    case "configuration.subtitle" where hasConfiguration: self = .whole("subtitle")
    default:
      if property.hasPrefix("segmentTitles["), property.hasSuffix("]"),
        let place = Int(property.dropFirst(14).dropLast())
      {
        self = .segment(place)
      } else if property.lowercased().contains("attributed") {
        self = .attributed
      } else {
        return nil
      }
    }
  }
}
