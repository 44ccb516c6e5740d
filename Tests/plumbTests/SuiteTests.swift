import Foundation
import Testing

/// A sheet over a map, whose top edge is `top` points down.
private func sheetCase(top: Int = 150, steps: String = "") -> String {
  """
  <case title="A sheet over a map">
    <environment device="iPhone 8"/>
    <interface>
      <view id="root">
        <mapView id="map"/>
        <view id="sheet"/>
        <constraints>
          map.edges = root.edges
          V:|-\(top)-[sheet]|
          H:|[sheet]|
        </constraints>
      </view>
    </interface>
    <behavior>
      <on event="touchesBegan" view="sheet"><call action="pulled"/></on>
    </behavior>
    <steps>
      <tap on="sheet"/>
      <expect action="pulled"/>
      \(steps)
      <snapshot name="shown"/>
    </steps>
  </case>

  """
}

private func plumb(_ cases: [String: String]) throws -> Binary {
  let binary = try Binary()
  for (name, text) in cases { try binary.write(text, to: "layouts/\(name).xml") }
  return binary
}

@Test func `a layout that changes is a regression, named with both values and the case's line`()
  throws
{
  let plumb = try plumb(["maps/sheet": sheetCase()])
  #expect(try plumb.run("record", "--missing").status == 0)
  #expect(
    try plumb.run("check")
      == Binary.Run(status: 0, output: "1 passed (1 variant)\n", errors: ""))

  try plumb.write(sheetCase(top: 170), to: "layouts/maps/sheet.xml")
  let before = plumb.files(below: "baselines")
  let run = try plumb.run("check", "--junit", "report.xml")
  #expect(
    run
      == Binary.Run(
        status: 1,
        output: """
          maps/sheet
          layouts/maps/sheet.xml:6:7: error: sheet: y 150 → 170 (+20), height 517 → 497 (−20)
                <view id="sheet"/>
                ^
          baselines/maps/sheet.xml:12:9: note: recorded here, in snapshot 'shown'
          layouts/maps/sheet.xml:18:5: error: finger 1 began at 0 s: at y 408.5 → 418.5 (+10)
              <tap on="sheet"/>
              ^
          baselines/maps/sheet.xml:6:5: note: recorded here, in step 1, tap sheet
          layouts/maps/sheet.xml:18:5: error: finger 1 ended at 0.05 s: at y 408.5 → 418.5 (+10)
          baselines/maps/sheet.xml:8:5: note: recorded here, in step 1, tap sheet

          0 passed, 1 failed (1 variant)

          """, errors: ""))
  #expect(plumb.files(below: "baselines") == before, "a check writes nothing")
  let report = plumb.text(of: "report.xml")
  #expect(
    report.contains("<failure message=\"sheet: y 150 → 170 (+20), height 517 → 497 (−20)\""))
  #expect(
    report.contains("name=\"maps/sheet\" file=\"layouts/maps/sheet.xml\" line=\"6\""))

  #expect(try plumb.run("record", "--missing").output == "0 recorded, 0 unchanged\n")
  #expect(try plumb.run("check").status == 1)
  #expect(
    try plumb.run("record", "--changed").output
      == "baselines/maps/sheet.xml: recorded anew\n1 recorded, 0 unchanged\n")
  #expect(try plumb.run("check").status == 0)
}

@Test func `recording twice changes no byte, and shows what a case does`() throws {
  let plumb = try plumb(["a": sheetCase(), "deep/er/b": sheetCase(top: 100)])
  #expect(
    try plumb.run("record", "--all").output == """
      baselines/a.xml: recorded
      baselines/deep/er/b.xml: recorded
      2 recorded, 0 unchanged

      """)
  let first = plumb.files(below: "baselines")
  #expect(Set(first.keys) == ["a.xml", "deep/er/b.xml"])
  #expect(try plumb.run("record", "--all").output == "0 recorded, 2 unchanged\n")
  #expect(plumb.files(below: "baselines") == first)
  #expect(try plumb.run("show", "layouts/deep/er/b.xml").output == first["deep/er/b.xml"])
  #expect(try plumb.run("list").output == "a\ndeep/er/b\n")
}

@Test func `a case that contradicts itself is refused and the others are recorded`() throws {
  let plumb = try plumb([
    "good": sheetCase(), "bad": sheetCase(steps: "<expect that=\"sheet.frame.y = 1\"/>"),
    "broken": "<case",
  ])
  let run = try plumb.run("record", "--all")
  #expect(run.status == 1)
  #expect(
    run.output == """
      layouts/bad.xml:20:5: error: expected sheet.frame.y = 1, but sheet.frame.y is 150
          <expect that="sheet.frame.y = 1"/>
          ^
      layouts/bad.xml: not recorded
      layouts/broken.xml:1:6: error: unexpected end of file in <case>; restore the truncated file
      <case
           ^
      layouts/broken.xml:1:1: note: opened here
      <case
      ^
      layouts/broken.xml: not recorded
      baselines/good.xml: recorded
      1 recorded, 0 unchanged, 2 refused

      """)
  #expect(plumb.files(below: "baselines").keys.sorted() == ["good.xml"])
  let show = try plumb.run("show", "bad")
  #expect(show.status == 1)
  #expect(show.output.hasPrefix("<baseline format=\"1\" case=\"bad\">\n"))
  #expect(show.errors.hasPrefix("layouts/bad.xml:20:5: error: expected"))
}

@Test func `a missing, a stale and a damaged baseline fail, and so does an unreadable case`() throws
{
  let plumb = try plumb(["a": sheetCase(), "b": sheetCase(), "c": sheetCase()])
  #expect(try plumb.run("record", "--all").status == 0)
  try plumb.remove("baselines/a.xml")
  try plumb.write("<baseline format='1' case='b'><outcme/></baseline>", to: "baselines/b.xml")
  try plumb.remove("layouts/c.xml")
  try plumb.write("<case\ntitle='x'><nothing/></case>", to: "layouts/d.xml")
  let run = try plumb.run("check")
  #expect(run.status == 1)
  #expect(run.errors == "")
  for line in [
    "layouts/a.xml: error: no baseline; record it by plumb record --missing a",
    "baselines/b.xml:1:32: error: unknown element 'outcme' in <baseline>; did you mean 'outcome'?",
    "layouts/d.xml:2:12: error: ",
    "baselines/c.xml: error: no case of this baseline; remove it, or run plumb record --all --prune",
    "0 passed, 1 without a baseline, 2 unreadable, 1 stale (2 variants)",
  ] {
    #expect(run.output.contains(line), "\(line) is not in\n\(run.output)")
  }
  // A choice of cases says nothing about the others.
  #expect(!(try plumb.run("check", "a").output.contains("baselines/c.xml")))
  // Nothing is removed while anything is wrong.
  #expect(try plumb.run("record", "--all", "--prune").status == 1)
  #expect(plumb.files(below: "baselines")["c.xml"] != nil)
  try plumb.remove("layouts/d.xml")
  let prune = try plumb.run("record", "--all", "--prune")
  #expect(prune.status == 0)
  #expect(prune.output.contains("baselines/c.xml: removed, its case is gone"))
  #expect(plumb.files(below: "baselines").keys.sorted() == ["a.xml", "b.xml"])
  #expect(try plumb.run("check").status == 0)
}

@Test func `what cannot be written is exit status 3 and leaves what was there`() throws {
  let plumb = try plumb(["a": sheetCase()])
  #expect(try plumb.run("record", "--all").status == 0)
  try plumb.write("", to: "layouts.txt")
  let junit = try plumb.run("check", "--junit", "layouts.txt/report.xml")
  #expect(junit.status == 3)
  #expect(junit.output == "1 passed (1 variant)\n")
  #expect(
    junit.errors == "plumb: error: cannot write 'layouts.txt/report.xml': Not a directory\n")
  #expect(try plumb.run("check", "--junit", "/dev/full").status == 3)
  let full = try plumb.run("check", output: "/dev/full")
  #expect(full.status == 3)
  #expect(
    full.errors == "plumb: error: cannot write 'standard output': No space left on device\n")
  // A file where a folder must be: not even the superuser can write there.
  try plumb.remove("baselines/a.xml")
  try plumb.remove("baselines")
  try plumb.write("", to: "baselines")
  let record = try plumb.run("record", "--all")
  #expect(record.status == 1 || record.status == 3)
  #expect(plumb.text(of: "baselines") == "")
}

@Test func `what could not be read back is not recorded`() throws {
  // Eight characters, doubled 12 times and each written as "&lt;": longer than an attribute may be.
  let doublings = String(repeating: #"<set property="long" to="long + long"/>"#, count: 12)
  let plumb = try plumb([
    "a": """
    <case title="A long text">
      <environment device="iPhone 8"/>
      <interface><view id="root"/></interface>
      <behavior>
        <var name="long" be="'&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;'"/>
        <on action="grow">\(doublings)<call action="tell" with="long"/></on>
      </behavior>
      <steps><call action="grow"/></steps>
    </case>
    """
  ])
  let run = try plumb.run("record", "--all")
  #expect(run.status == 1)
  let lines = run.output.split(separator: "\n")
  #expect(lines.first == "layouts/a.xml: error: the baseline could not be read back:")
  #expect(
    lines.dropFirst().first
      == "baselines/a.xml:6:34: error: attribute 'with' too long; at most 64 kB")
  #expect(lines.suffix(2) == ["layouts/a.xml: not recorded", "0 recorded, 0 unchanged, 1 refused"])
  #expect(plumb.files(below: "baselines").isEmpty)
}

@Test func `when the last case is gone its baseline is stale, and can be pruned`() throws {
  let plumb = try plumb(["a": sheetCase()])
  #expect(try plumb.run("record", "--all").status == 0)
  try plumb.remove("layouts/a.xml")
  let run = try plumb.run("check")
  #expect(run.status == 1)
  #expect(run.output.hasPrefix("baselines/a.xml: error: no case of this baseline;"))
  #expect(try plumb.run("list").status == 5)
  #expect(try plumb.run("record", "--all", "--prune").status == 0)
  #expect(plumb.files(below: "baselines").isEmpty)
  #expect(try plumb.run("check").status == 5)
}

@Test func `a variant that a recorded case does not have is no variant to show`() throws {
  let plumb = try plumb(["a": sheetCase()])
  #expect(try plumb.run("record", "--all").status == 0)
  let show = try plumb.run("show", "a", "--variant", "iPad")
  #expect(show.status == 4)
  #expect(show.output == "")
  #expect(show.errors.hasPrefix("plumb: error: no variant 'iPad'; there is "))
}

@Test func `help of help is the help`() throws {
  let plumb = try Binary()
  #expect(try plumb.run("help", "help") == plumb.run("--help"))
}
