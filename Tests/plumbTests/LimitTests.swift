import Testing

private func layoutCase(_ steps: String, limits: String = "") -> String {
  let actions =
    steps.contains("many")
    ? #"<on action="many"><call action="one"/><call action="one"/></on>"# : ""
  return """
    <case title="t">
      <environment device="iPhone 8"/>\(limits)
      <interface><view id="root"/></interface>
      <behavior>\(actions)</behavior>
      <steps>
    \(steps)
      </steps>
    </case>

    """
}

@Test func `a variant that exceeds a limit is an error at its step, and the others still run`()
  throws
{
  let rows: [(limit: String, steps: String, line: Int, message: String)] = [
    (
      "time=\"10\"", "<wait for=\"5\"/>\n<wait for=\"6\"/>\n<wait for=\"1\"/>", 7,
      "more than 10 s of virtual time in one variant"
    ),
    (
      "time=\"10\"", "<drag on=\"root\" by=\"0 9\" duration=\"11\"/>", 6,
      "more than 10 s of virtual time in one variant"
    ),
    (
      "events=\"100\"",
      "<wait for=\"1\"/>\n" + String(repeating: "<call action=\"many\"/>\n", count: 40), 22,
      "more than 100 events in one variant"
    ),
    (
      "layoutPasses=\"3\"",
      "<resize to=\"400 600\"/>\n<resize to=\"410 600\"/>\n<resize to=\"420 600\"/>", 8,
      "more than 3 layout passes in one variant"
    ),
  ]
  for row in rows {
    let plumb = try Binary()
    try plumb.write(
      "<suite><limits \(row.limit)/></suite>", to: "layouts/suite.xml")
    try plumb.write(layoutCase(row.steps), to: "layouts/a.xml")
    try plumb.write(layoutCase("<wait for=\"1\"/>"), to: "layouts/b.xml")
    let run = try plumb.run("record", "--all")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix("layouts/a.xml:\(row.line):1: error: \(row.message)\n"), "\(run.output)")
    #expect(run.output.hasSuffix("baselines/b.xml: recorded\n1 recorded, 0 unchanged, 1 refused\n"))
    // A case's own limits come first.
    let own = "<limits time=\"20\" events=\"10000\" layoutPasses=\"30\"/>"
    try plumb.write(layoutCase(row.steps, limits: own), to: "layouts/a.xml")
    #expect(try plumb.run("record", "--all").status == 0, "\(row)")
  }
}

@Test func `a limit is a whole number of at least 1 and stands in a case once`() throws {
  let rows: [(limits: String, message: String)] = [
    ("<limits time=\"0\"/>", "'time' must be a number from 1 to 100,000,000, not '0'"),
    ("<limits events=\"1.5\"/>", "'events' must be a whole number, not '1.5'"),
    ("<limits passes=\"1\"/>", "'<limits>' has no attribute 'passes'"),
    ("<limits/><limits/>", "a case has one '<limits>'"),
  ]
  for row in rows {
    let plumb = try Binary()
    try plumb.write(layoutCase("", limits: row.limits), to: "layouts/a.xml")
    let run = try plumb.run("check")
    #expect(run.status == 1)
    #expect(run.output.contains(row.message), "\(run.output)")
  }
}
