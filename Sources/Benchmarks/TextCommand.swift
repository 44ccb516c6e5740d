import LayoutEngine
import PlainText

/// `plumb-bench text`: how near the engine's texts and controls come to sizes that Interface Builder stored.
struct TextCommand {
  private var path = ""
  private var tellsMisses = false

  /// Nil where the arguments are none of the command's.
  init?(_ arguments: [String]) {
    for argument in arguments {
      if argument == "--misses" {
        tellsMisses = true
      } else if path.isEmpty, !argument.hasPrefix("-") {
        path = argument
      } else {
        return nil
      }
    }
    if path.isEmpty { return nil }
  }

  func run() {
    guard let text = SystemCalls.text(ofFile: path) else { stop("cannot read \(path)") }
    var vectors: [TextVector] = []
    for (place, line) in text.split(separator: "\n").enumerated() where place > 0 {
      guard let vector = TextVector(line) else {
        stop("\(path):\(place + 1): error: not a text vector")
      }
      vectors.append(vector)
    }
    SystemCalls.write(report(on: vectors), to: .standardOutput)
  }

  private func stop(_ words: String) -> Never {
    SystemCalls.write(words + "\n", to: .standardError)
    SystemCalls.exit(.wrongUsage)
  }

  private func report(on vectors: [TextVector]) -> String {
    let results = vectors.map { ($0, $0.result()) }
    var output = "class half n within_0.5 within_1 within_2 height_exact line_count\n"
    for row in TextClass.all {
      let own = results.filter { row.contains($0.0) }
      if own.isEmpty { continue }
      output += line("\(row.name) both", own.map(\.1))
      for half in TextVector.Half.allCases where row.isSplit {
        output += line(
          "\(row.name) \(half.rawValue)", own.filter { $0.0.half == half }.map(\.1))
      }
    }
    for (vector, result) in results {
      guard tellsMisses, let error = result.error, error > 1 else { continue }
      output += "miss \(vector.kind) \(vector.weight.rawValue) \(vector.size) off by "
      output += "\(DecimalNumber.text(error)): \(vector.text)\n"
    }
    return output
  }

  private func line(_ name: String, _ results: [TextVector.Result]) -> String {
    let shares = [
      Self.share(results.compactMap { $0.error.map { $0 <= 0.5001 } }),
      Self.share(results.compactMap { $0.error.map { $0 <= 1.0001 } }),
      Self.share(results.compactMap { $0.error.map { $0 <= 2.0001 } }),
      Self.share(results.compactMap(\.isHeightExact)),
      Self.share(results.compactMap(\.isLineCountRight)),
    ]
    return "\(name) \(results.count) \(shares.joined(separator: " "))\n"
  }

  /// The share of what holds, in percent; a dash where nothing was asked.
  private static func share(_ holds: [Bool]) -> String {
    guard !holds.isEmpty else { return "-" }
    let share = Double(holds.count { $0 }) / Double(holds.count) * 100
    return DecimalNumber.text((share * 10).rounded() / 10) + "%"
  }
}

/// Vectors that are counted together.
struct TextClass: Sendable {
  let name: String
  /// Indicates whether the two halves of the vectors are told apart, too.
  var isSplit = false
  let contains: @Sendable (TextVector) -> Bool

  private static let ordinary: [Font.Weight] = [.regular, .medium, .semibold, .bold]
  private static let oneLine = ["label", "cellLabel", "button"]

  /// The classes that targets are set for, then each kind and weight on its own.
  static let all: [TextClass] =
    [
      TextClass(name: "one-line", isSplit: true) { isOrdinary($0) },
      TextClass(name: "one-line-6-19", isSplit: true) { isOrdinary($0) && $0.size < 20 },
      TextClass(name: "one-line-20-up", isSplit: true) { isOrdinary($0) && $0.size >= 20 },
      TextClass(name: "one-line-heights") { oneLine.contains($0.kind) },
    ]
    + (oneLine + ["configButton", "multiline", "segmented"]).flatMap { kind in
      Font.Weight.allCases.map { weight in
        TextClass(name: "\(kind)-\(weight.rawValue)") { $0.kind == kind && $0.weight == weight }
      }
    }

  private static func isOrdinary(_ vector: TextVector) -> Bool {
    oneLine.contains(vector.kind) && ordinary.contains(vector.weight)
  }
}
