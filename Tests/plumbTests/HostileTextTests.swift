import Testing

/// Lines that a CI runner executes, or that steer a terminal, wherever a file can hold text.
private let commands = [
  "::error file=README.md,line=1::not from plumb", "##vso[task.setvariable variable=DEMO]value",
  "##[group]x", "##teamcity[buildStop comment='x']",
]

/// Returns whether a runner would take a line of the output for a command.
private func executes(_ output: String) -> Bool {
  output.split(whereSeparator: \.isNewline).contains { line in
    line.drop(while: \.isWhitespace).hasPrefix("::")
      || ["##[", "##vso[", "##teamcity["].contains { line.contains($0) }
  }
}

@Test func `no text of a file becomes a command of a CI runner in any output`() throws {
  for command in commands {
    let plumb = try Binary()
    let name = command.replacing("/", with: "_")
    try plumb.write(
      """
      <case title="t"><environment size="375 667" scale="2"/><interface><view id="root">
      <constraints>
      \(command)
      </constraints></view></interface></case>
      """, to: "cases/\(name).xml")
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="\(command)"
      \(command)
      """
    try plumb.write(document, to: "\(name).xib")
    let folder = plumb.folder + "/cases"
    let runs = try [
      plumb.run("check", "--layouts", "cases", "--junit", "j.xml"),
      plumb.run("list", "--layouts", "cases"), plumb.run("record", "--all", "--layouts", "cases"),
      plumb.run("show", name, "--layouts", "cases"), plumb.run("lint", "./\(name).xib"),
      plumb.run("show", "./\(name).xib"), plumb.run("show", "./\(name).xib", "--format", "json"),
      plumb.run("lint", "./\(name).xib", "--format", "json"),
      plumb.run("new", "--from", "\(name).xib"),
      plumb.run("check", "::\(name)", "--layouts", folder),
    ]
    for run in runs {
      #expect(!executes(run.output), "\(run.output)")
      #expect(!executes(run.errors), "\(run.errors)")
    }
    #expect(runs[0].status == 1)
    #expect(runs[0].output.contains("not from plumb") == command.contains("not from plumb"))
    #expect(!executes(plumb.text(of: "j.xml")))
    #expect(plumb.text(of: "j.xml").contains("unreadable"))
  }
}

@Test func `a change of the Unicode form alone is a difference, and no baseline hides another`()
  throws
{
  func layout(_ text: String) -> String {
    """
    <case title="t"><environment size="375 667" scale="2"/><interface><view id="root">
    <label id="a" frame="0 0 100 20" text="\(text)"/></view></interface></case>
    """
  }
  let plumb = try Binary()
  try plumb.write(layout("caf\u{E9}"), to: "layouts/a.xml")
  #expect(try plumb.run("record", "--all").status == 0)
  try plumb.write(layout("cafe\u{301}"), to: "layouts/a.xml")
  let changed = try plumb.run("check")
  #expect(changed.status == 1)
  #expect(changed.output.contains("which look alike: U+00E9 is now U+0065"), "\(changed.output)")

  try plumb.remove("layouts/a.xml")
  try plumb.remove("baselines/a.xml")
  for name in ["caf\u{E9}", "cafe\u{301}"] {
    try plumb.write(layout("x"), to: "layouts/\(name).xml")
  }
  #expect(try plumb.run("record", "--all").status == 0)
  #expect(try plumb.run("check").status == 0)
  try plumb.remove("layouts/cafe\u{301}.xml")
  let stale = try plumb.run("check")
  #expect(stale.status == 1)
  #expect(stale.output.hasSuffix("1 passed, 1 stale (1 variant)\n"), "\(stale.output)")
}

@Test func `ids that look alike are two ids and a warning`() throws {
  let plumb = try Binary()
  try plumb.write(
    """
    <case title="t"><environment size="375 667" scale="2"/><interface><view id="root">
    <view id="\u{E9}" frame="0 0 1 1"/>
    <view id="e\u{301}" frame="0 0 2 2"/></view></interface>
    <steps><expect that="`\u{E9}`.frame.width = 1"/><expect that="`e\u{301}`.frame.width = 2"/></steps></case>
    """, to: "layouts/a.xml")
  #expect(try plumb.run("record", "--all").status == 0)
  let check = try plumb.run("check")
  #expect(check.status == 0)
  #expect(
    check.output.hasPrefix(
      "layouts/a.xml:3:11: warning: id 'e\u{301}' looks like another whose Unicode form differs; "
        + "write both alike or rename one\n"), "\(check.output)")
}

@Test func `list names what it cannot list and fails`() throws {
  let plumb = try Binary()
  try plumb.write("<case/>", to: "layouts/t/a.xml")
  try plumb.write("<case/>", to: "layouts/t/c.XML")
  for names in [[], ["t"], ["**"]] {
    let list = try plumb.run(list: ["list"] + names)
    #expect(
      list
        == Binary.Run(
          status: 1, output: "t/a\n",
          errors: "error: 'layouts/t/c.XML' is not read as a case; rename it to end in '.xml'\n"))
  }
}

@Test func `what Git left in a file is named, in cases, baselines and settings`() throws {
  let fine = """
    <case title="t"><environment size="375 667" scale="2"/><interface><view id="root"/></interface></case>

    """
  let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
  let conflict = "<<<<<<< HEAD\n\(fine)=======\n\(fine)>>>>>>> main\n"
  let rows = [
    (pointer, "the file is a Git LFS pointer, not its content; run git lfs pull"),
    (
      conflict,
      "the file has unresolved merge conflict markers; resolve the conflict and remove them"
    ),
  ]
  for (text, words) in rows {
    for file in ["layouts/a.xml", "baselines/a.xml", "layouts/suite.xml"] {
      let plumb = try Binary()
      try plumb.write(fine, to: "layouts/a.xml")
      #expect(try plumb.run("record", "--all").status == 0)
      try plumb.write(text, to: file)
      let check = try plumb.run("check")
      #expect(check.status == 1)
      #expect(check.output.contains("\(file):1:1: error: \(words)\n"), "\(check.output)")
    }
    let plumb = try Binary()
    try plumb.write(text, to: "A.storyboard")
    let lint = try plumb.run("lint", "A.storyboard")
    #expect(lint.output.contains("A.storyboard:1:1: error: \(words)"), "\(lint.output)")
  }
}

@Test func `a report through a link is whole, and none is left below the layouts`() throws {
  let plumb = try Binary()
  try plumb.write(
    """
    <case title="t"><environment size="375 667" scale="2"/><interface><view id="root"/></interface></case>
    """, to: "layouts/a.xml")
  #expect(try plumb.run("record", "--all").status == 0)
  let refused = try plumb.run("check", "--junit", "layouts/../baselines/j.xml")
  #expect(
    refused
      == Binary.Run(
        status: 4, output: "",
        errors: "plumb: error: '--junit' takes a file outside of 'baselines', which "
          + "'layouts/../baselines/j.xml' lies in\nsee 'plumb check --help'\n"))
  #expect(try plumb.run("check", "--junit", "made/for/j.xml").status == 0)
  #expect(plumb.text(of: "made/for/j.xml").hasSuffix("</testsuites>\n"))
  // A run that selects nothing leaves no report of an earlier one.
  #expect(try plumb.run("check", "none", "--junit", "made/for/j.xml").status == 5)
  #expect(plumb.files(below: "made") == [:])
  let stream = try plumb.run("check", "--junit", "/dev/stdout")
  #expect(stream.status == 0)
  #expect(stream.output.hasPrefix("<?xml"))
  #expect(stream.output.hasSuffix("</testsuites>\n1 passed (1 variant)\n"))
}
