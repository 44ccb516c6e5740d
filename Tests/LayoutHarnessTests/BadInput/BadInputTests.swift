import Foundation
import Testing

@testable import LayoutHarness

/// The tables; a name alone stands in a failure, since the inputs are as long as they are bad.
enum BadInputTable: String, CaseIterable {
  case markup, limits, vocabulary, numbers, computedNumbers, layoutAndTouch

  var rows: [BadInput] {
    switch self {
    case .markup: BadInput.markup
    case .limits: BadInput.limits
    case .vocabulary: BadInput.vocabulary
    case .numbers: BadInput.numbers
    case .computedNumbers: BadInput.computedNumbers
    case .layoutAndTouch: BadInput.layoutAndTouch
    }
  }
}

@Test(arguments: BadInputTable.allCases)
func `each bad input gets its stated outcome, and the files beside it run`(
  table: BadInputTable
) throws {
  let rows = table.rows
  let fine = BadInput("fine", .layout(), #"<baseline format="1" case="fine">"#)
  let outcomes = try BadSuite(rows + [fine]).outcomes()
  for row in rows + [fine] {
    let outcome = outcomes[row.id] ?? "no outcome"
    let isWhole = row.outcome.contains("\n")
    let told = isWhole ? outcome : String(outcome.prefix { $0 != "\n" })
    let expected = row.outcome
    #expect(told == expected, "\(row.id)")
  }
}

@Test func `a case that cannot be read is an error in JUnit, one that breaks its claims a failure`()
  throws
{
  let picked = ["xml-empty", "num-nan", "solve-ambiguous"]
  let rows = (BadInput.markup + BadInput.numbers + BadInput.layoutAndTouch)
    .filter { picked.contains($0.id) }
  let bad = try BadSuite(rows + [BadInput("fine", .layout(), "")])
  _ = try bad.suite.record(["fine"], .all)
  let run = try bad.suite.check()
  #expect(!run.isPassed)
  #expect(
    bad.shown(String(decoding: JUnitReport(run).bytes, as: UTF8.self)) == """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumb" tests="4" failures="1" errors="2" skipped="0" time="0.000">
        <testsuite name="layouts" tests="4" failures="1" errors="2" skipped="0" time="0.000">
          <testcase classname="layouts" name="fine" file="fine.xml" line="1" time="0.000"/>
          <testcase classname="layouts" name="num-nan" file="num-nan.xml" line="5" time="0.000">
            <error message="'frame' must be a number, not 'NaN'" type="case-unreadable">\
      num-nan.xml:5:25: error: 'frame' must be a number, not 'NaN'
      &lt;view id="a" frame="0 0 NaN 10"/&gt;
                              ^</error>
          </testcase>
          <testcase classname="layouts" name="solve-ambiguous" file="solve-ambiguous.xml" \
      line="5" time="0.000">
            <failure message="info has no horizontal position at snapshot 'end'" type="ambiguous">\
      solve-ambiguous.xml:5:1: error: info has no horizontal position at snapshot 'end'
      &lt;view id="info"/&gt;
      ^</failure>
          </testcase>
          <testcase classname="layouts" name="xml-empty" file="xml-empty.xml" line="1" time="0.000">
            <error message="file is empty" type="case-unreadable">\
      xml-empty.xml:1:1: error: file is empty

      ^</error>
          </testcase>
        </testsuite>
      </testsuites>

      """)
}

/// Broken files handed to the project, beside the package when it is worked on.
private let folder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/facts/badxml")

@Test(.enabled(if: FileManager.default.fileExists(atPath: folder.path)))
func `each broken file handed over is refused as a case`() throws {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  #expect(names == BadInput.handedOver.map { "\($0.file).xml" })
  let rows = try BadInput.handedOver.map { file, line in
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(file).xml")))
    return BadInput(file, .bytes(bytes), "\(file).xml:\(line)")
  }
  let outcomes = try BadSuite(rows).outcomes()
  for row in rows {
    #expect(outcomes[row.id]?.prefix { $0 != "\n" } == row.outcome[...], "\(row.id)")
  }
}
