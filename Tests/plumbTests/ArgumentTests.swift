import Foundation
import Testing

/// Arguments, the exit status and the first line said on standard error.
private let rows: [(arguments: [String], status: Int32, error: String)] = [
  (["chekc"], 4, "plumb: error: unknown command 'chekc'; did you mean 'check'?"),
  (["--verson"], 4, "plumb: error: unknown option '--verson'; did you mean '--version'?"),
  (
    ["check", "--juint", "x"], 4, "plumb: error: unknown option '--juint'; did you mean '--junit'?"
  ),
  (["check", "--junit"], 4, "plumb: error: '--junit' needs a FILE"),
  (["check", "--junit="], 4, "plumb: error: '--junit' needs a FILE"),
  (["check", "--jobs", "0"], 4, "plumb: error: '--jobs' takes a number from 1 to 1000, not '0'"),
  (["check", "--junit", "--layouts"], 4, "plumb: error: '--junit' needs a FILE"),
  (["check", "--junit=a", "--junit=b"], 4, "plumb: error: '--junit' is given twice"),
  (["check", ""], 4, "plumb: error: an empty CASE"),
  (["check", "a\u{1B}[2J"], 5, "plumb: error: no case 'a␛[2J'"),
  (["record"], 4, "plumb: error: expected one of '--missing', '--changed' and '--all'"),
  (
    ["record", "--all", "--missing"], 4,
    "plumb: error: expected one of '--missing', '--changed' and '--all'"
  ),
  (["record", "--all=1"], 4, "plumb: error: '--all' takes no value"),
  (
    ["record", "--all", "--prune", "a"], 4, "plumb: error: '--prune' goes with '--all' and no CASE"
  ),
  (["record", "--missing", "--prune"], 4, "plumb: error: '--prune' goes with '--all' and no CASE"),
  (["show"], 4, "plumb: error: expected a CASE"),
  (["show", "a", "b"], 4, "plumb: error: unexpected argument 'b'"),
  (["lint"], 4, "plumb: error: expected a FILE"),
  (
    ["lint", "a.xib", "--format", "xml"], 4,
    "plumb: error: 'xml' is no format; known are text, json, sarif"
  ),
  (
    ["lint", "a.xib", "--only", "fixed-frames"], 4,
    "plumb: error: unknown check 'fixed-frames'; did you mean 'fixed-frame'?"
  ),
  (["completions", "tcsh"], 4, "plumb: error: 'tcsh' is none of bash, zsh, fish"),
  (["help", "chekc"], 4, "plumb: error: unknown command 'chekc'; did you mean 'check'?"),
  (["check", "maps/none"], 5, "plumb: error: no case 'maps/none'; did you mean 'maps/one'?"),
  (["check", "maps", "other"], 5, "plumb: error: no case 'other'"),
  (["check", "../etc"], 5, "plumb: error: no case '../etc'"),
  (["check", "--", "--junit"], 5, "plumb: error: no case '--junit'"),
  (["record", "--all", "x"], 5, "plumb: error: no case 'x'"),
  (["list", "--layouts", "empty"], 5, "plumb: error: no case in 'empty'"),
  (
    ["check", "--layouts=none"], 5,
    "plumb: error: no folder 'none' here; name another by --layouts"
  ),
  (["show", "maps"], 4, "plumb: error: 'maps' stands for more than one case"),
  (
    ["show", "maps/one", "--variant", "iPhone 9"], 4,
    "plumb: error: no variant 'iPhone 9'; there is 'iPhone 8', 'iPhone 8 Plus'"
  ),
]

private let empty = """
  <case title="Nothing"><environment device="iPhone 8 | iPhone 8 Plus"/>
  <interface><view id="root"/></interface></case>
  """

@Test func `wrong usage and an empty choice have their own statuses and say what was meant`() throws
{
  let plumb = try Binary()
  try plumb.write(empty, to: "layouts/maps/one.xml")
  try plumb.write(empty, to: "layouts/maps/two.xml")
  try plumb.write("", to: "empty/notes.txt")
  for row in rows {
    let run = try plumb.run(list: row.arguments)
    #expect(run.status == row.status, "\(row.arguments)")
    #expect(run.errors.prefix { $0 != "\n" } == row.error)
    #expect(run.output == "", "\(row.arguments)")
  }
  #expect(try plumb.run().status == 4)
  #expect(plumb.files(below: "baselines").isEmpty)
}

@Test func `a continuous integration machine does not record unless told to`() throws {
  let plumb = try Binary()
  try plumb.write(empty, to: "layouts/one.xml")
  let refused = try plumb.run("record", "--all", environment: ["CI": "true"])
  #expect(refused.status == 4)
  #expect(
    refused.errors.hasPrefix(
      "plumb: error: CI is set, and baselines are recorded by people; or use --allow-record-in-ci"))
  #expect(plumb.files(below: "baselines").isEmpty)
  for environment in [["CI": "false"], ["CI": ""]] {
    #expect(try plumb.run("record", "--missing", environment: environment).status == 0)
  }
  let allowed = try plumb.run(
    "record", "--all", "--allow-record-in-ci", environment: ["CI": "true"])
  #expect(allowed.status == 0)
}

@Test func `help comes from the description of the arguments`() throws {
  let plumb = try Binary()
  #expect(
    try plumb.run("--help").output == """
      Replays touches on layouts written in XML and tells what moved since the baseline.

      Usage: plumb COMMAND [OPTION…]

      Commands:
        check        Run cases and tell what is otherwise than recorded; nothing
                     recorded is changed.
        record       Record what cases do now as their baselines.
        show         Show what a case does now, or how the views of storyboards and
                     xibs lie.
        lint         Look through storyboards and xibs for mistakes.
        list         List the cases, one a line.
        new          Write cases for the scenes of a storyboard or xib; nothing is
                     overwritten.
        completions  Print a shell's completions, to be sourced by it.
        help         Show the help of a command.

      Options:
        --help     Show this help and exit.
        --version  Show the version and exit.

      Exit status:
        0  all as recorded
        1  regressions, or cases with errors
        2  interrupted
        3  the output could not be written
        4  wrong usage
        5  nothing selected

      """)
  let check = """
    Run cases and tell what is otherwise than recorded; nothing recorded is changed.

    Usage: plumb check [OPTION…] [CASE…]

    A case without a baseline fails; so does a baseline without a case, when all
    cases are run.

    Arguments:
      CASE  A case, a folder, a file below the layouts folder, or a pattern with *
            and **; all when left out.

    Options:
      --junit FILE        Also write the result as JUnit XML.
      --jobs N            Run N cases at a time; as many as there are processors
                          when left out.
      --layouts FOLDER    Where the cases are; layouts when left out.
      --baselines FOLDER  Where the baselines are; baselines when left out.
      --help              Show this help and exit.

    """
  for arguments in [["help", "check"], ["check", "--help"], ["check", "x", "-h"]] {
    #expect(try plumb.run(list: arguments).output == check)
  }
  #expect(try plumb.run("--version").output == "plumb 0.1.0\n")
}

@Test func `each shell gets completions that it can read`() throws {
  let plumb = try Binary()
  for shell in ["bash", "zsh", "fish"] {
    let script = try plumb.run("completions", shell).output
    for word in ["check", "junit", "allow-record-in-ci", "plumb list"] {
      #expect(script.contains(word), "\(shell) \(word)")
    }
    try plumb.write(script, to: "script.\(shell)")
    let path = "/usr/bin/\(shell)"
    guard FileManager.default.isExecutableFile(atPath: path) else { continue }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-n", "\(plumb.folder)/script.\(shell)"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(shell)")
  }
}
