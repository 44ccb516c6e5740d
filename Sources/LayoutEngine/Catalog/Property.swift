package import Expressions

/// One property of a kind: a row of the catalog that attributes, expressions, `<set>` and baselines walk.
package struct Property: Sendable {
  /// UIKit's name.
  package let name: String
  /// What it is, with its unit and range; help and schema show it.
  package let summary: String
  package let type: ValueType
  package let effect: Effect
  package let recording: Recording
  /// Why a value of the type is not one of the property's in a tree; nil where it is.
  package let refusal: @Sendable (ViewTree, Value) -> String?
  package let get: @Sendable (ViewTree, ViewID) -> Value
  /// Changes the raw state only, what follows from it the simulation does by `effect`; nil for what cannot be set.
  package let set: (@Sendable (inout ViewTree, ViewID, Value) -> Void)?

  /// What has to follow a change.
  package struct Effect: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Constraints or their constants change: layout.
    package static let constraints = Effect(rawValue: 1)
    /// The size that the content wants changes: layout.
    package static let intrinsicSize = Effect(rawValue: 2)
    /// The frame itself was set: what keeps it there is made anew.
    package static let frame = Effect(rawValue: 4)
    /// The offset, its range or the indicators may change: the scroll rules run.
    package static let scroll = Effect(rawValue: 8)
    /// Only what is drawn changes.
    package static let picture = Effect(rawValue: 16)
    /// The view's own gesture is switched on or off: one at work is cancelled.
    package static let gestures = Effect(rawValue: 32)
    /// A map shows another region: what moved it ends.
    package static let region = Effect(rawValue: 64)
    /// What a stack view arranges changes: layout, where one arranges the view.
    package static let arrangement = Effect(rawValue: 128)
    /// Leading and trailing change sides: every constraint is made anew.
    package static let direction = Effect(rawValue: 256)
    /// Something else is typed into.
    package static let focus = Effect(rawValue: 512)
  }

  /// Whether a snapshot writes it.
  package enum Recording: Sendable {
    case always
    /// Where it differs from what a fresh view of the kind has.
    case unlessDefault
    case never
  }

  /// A row for what the engine only keeps and shows: all there is to it stands in this row.
  package static func stored<T: ValueConvertible>(
    _ name: String, _ summary: String, _ effect: Effect = .picture,
    record: Recording = .unlessDefault, default standard: T,
    refusal: @escaping @Sendable (T) -> String? = { _ in nil }
  ) -> Property {
    .row(
      name, summary, effect, record: record, refusal: refusal,
      get: { tree, id in tree.stored.value(of: id)?[name].flatMap(T.init) ?? standard },
      set: { tree, id, new in
        var values = tree.stored.value(of: id) ?? [:]
        values[name] = new.value
        tree.stored.attach(values, to: id)
      })
  }

  /// A row with a typed getter and setter.
  package static func row<T: ValueConvertible>(
    _ name: String, _ summary: String, _ effect: Effect = [], record: Recording = .unlessDefault,
    refusal: @escaping @Sendable (T) -> String? = { _ in nil },
    get: @escaping @Sendable (ViewTree, ViewID) -> T,
    set: (@Sendable (inout ViewTree, ViewID, T) -> Void)? = nil
  ) -> Property {
    var setter: (@Sendable (inout ViewTree, ViewID, Value) -> Void)?
    if let set {
      setter = { tree, id, value in
        if let new = T(value) { set(&tree, id, new) }
      }
    }
    return Property(
      name: name, summary: summary, type: T.type, effect: effect, recording: record,
      refusal: { _, value in T(value).flatMap(refusal) },
      get: { tree, id in get(tree, id).value }, set: setter)
  }
}
