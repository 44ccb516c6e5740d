import Testing

private func layoutCase(_ devices: String, width: Int = 10) -> String {
  """
  <case title="t"><environment device="\(devices)"/>
  <interface><view id="root"><view id="a" frame="0 0 \(width) 10"/></view></interface></case>

  """
}

@Test func `each variant is compared with its own outcome, however the baseline is written`() throws
{
  let plumb = try Binary()
  try plumb.write(layoutCase("iPhone 8 | iPhone 15 Pro | iPhone 7"), to: "layouts/c.xml")
  #expect(try plumb.run("record", "--all").status == 0)
  let recorded = plumb.text(of: "baselines/c.xml")
  // Variants that do the same share an outcome, which stands where the first one does.
  #expect(
    recorded.split(separator: "\n").filter { $0.contains("<outcome") } == [
      "  <outcome variant=\"iPhone 8 | iPhone 7\">", "  <outcome variant=\"iPhone 15 Pro\">",
    ])
  let spellings = [
    recorded, recorded.replacing("  <", with: "\t<"),
    recorded.replacing("  <outcome", with: "<!-- --><outcome"),
    recorded.replacing("iPhone 8 | iPhone 7", with: "iPhone 7 | iPhone 8"),
    recorded.replacing("0 0 10 10", with: "0.0 0 10 10"),
  ]
  for text in spellings {
    try plumb.write(text, to: "baselines/c.xml")
    #expect(try plumb.run("check").output == "1 passed (3 variants)\n", "\(text)")
  }
  let rows: [(devices: String, width: Int, baseline: String, told: [String])] = [
    (
      "iPhone 8 | iPhone 15 Pro | iPhone 7", 12, recorded,
      [
        "c on iPhone 8 | iPhone 7\n", "c on iPhone 15 Pro\n", ": error: a: width 10 → 12 (+2)",
      ]
    ),
    (
      "iPhone 8 | iPhone 15 Pro", 10, recorded,
      [
        "c on iPhone 7", ": error: variant 'iPhone 7': no longer in the case",
      ]
    ),
    (
      "iPhone 8 | iPhone 15 Pro | iPhone 7 | iPhone 6s", 10, recorded,
      [
        "c on iPhone 6s", ": error: variant 'iPhone 6s': not in the baseline",
      ]
    ),
    // One that says otherwise comes after one that says the same.
    (
      "iPhone 8 | iPhone 15 Pro | iPhone 7", 10,
      recorded.replacing(
        "<view id=\"root\" frame=\"0 0 393 852\"", with: "<view id=\"root\" frame=\"0 0 393 851\""),
      ["c on iPhone 15 Pro", ": error: root: height 851 → 852 (+1)"]
    ),
    ("iPhone 8 | iPhone 15 Pro | iPhone 7", 10, recorded + "<", ["baselines/c.xml:"]),
    (
      "iPhone 8 | iPhone 15 Pro | iPhone 7", 10,
      recorded.replacing("case=\"c\"", with: "case=\"d\""),
      [
        "the baseline of case 'd' in the place of that of 'c'"
      ]
    ),
  ]
  for row in rows {
    try plumb.write(layoutCase(row.devices, width: row.width), to: "layouts/c.xml")
    try plumb.write(row.baseline, to: "baselines/c.xml")
    let run = try plumb.run("check")
    #expect(run.status == 1, "\(row)")
    for words in row.told { #expect(run.output.contains(words), "\(words) in\n\(run.output)") }
  }
}
