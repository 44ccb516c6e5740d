import Expressions
import Markup
package import PlainText

/// Reads a baseline back; what the recorder could not have written is an error.
package struct BaselineReader {
  private let schema: RecordSchema
  private(set) var diagnostics = Diagnostics()

  private init(_ schema: RecordSchema) {
    self.schema = schema
  }

  /// The baseline of a case; nil where the file holds none, which is reported.
  package static func baseline(
    from file: SourceFile, of caseName: String, schema: RecordSchema = .documents,
    _ diagnostics: inout Diagnostics
  ) -> Baseline? {
    let root: Element
    do {
      root = try Document(parsing: file).root
    } catch {
      diagnostics.report(error)
      return nil
    }
    var reader = BaselineReader(schema)
    let baseline = reader.baseline(from: root, of: caseName)
    for diagnostic in reader.diagnostics.all { diagnostics.report(diagnostic) }
    return reader.diagnostics.hasErrors ? nil : baseline
  }

  /// The outcome of a variant; nil where the baseline has none.
  ///
  /// Complexity: O(n) in what the outcome holds, each time.
  package static func outcome(
    of variant: String, in baseline: Baseline, schema: RecordSchema = .documents
  ) -> Record? {
    guard let element = baseline.element(of: variant) else { return nil }
    if let record = baseline.onlyRecord { return record }
    var reader = BaselineReader(schema)
    return reader.outcome(from: element)
  }

  private mutating func baseline(from root: Element, of caseName: String) -> Baseline {
    var baseline = Baseline(caseName: caseName)
    guard root.name == "baseline" else {
      report(.notABaseline(root.name), at: root.nameLocation)
      return baseline
    }
    let head = record(of: root, as: EventShape.baseline.fields)
    if let format = root["format"], format.value != Baseline.format {
      // Nothing more can be said about the rest of another format.
      report(.otherFormat(format.value), at: format.location)
      return baseline
    }
    if let name = head["case"], ExactText(name) != ExactText(caseName) {
      report(.otherCase(name, expected: caseName), at: root["case"]?.location)
    }
    for child in root.children {
      guard expect(["outcome"], child, in: root) else { continue }
      let outcome = outcome(from: child)
      baseline.onlyRecord = baseline.outcomes.isEmpty ? outcome : nil
      let variants = child["variant"]?.value.split(separator: " | ").map(String.init) ?? [""]
      for variant in variants where baseline.element(of: variant) != nil {
        report(.variantTwice(variant), at: child["variant"]?.location ?? child.location)
      }
      baseline.add(child, of: variants)
    }
    return baseline
  }

  private mutating func outcome(from element: Element) -> Record {
    var outcome = record(of: element, as: EventShape.outcome.fields)
    let names =
      ["physics", "at", "snapshot"] + EventShape.events.map(\.name)
    for child in element.children {
      guard expect(names, child, in: element) else { continue }
      switch child.name {
      case "physics":
        if !outcome.children.isEmpty { report(.misplacedPhysics, at: child.nameLocation) }
        outcome.children.append(leaf(child, as: EventShape.physics.fields))
        continue
      case "at": outcome.children.append(leaf(child, as: EventShape.step.fields))
      case "snapshot": outcome.children.append(snapshot(from: child))
      default:
        outcome.children.append(leaf(child, as: EventShape.named(child.name)?.fields ?? []))
      }
      if !outcome.children.contains(where: { $0.name == "at" }) {
        report(.beforeFirstStep(child.name), at: child.nameLocation)
      }
    }
    return outcome
  }
}

// MARK: - Snapshots

extension BaselineReader {
  private mutating func snapshot(from element: Element) -> Record {
    var snapshot = record(of: element, as: EventShape.snapshot.fields)
    var ids: Set<ExactText> = []
    for child in element.children {
      if let view = view(from: child, in: element, &ids) { snapshot.children.append(view) }
    }
    if snapshot.children.count != 1 {
      report(.noTree(snapshot: snapshot["name"] ?? ""), at: element.nameLocation)
    }
    return snapshot
  }

  private mutating func view(
    from element: Element, in parent: Element, _ ids: inout Set<ExactText>
  ) -> Record? {
    guard let kind = schema.kind(named: element.name) else {
      _ = expect(schema.allKinds, element, in: parent)
      return nil
    }
    var view = record(of: element, as: schema.fields(of: kind))
    if let id = view["id"], !ids.insert(id) {
      report(.idTwice(id), at: element["id"]?.location)
    }
    for child in element.children {
      if kind.showsLines, child.name == "line" {
        var line = record(of: child, as: [], holdsText: true)
        line.text = child.plainText
        view.children.append(line)
        for inner in child.children { _ = expect([], inner, in: child) }
      } else if let subview = self.view(from: child, in: element, &ids) {
        view.children.append(subview)
      }
    }
    return view
  }
}

// MARK: - Elements

extension BaselineReader {
  private mutating func leaf(_ element: Element, as fields: [EventShape.Field]) -> Record {
    for child in element.children { _ = expect([], child, in: element) }
    return record(of: element, as: fields)
  }

  /// The element's attributes, each checked against its type, in the order written.
  private mutating func record(
    of element: Element, as fields: [EventShape.Field], holdsText: Bool = false
  ) -> Record {
    var record = Record(element.name, element: element)
    for attribute in element.attributes {
      guard let field = fields.first(where: { $0.name == attribute.name }) else {
        let nearest = NearestName.suggestion(for: attribute.name, among: fields.map(\.name))
        report(
          .unknownAttribute(attribute.name, of: element.name, nearest: nearest),
          at: attribute.nameLocation)
        continue
      }
      if let value = Value(baseline: attribute.value, as: field.type) {
        record.add(field.name, value, as: field.type)
      } else {
        report(
          .malformedValue(attribute.value, of: field.name, expected: field.type.expectation),
          at: attribute.location)
      }
    }
    for field in fields where field.isRequired && element[field.name] == nil {
      report(.missingAttribute(field.name, of: element.name), at: element.nameLocation)
    }
    if !holdsText { refuseText(in: element) }
    return record
  }

  private mutating func refuseText(in element: Element) {
    for text in element.text {
      let bytes = Array(text.value.utf8)
      guard let offset = bytes.firstIndex(where: { ![0x20, 0x0A, 0x09].contains($0) }) else {
        continue
      }
      report(.misplacedText(in: element.name), at: text.location(at: offset))
    }
  }

  private mutating func expect(
    _ names: [String], _ element: Element, in parent: Element
  ) -> Bool {
    if names.contains(element.name) { return true }
    let nearest = NearestName.suggestion(for: element.name, among: names)
    report(
      .unknownElement(element.name, in: parent.name, nearest: nearest), at: element.nameLocation)
    return false
  }

  private mutating func report(_ problem: BaselineProblem, at location: SourceLocation?) {
    diagnostics.report(problem, at: location)
  }
}

extension ValueType {
  /// What a baseline must spell.
  fileprivate var expectation: String {
    switch self {
    case .boolean: "YES or NO"
    case .number: "a number"
    case .point, .size, .coordinate: "two numbers"
    case .insets, .rect, .region: "four numbers"
    case .transform: "six numbers"
    case .color: "a color, as #ffd60a"
    case .text, .choice: name
    }
  }
}
