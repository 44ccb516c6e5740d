import Testing

@testable import LayoutEngine

/// The constraints that UIKit broke in public console logs, iOS 6 to 26.
///
/// They are all logs at hand that name the broken constraint and whose numbers conflict. Which view holds which is
/// read from the logs, where they show it: by `|`, stack views, margins and cells.
@Suite struct ConflictLogTests {
  struct Log {
    let tree: String
    /// The constraint that UIKit broke, from 1.
    let breaks: Int
    /// The constraint that breaks here, where it is another.
    var instead: Int?
    let constraints: String
  }

  @Test func `the first broken constraint of a console log is UIKit's, in 71 of 79 logs`() throws {
    let logs = ConflictLogs.first + ConflictLogs.second
    for (number, log) in logs.enumerated() {
      var layout = WrittenLayout(log.tree)
      let rules = layout.add(log.constraints)
      let conflicts = try layout.sheet.layOut().conflicts()
      let broken = rules.firstIndex { conflicts.first?.broken == .rule($0) }
      #expect(
        broken.map { $0 + 1 } == log.instead ?? log.breaks, "log \(number): \(log.constraints)")
    }
    #expect(logs.count == 79)
    #expect(logs.count { $0.instead == nil } == 71)
  }
}
