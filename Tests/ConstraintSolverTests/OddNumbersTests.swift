import ConstraintSolver
import Testing

/// Coefficients from 1e-4 to 1e4, constants to 1e6 and rows near to parallel: what can be kept is.
struct OddNumbersTests {
  /// A far move of what is open counts along coefficients that are small: the last variable of each
  /// follows the one that moves by less than 1e-9 a point.
  @Test func `small coefficients along a chain of required rows count`() {
    for text in [
      """
      0.00013 a + b <= 30
      c - 60 d == 0
      -2300 c + b == 0 @250
      e + b == 68 @500
      """,
      """
      0.0001 a + b <= 5
      c - 0.0001 b == 0
      d - 0.0001 c == 0
      d - e == 0
      b + f == 7 @500
      """,
    ] {
      let equations = Equations(text)
      let solution = equations.solved()
      #expect(solution.conflicts.isEmpty)
      #expect(equations.errors(at: solution.values)[1000, default: 1] < 1e-6, "\(text)")
    }
  }

  @Test func `required rows that a point keeps are kept within a millionth`() {
    var generator = RandomSystems(seed: 5)
    for number in 0..<60 {
      let equations = Self.system(&generator)
      let solution = equations.solved()
      #expect(solution.conflicts.isEmpty, "system \(number)")
      for line in equations.lines where line.priority == 1000 {
        var sum = -line.constant
        var size = 0.0
        for term in line.terms {
          let product = term.coefficient * solution.values[term.variable.index]
          sum += product
          size += abs(product)
        }
        let missed =
          switch line.relation {
          case .equal: abs(sum)
          case .atMost: max(0, sum)
          case .atLeast: max(0, -sum)
          }
        // Values of 1e14 have no places left.
        #expect(missed < max(1e-6, size * 1e-15), "system \(number)")
      }
    }
  }

  /// The rounding of a large value is not put where another row multiplies it.
  @Test func `a variable that no row names costs others no accuracy`() {
    let equations = Equations(
      """
      0 e == 0 @1
      v >= -15 @999.5
      -0.63 w + 0.37 v == -984375
      10128.9999 w + 0.37 v <= 0
      """)
    #expect(equations.errors(at: equations.solved().values)[1000, default: 1] < 1e-6)
  }

  /// Along `d` all goes slowly: what is moved by it must not pass for rounding.
  @Test func `rows near to parallel keep a variable that a wish pulls away`() {
    let equations = Equations(
      """
      0 a + 0 b + 0 c + 0 d == 0 @1
      c + b + 13 a <= -93
      c + 1.0002 b + 13 a >= -93.0088
      -0.0001 d + 870 c - b <= 25273.9992
      c + 869.9999 a == -5190.9994
      -0.0001 a == 1000 @500
      c == 1000 @500
      """)
    #expect(equations.errors(at: equations.solved().values)[1000, default: 1] < 1e-6)
  }

  /// What is left of the second row is rounding, and must not decide against the third.
  @Test func `rows that are nearly multiples of one another exclude no other`() {
    for text in [
      """
      a + b == 51
      0.367839025 a + 0.36783902543 b == 18.75979028102
      870 b >= 12180
      """,
      """
      a + b + c == 67
      0.55 a + 0.55 b + 0.55000000023 c == 36.85000000368
      -99 b + -2.3 c <= -1422.8
      a + c <= 53
      -1 a + 99 c <= 1547
      a == 1000 @500
      """,
    ] {
      let equations = Equations(text)
      let solution = equations.solved()
      #expect(solution.conflicts.isEmpty, "\(text)")
      #expect(equations.errors(at: solution.values)[1000, default: 1] < 1e-6, "\(text)")
    }
  }

  @Test func `terms that cancel but for rounding are none`() {
    let equations = Equations("-1 a + 0.9999 a + 0.0001 a == 3\na == 5 @1")
    let solution = equations.solved()
    #expect(equations.words(solution.conflicts) == "0 breaks 0")
    #expect(equations.words(solution.values) == "a 5")
  }

  @Test func `a coefficient that is small beside another decides as exactly`() {
    let equations = Equations(
      """
      10000 a == 5000
      10000 a + 0.0001 b == 5000.05
      """)
    #expect(abs(equations.solved().values[1] - 500) < 1e-6)
  }

  /// Rows through one point, some of them nearly a multiple of the row before.
  private static func system(_ generator: inout RandomSystems) -> Equations {
    var equations = Equations()
    let count = 3 + generator.number(below: 6)
    let point = (0..<count).map { _ in Double(generator.number(below: 120)) - 60 }
    for index in 0..<count { _ = equations.variable("v\(index)") }
    for row in 0..<count {
      var terms: [Term] = []
      if row % 3 == 1, let last = equations.lines.last {
        terms = last.terms.map {
          let near = 1 + Double(generator.number(below: 3)) * 1e-4
          return Term(coefficient: $0.coefficient * near, variable: $0.variable)
        }
      } else {
        for _ in 0..<1 + generator.number(below: 3) {
          let place = Variable(index: generator.number(below: count))
          terms.append(Term(coefficient: size(&generator), variable: place))
        }
      }
      let constant = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
      let relation: Relation = [.equal, .equal, .atMost, .atLeast][generator.number(below: 4)]
      equations.lines.append(
        Equations.Line(
          terms: terms, relation: relation, constant: constant, priority: 1000))
    }
    for index in 0..<count where index % 2 == 0 {
      equations.lines.append(
        Equations.Line(
          terms: [Term(coefficient: size(&generator), variable: Variable(index: index))],
          relation: .equal, constant: 1000, priority: 500))
    }
    return equations
  }

  private static func size(_ generator: inout RandomSystems) -> Double {
    let sizes = [1, 1, 1, -1, -1, 0.0001, 0.0037, 0.21, 13, 870, 10_000, -0.0001, -2300]
    return sizes[generator.number(below: sizes.count)]
  }
}
