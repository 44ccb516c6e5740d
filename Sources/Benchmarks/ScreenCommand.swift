import ConstraintSolver
import LayoutDocuments
import LayoutEngine
import PlainText

/// `plumb-bench screen`: how long a case's screen takes to lay out, from scratch and after one changed constant.
struct ScreenCommand {
  private var path = ""
  private var dumps = false
  /// How often all is laid out from scratch; the median counts.
  private var runs = 25

  /// Nil where the arguments are none of the command's.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--dump-rows": dumps = true
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        runs = count
      default:
        guard path.isEmpty, !argument.hasPrefix("-") else { return nil }
        path = argument
      }
    }
    if path.isEmpty { return nil }
  }

  func run() {
    guard let bytes = SystemCalls.bytes(ofFile: path) else { stop("cannot read \(path)") }
    var diagnostics = Diagnostics()
    let layoutCase = CaseReader.layoutCase(
      from: SourceFile(name: path, bytes: bytes), suite: SuiteSettings(), &diagnostics)
    guard let layoutCase, let variant = layoutCase.variants.first else {
      stop(diagnostics.sorted().map(\.text).joined(separator: "\n"))
    }
    let screen = LaidOutScreen(layoutCase.scene(for: variant), on: variant.screen)
    do throws(LayoutFailure) {
      SystemCalls.write(dumps ? try rows(of: screen) : try times(of: screen), to: .standardOutput)
    } catch {
      stop("\(path): the layout fails; plumb check says why")
    }
  }

  private func stop(_ words: String) -> Never {
    SystemCalls.write(words + "\n", to: .standardError)
    SystemCalls.exit(.wrongUsage)
  }

  private func times(of screen: LaidOutScreen) throws(LayoutFailure) -> String {
    var scratch: [Double] = []
    for _ in 0..<runs { scratch.append(try screen.fresh().time) }
    let edits = try screen.fresh().screen.edits()
    return "views=\(screen.viewCount) rules=\(edits.count) scratch_us=\(microseconds(scratch, 0.5))"
      + " edit_us=\(microseconds(edits, 0.5)) edit_90_us=\(microseconds(edits, 0.9))\n"
  }

  /// The time that a share of them does not exceed.
  private func microseconds(_ times: [Double], _ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    let time = times.sorted()[Int(Double(times.count - 1) * share)]
    return (time * 1e7).rounded() / 10
  }

  /// The constraints that the laid-out screen comes to, as `plumb-bench solve` reads them, and each variable's value.
  private func rows(of screen: LaidOutScreen) throws(LayoutFailure) -> String {
    let laidOut = try screen.fresh().screen
    var text = ""
    for row in laidOut.rows {
      let sum = row.terms.map { "\($0.coefficient)*v\($0.variable.index)" }
      let relation =
        switch row.relation {
        case .equal: "=="
        case .atMost: "<="
        case .atLeast: ">="
        }
      text += "\(row.priority): \(sum.joined(separator: " + ")) \(relation) \(row.constant)\n"
    }
    return text
  }
}
