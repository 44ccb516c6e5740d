import Expressions
import Geometry
import Markup
import PlainText

/// Values by the syntax in the attribute's row; nil where it was left out or is wrong, which is then reported.
extension CheckedElement {
  func text(_ name: String, _ diagnostics: inout Diagnostics) -> String? {
    guard let attribute = self[name] else { return nil }
    guard !attribute.text.isBlank else {
      diagnostics.report(CaseProblem.emptyValue(name), at: attribute.location)
      return nil
    }
    return attribute.value
  }

  func number(_ name: String, _ diagnostics: inout Diagnostics) -> Double? {
    guard let attribute = self[name], case .number(let range)? = row.attribute(name)?.syntax
    else { return nil }
    return ValueReader(attribute).number(in: range, &diagnostics)
  }

  func whole(_ name: String, _ diagnostics: inout Diagnostics) -> Int? {
    guard let attribute = self[name], case .whole(let range)? = row.attribute(name)?.syntax
    else { return nil }
    return ValueReader(attribute).whole(in: range, &diagnostics)
  }

  func value<T: ValueConvertible>(
    _ name: String, as type: T.Type = T.self, _ diagnostics: inout Diagnostics
  ) -> T? {
    guard let attribute = self[name], case .value(let type)? = row.attribute(name)?.syntax
    else { return nil }
    return ValueReader(attribute).value(of: type, &diagnostics).flatMap { T($0) }
  }
}
