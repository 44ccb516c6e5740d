import Expressions
import Testing

@Suite struct RobustnessTests {
  private let long = [
    "sheet.frame.height - min(150, info.frame.height) - root.safeAreaInsets.bottom",
    "not flag and label.text ≠ 'it\\'s' ? rect(0, 1.5, 2, 3).midX : -`8bC-Xf-vdC`.frame.minX % 4",
    "convert(sheet.frame, info, root).maxY ≥ (rows + 2) * 3 or event.state = 'began'",
  ]

  /// Reads, checks and runs; only that it returns is asked, and that an error stands inside its text.
  private func run(_ text: String, on screen: Screen) {
    do {
      _ = screen.value(try screen.expression(text))
    } catch {
      let range = error.range
      #expect(range.lowerBound >= 0 && range.upperBound <= text.utf8.count, "\(text)")
      #expect(!error.problem.words.isEmpty && !error.problem.code.isEmpty)
    }
  }

  @Test func `every prefix and suffix of an expression is read or refused`() {
    let screen = Screen()
    for text in long {
      let scalars = Array(text.unicodeScalars)
      for count in scalars.indices {
        run(String(String.UnicodeScalarView(scalars[..<count])), on: screen)
        run(String(String.UnicodeScalarView(scalars[count...])), on: screen)
      }
    }
  }

  @Test func `every change of one character is read or refused`() {
    let screen = Screen()
    let strangers = Array("a0 .,()'`\\-!=<?:\u{0}\u{301}é😀".unicodeScalars)
    for text in long {
      let scalars = Array(text.unicodeScalars)
      for index in scalars.indices {
        for stranger in strangers {
          var changed = scalars
          changed[index] = stranger
          run(String(String.UnicodeScalarView(changed)), on: screen)
          changed.insert(scalars[index], at: index)
          run(String(String.UnicodeScalarView(changed)), on: screen)
        }
        var shorter = scalars
        shorter.remove(at: index)
        run(String(String.UnicodeScalarView(shorter)), on: screen)
      }
    }
  }

  @Test func `what nests too deep or is too long is refused`() {
    let screen = Screen()
    func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
    let rows: [(text: String, isRead: Bool)] = [
      (times(99, "(") + "1" + times(99, ")"), true),
      (times(100, "(") + "1" + times(100, ")"), false),
      (times(5000, "(") + "1" + times(4999, ")"), false), (times(9999, "("), false),
      (times(99, "-") + "1", true), (times(100, "-") + "1", false), (times(9999, "-") + "1", false),
      (times(9999, "!") + "1", false), ("1" + times(99, "+1"), true),
      ("1" + times(100, "+1"), false), ("1" + times(4999, "+1"), false),
      (times(98, "flag?1:") + "1", true), (times(1400, "flag?1:") + "1", false),
      (times(98, "abs(") + "1" + times(98, ")"), true), (times(2400, "abs("), false),
      (times(24, "convert(") + "1", false), ("(1)" + times(3000, ".x"), false),
      (times(2000, "a.") + "x", false), ("1" + times(9999, " "), true),
      ("1" + times(10_000, " "), false), ("max(1" + times(4900, ",1") + ")", true),
    ]
    for row in rows {
      let isRead = (try? screen.expression(row.text)).map { screen.value($0) } != nil
      #expect(isRead == row.isRead, "\(row.text.prefix(20))")
    }
  }
}
