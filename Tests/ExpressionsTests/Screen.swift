import Expressions
import Geometry
import PlainText

/// A toy screen: what names mean in these tests, and what stands in their slots.
struct Screen {
  var entries: [(name: String, type: ValueType, value: Value)] = [
    ("sheet.frame", .rect, .rect(Rect(x: 0, y: 150, width: 375, height: 517))),
    ("sheet.contentOffset", .point, .point(Point(x: 0, y: -367))),
    ("sheet.contentInset", .insets, .insets(Insets(top: 367))),
    ("sheet.contentSize", .size, .size(Size(width: 375, height: 1200))),
    ("sheet.isPagingEnabled", .boolean, .boolean(true)),
    ("info.frame", .rect, .rect(Rect(x: 0, y: 0, width: 375, height: 1200))),
    ("root.safeAreaInsets", .insets, .insets(Insets(top: 20))),
    ("label.text", .text, .text("Info")),
    ("label.textAlignment", .choice(["left", "center", "right"]), .text("center")),
    ("label.textColor", .color, .color(Color(red: 255, green: 149, blue: 0))),
    (
      "map.region", .region,
      .region(
        Region(
          center: Coordinate(latitude: 52.5, longitude: 13.4), latitudeDelta: 0.1,
          longitudeDelta: 0.2))
    ),
    ("8bC-Xf-vdC.frame", .rect, .rect(Rect(x: 10, y: 20, width: 30, height: 40))),
    ("event.state", .choice(["began", "changed", "ended"]), .text("changed")),
    ("event.touches.count", .number, .number(2)),
    ("rows", .number, .number(3)),
    ("zero", .number, .number(0)),
    ("flag", .boolean, .boolean(false)),
    ("headline", .text, .text("center")),
    ("Überschrift", .text, .text("é")),
  ]
  let views = ["root", "sheet", "info", "label", "map", "8bC-Xf-vdC"]

  func resolve(_ path: [NamePart]) -> Result<Resolution, NameFailure> {
    for count in (1...path.count).reversed() {
      let name = path.prefix(count).map(\.text).joined(separator: ".")
      if let index = entries.firstIndex(where: { $0.name == name }) {
        return .success(
          Resolution(slot: Slot(index), type: entries[index].type, consumed: count))
      }
    }
    let name = path[0].text
    guard views.contains(name) else {
      return .failure(
        NameFailure(
          words: "nothing is named '\(name)'", index: 0,
          candidates: views + ["rows", "zero", "flag", "headline", "event"]))
    }
    guard path.count > 1 else {
      return .failure(NameFailure(words: "'\(name)' is a view, not a value", index: 0))
    }
    let known = entries.map(\.name).filter { $0.hasPrefix(name + ".") }
    return .failure(
      NameFailure(
        words: "'\(name)' has no '\(path[1].text)'", index: 1,
        candidates: known.map { String($0.dropFirst(name.count + 1)) }))
  }

  func view(_ path: [NamePart]) -> Result<Slot, NameFailure> {
    let name = path.map(\.text).joined(separator: ".")
    guard let index = views.firstIndex(of: name) else {
      return .failure(
        NameFailure(words: "no view is named '\(name)'", index: 0, candidates: views))
    }
    return .success(Slot(1000 + index))
  }

  func expression(
    _ text: String, expecting type: ValueType? = nil
  ) throws(ExpressionError) -> Expression {
    try Parser.syntax(of: text).checked(expecting: type, resolve: resolve, view: view)
  }

  /// Moves by the difference of the two views' places in the list of views, so that a wrong order shows.
  func value(_ expression: Expression) -> Value {
    expression.value(
      read: { entries[$0.raw].value },
      convert: { what, from, to in
        let way = Point(x: Double(from.raw - 1000), y: Double(to.raw - 1000))
        return switch what {
        case .point(let point): .point(point + way)
        case .rect(let rect): .rect(rect.offset(by: way))
        default: what
        }
      })
  }

  /// The value as text, or the error with its line of carets.
  func shown(_ text: String, expecting type: ValueType? = nil) -> String {
    do {
      return value(try expression(text, expecting: type)).expressionText
    } catch {
      return error.shown(in: text)
    }
  }
}

extension ExpressionError {
  /// The words, the text, and carets below what they are about; one caret where something is missing.
  func shown(in text: String) -> String {
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).unicodeScalars.count
    let about = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count
    let carets = String(repeating: "^", count: max(1, about))
    return "\(problem.words)\n\(text)\n\(String(repeating: " ", count: before))\(carets)"
  }
}
