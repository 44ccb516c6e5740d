import Testing

private let fine = """
  <case title="t"><environment device="iPhone 8"/><interface><view id="root"/></interface></case>

  """

@Test func `a bad case fails the run with status 1, is an error in JUnit, and the others run`()
  throws
{
  let rows: [(text: String, type: String, message: String)] = [
    ("", "case-unreadable", "file is empty"),
    (
      "<case title=\"t\"><interf", "case-unreadable",
      "unexpected end of file in &lt;interf&gt;; restore the truncated file"
    ),
    (
      "<!DOCTYPE case SYSTEM \"fine.xml\">\n<case/>", "case-unreadable",
      "DOCTYPE not allowed; remove it"
    ),
    (
      fine.replacing("<view id", with: "<vew id"), "case-unreadable",
      "'&lt;vew&gt;' is not known in '&lt;interface&gt;'; did you mean '&lt;view&gt;'?"
    ),
    (
      fine.replacing("<view id=\"root\"/>", with: "<view frame=\"0 0 1e400 1\"/>"),
      "case-unreadable", "'frame' must be a number, not '1e400'"
    ),
  ]
  for row in rows {
    let plumb = try Binary()
    try plumb.write(fine, to: "layouts/fine.xml")
    #expect(try plumb.run("record", "--all").status == 0)
    try plumb.write(row.text, to: "layouts/bad.xml")
    let check = try plumb.run("check", "--junit", "report.xml")
    #expect(check.status == 1)
    #expect(check.errors == "")
    #expect(check.output.hasSuffix("\n1 passed, 1 unreadable (1 variant)\n"), "\(check.output)")
    let error = "<error message=\"\(row.message)\" type=\"\(row.type)\">"
    let report = plumb.text(of: "report.xml")
    #expect(report.contains(error), "\(report)")
    #expect(report.contains("tests=\"2\" failures=\"0\" errors=\"1\""), "\(report)")
    let record = try plumb.run("record", "--all")
    #expect(record.status == 1)
    #expect(plumb.files(below: "baselines").keys.sorted() == ["fine.xml"])
    #expect(try plumb.run("show", "bad").status == 1)
  }
}
