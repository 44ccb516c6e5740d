import PlainText
import Testing

@testable import LayoutHarness

private func place(_ file: String, _ line: Int, _ column: Int, _ source: String)
  -> PlainText.SourceLocation
{
  PlainText.SourceLocation(
    file: file, position: SourcePosition(line: line, column: column), sourceLine: source)
}

private func result(_ id: String, _ verdict: Verdict, _ variants: [VariantResult]) -> CaseResult {
  let file = verdict == .staleBaseline ? "baselines/\(id).xml" : "layouts/\(id).xml"
  var result = CaseResult(
    CaseID(id) ?? CaseID(folder: [], name: id), file: file, baselineFile: "baselines/\(id).xml",
    verdict)
  result.variants = variants
  return result
}

/// Every verdict once.
private func run() -> RunResult {
  let line = "    <scrollView id=\"sheet\">"
  let sheet = place("layouts/sheet/paging.xml", 12, 5, line)
  func moved(_ name: String) -> VariantResult {
    var variant = VariantResult(name)
    variant.differences = [
      Difference(
        "sheet: y 150 → 170 (+20)", at: sheet,
        recorded: place("baselines/sheet/paging.xml", 30, 9, ""), in: "snapshot 'a'"),
      Difference("sheet: isHidden NO → YES", at: sheet, recorded: nil, in: "snapshot 'a'"),
      Difference("physics: panStart 10 → 12 (+2)", at: nil, recorded: nil, in: "the whole run"),
    ]
    return variant
  }
  var broken = VariantResult("")
  broken.violations = [
    Diagnostic(
      code: "expectation", words: "expected a = b, but 1 is not 2 & <3>\u{1}",
      at: place("layouts/map-tap/tap.xml", 40, 3, "  <expect that=\"a = b\"/>"))
  ]
  var run = RunResult()
  run.results = [
    result("map-tap/plain", .passed, [VariantResult("")]),
    result("map-tap/tap", .failed, [broken]),
    result("sheet/bad", .unreadable([Diagnostic(code: "file-empty", words: "file is empty")]), []),
    result("sheet/new", .missingBaseline, [VariantResult("")]),
    result(
      "sheet/paging", .failed,
      [moved("iPhone 8"), VariantResult("iPhone X"), moved("iPhone 8, rtl")]),
    result("top", .notRun, []),
    result("gone", .staleBaseline, []),
  ]
  return run
}

@Test func `the terminal tells case by case, equal variants once, then counts`() {
  #expect(
    run().description == """
      map-tap/tap
      layouts/map-tap/tap.xml:40:3: error: expected a = b, but 1 is not 2 & <3>␁
        <expect that="a = b"/>
        ^

      layouts/sheet/bad.xml: error: file is empty
      layouts/sheet/new.xml: error: no baseline; record it by plumb record --missing sheet/new

      sheet/paging on iPhone 8 | iPhone 8, rtl
      layouts/sheet/paging.xml:12:5: error: sheet: y 150 → 170 (+20)
          <scrollView id="sheet">
          ^
      baselines/sheet/paging.xml:30:9: note: recorded here, in snapshot 'a'
      layouts/sheet/paging.xml:12:5: error: sheet: isHidden NO → YES
      layouts/sheet/paging.xml: note: in snapshot 'a'
      layouts/sheet/paging.xml: error: physics: panStart 10 → 12 (+2)
      layouts/sheet/paging.xml: note: in the whole run

      baselines/gone.xml: error: no case of this baseline; remove it, or run plumb record --all \
      --prune

      1 passed, 2 failed, 1 without a baseline, 1 unreadable, 1 stale, 1 not run (6 variants)
      """)
  #expect(!run().isPassed)
  #expect(RunResult().isPassed)
  #expect(RunResult().description == "0 passed (0 variants)")
}

@Test func `JUnit has a suite a folder and a uniquely named testcase a variant`() {
  let text = String(decoding: JUnitReport(run()).bytes, as: UTF8.self)
  #expect(
    text == """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumb" tests="9" failures="5" errors="1" skipped="1" time="0.000">
        <testsuite name="map-tap" tests="2" failures="1" errors="0" skipped="0" time="0.000">
          <testcase classname="map-tap" name="map-tap/plain" file="layouts/map-tap/plain.xml" \
      line="1" time="0.000"/>
          <testcase classname="map-tap" name="map-tap/tap" file="layouts/map-tap/tap.xml" \
      line="40" time="0.000">
            <failure message="expected a = b, but 1 is not 2 &amp; &lt;3&gt;␁" type="expectation">\
      layouts/map-tap/tap.xml:40:3: error: expected a = b, but 1 is not 2 &amp; &lt;3&gt;␁
        &lt;expect that="a = b"/&gt;
        ^</failure>
          </testcase>
        </testsuite>
        <testsuite name="sheet" tests="5" failures="3" errors="1" skipped="0" time="0.000">
          <testcase classname="sheet" name="sheet/bad" file="layouts/sheet/bad.xml" line="1" \
      time="0.000">
            <error message="file is empty" type="case-unreadable">layouts/sheet/bad.xml: error: \
      file is empty</error>
          </testcase>
          <testcase classname="sheet" name="sheet/new" file="layouts/sheet/new.xml" line="1" \
      time="0.000">
            <failure message="no baseline; record it by plumb record --missing sheet/new" \
      type="baseline-missing">layouts/sheet/new.xml: error: no baseline; record it by plumb record \
      --missing sheet/new</failure>
          </testcase>
          <testcase classname="sheet" name="sheet/paging [iPhone 8]" \
      file="layouts/sheet/paging.xml" line="12" time="0.000">
            <failure message="sheet: y 150 → 170 (+20)" type="difference">\(body)</failure>
          </testcase>
          <testcase classname="sheet" name="sheet/paging [iPhone X]" \
      file="layouts/sheet/paging.xml" line="1" time="0.000"/>
          <testcase classname="sheet" name="sheet/paging [iPhone 8, rtl]" \
      file="layouts/sheet/paging.xml" line="12" time="0.000">
            <failure message="sheet: y 150 → 170 (+20)" type="difference">\(body)</failure>
          </testcase>
        </testsuite>
        <testsuite name="layouts" tests="2" failures="1" errors="0" skipped="1" time="0.000">
          <testcase classname="layouts" name="top" file="layouts/top.xml" line="1" time="0.000">
            <skipped message="not run"/>
          </testcase>
          <testcase classname="layouts" name="baselines/gone.xml" file="baselines/gone.xml" \
      line="1" time="0.000">
            <failure message="no case of this baseline; remove it, or run plumb record --all \
      --prune" type="baseline-stale">baselines/gone.xml: error: no case of this baseline; remove \
      it, or run plumb record --all --prune</failure>
          </testcase>
        </testsuite>
      </testsuites>

      """)
}

private let body = """
  layouts/sheet/paging.xml:12:5: error: sheet: y 150 → 170 (+20)
      &lt;scrollView id="sheet"&gt;
      ^
  baselines/sheet/paging.xml:30:9: note: recorded here, in snapshot 'a'
  layouts/sheet/paging.xml:12:5: error: sheet: isHidden NO → YES
  layouts/sheet/paging.xml: note: in snapshot 'a'
  layouts/sheet/paging.xml: error: physics: panStart 10 → 12 (+2)
  layouts/sheet/paging.xml: note: in the whole run
  """

@Test func `a variant with very many differences shows fifty and counts the rest`() {
  var variant = VariantResult("")
  variant.differences = (0..<60).map {
    Difference("d\($0)", at: nil, recorded: nil, in: "snapshot 'a'")
  }
  var run = RunResult()
  run.results = [result("a", .failed, [variant])]
  let lines = run.description.split(separator: "\n")
  #expect(lines.count { $0.contains("error: d") } == 50)
  #expect(lines.contains("layouts/a.xml: and 10 more differences"))
}
