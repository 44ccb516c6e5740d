import Foundation
import Testing

private let fine = """
  <case title="t"><environment device="iPhone 8"/><interface><view id="root"/></interface></case>

  """

/// Shell commands that take something away, arguments, and what the program then says.
private let rows: [(setUp: String, arguments: [String], status: Int32, errors: String)] = [
  (
    "exec >&-", ["check"], 3,
    "plumb: error: cannot write 'standard output': Bad file descriptor\n"
  ),
  (
    "exec >&-", ["record", "--all"], 3,
    "plumb: error: cannot write 'standard output': Bad file descriptor\n"
  ),
  ("exec >&- 2>&- <&-", ["check"], 3, ""),
  ("exec 2>&-", ["check"], 0, ""),
  ("exec <&-", ["check"], 0, ""),
  // The shell and the dynamic linker need no more than one descriptor beside the standard ones; plumb needs two.
  ("ulimit -n 4", ["check"], 1, "plumb: error: cannot read 'layouts': Too many open files\n"),
  (
    "ulimit -n 4", ["record", "--all"], 1,
    "plumb: error: cannot read 'layouts': Too many open files\n"
  ),
]

@Test func `what the environment takes away is a message and a documented exit status`() throws {
  for row in rows {
    let plumb = try Binary()
    try plumb.write(fine, to: "layouts/fine.xml")
    #expect(try plumb.run("record", "--all").status == 0)
    let baselines = plumb.files(below: "baselines")
    let run = try plumb.run(list: row.arguments, after: row.setUp)
    #expect(run.status == row.status, "\(row)")
    #expect(run.errors == row.errors, "\(row)")
    #expect(plumb.files(below: "baselines") == baselines, "\(row)")
  }
}

@Test func `a file that may not grow keeps what it was, and the status is 3`() throws {
  let plumb = try Binary()
  try plumb.write(fine, to: "layouts/fine.xml")
  // The limit counts blocks of 512 bytes; the streams are no files here, so that it is for the report alone.
  let sink = "ulimit -f 0 && exec >/dev/null"
  for arguments in [["check", "--junit", "report.xml"], ["record", "--all"]] {
    let process = try plumb.start(arguments, after: "\(sink) 2>/dev/null")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(arguments)")
    #expect(process.terminationStatus == 3, "\(arguments)")
  }
  #expect(plumb.files(below: ".").keys.filter { !$0.hasPrefix(".") } == ["layouts/fine.xml"])
  #expect(plumb.files(below: "baselines").isEmpty)
}

@Test func `a reader that goes away is status 3, not the end by a signal`() throws {
  let plumb = try Binary()
  try plumb.write(fine, to: "layouts/fine.xml")
  for arguments in [["list"], ["show", "fine"], ["check"], ["--help"]] {
    #expect(unsafe mkfifo("\(plumb.folder)/pipe", 0o644) == 0)
    // The shell opens both ends, and closes the reader's before the program starts.
    let run = try plumb.run(
      list: arguments, after: "exec 3<>pipe && exec >pipe && exec 3<&-")
    #expect(run.status == 3, "\(arguments)")
    #expect(
      run.errors == "plumb: error: cannot write 'standard output': Broken pipe\n",
      "\(arguments)")
    try plumb.remove("pipe")
  }
}

#if os(Linux)
  @Test func `without /proc the program says that it cannot read its arguments`() throws {
    let plumb = try Binary()
    try plumb.write(fine, to: "layouts/fine.xml")
    // Only where the system lets a process have mounts of its own.
    let hidden = "unshare -rm sh -c 'mount -t tmpfs none /proc"
    guard try plumb.run(list: ["--version"], after: "\(hidden)' 2>/dev/null").status == 0 else {
      return
    }
    let run = try plumb.run(
      list: ["check"], after: "exec \(hidden) && exec \"$0\" \"$@\"' \"$0\" \"$@\"")
    #expect(run.status == 4)
    #expect(
      run.errors
        == "plumb: error: cannot read the arguments; mount /proc, where Linux keeps them\n")
  }
#endif
