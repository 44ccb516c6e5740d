import ConstraintSolver
import Geometry

/// A place or a length as a sum: coefficients of the solver's variables, a number, and numbers that layout itself derives.
struct LinearForm: Sendable {
  var terms: [Term] = []
  var constant = 0.0
  var derived: [(coefficient: Double, source: Derivation)] = []

  static func variable(_ variable: Variable) -> LinearForm {
    LinearForm(terms: [Term(1, variable)])
  }

  static func derived(_ source: Derivation) -> LinearForm {
    LinearForm(derived: [(1, source)])
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    LinearForm(
      terms: left.terms + right.terms, constant: left.constant + right.constant,
      derived: left.derived + right.derived)
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + -1 * right }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    LinearForm(
      terms: form.terms.map { Term(factor * $0.coefficient, $0.variable) },
      constant: factor * form.constant,
      derived: form.derived.map { (factor * $0.coefficient, $0.source) })
  }
}

extension Term {
  init(_ coefficient: Double, _ variable: Variable) {
    self.init(coefficient: coefficient, variable: variable)
  }
}

/// A number in a constraint that depends on the layout's own result: solved, derived anew, solved again until none moves.
enum Derivation: Hashable, Sendable {
  case contentOffsetX(ViewID)
  case contentOffsetY(ViewID)
  case safeAreaTop(ViewID)
  case safeAreaLeft(ViewID)
  case safeAreaBottom(ViewID)
  case safeAreaRight(ViewID)

  func value(in tree: ViewTree) -> Double {
    switch self {
    case .contentOffsetX(let id): tree[id].boundsOrigin.x
    case .contentOffsetY(let id): tree[id].boundsOrigin.y
    case .safeAreaTop(let id): tree.traits(of: id).safeAreaInsets.top
    case .safeAreaLeft(let id): tree.traits(of: id).safeAreaInsets.left
    case .safeAreaBottom(let id): tree.traits(of: id).safeAreaInsets.bottom
    case .safeAreaRight(let id): tree.traits(of: id).safeAreaInsets.right
    }
  }

  /// The view it is read from.
  var view: ViewID {
    switch self {
    case .contentOffsetX(let id), .contentOffsetY(let id), .safeAreaTop(let id),
      .safeAreaLeft(let id), .safeAreaBottom(let id), .safeAreaRight(let id):
      id
    }
  }

  var isOffset: Bool {
    switch self {
    case .contentOffsetX, .contentOffsetY: true
    default: false
    }
  }
}
