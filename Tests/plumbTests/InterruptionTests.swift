import Foundation
import Testing

/// A finger that moves for hours of virtual time: long enough to be interrupted while it does.
private let long = """
  <case title="t"><environment device="iPhone 8"/>
  <interface><view id="root"/></interface>
  <steps>\(String(repeating: "<drag on=\"root\" by=\"9 9\" duration=\"3600\"/>", count: 4))</steps>
  </case>

  """

/// Waits until a process has a handler for each of these signals, so that none of them ends it.
///
/// `SigCgt` in Linux's `/proc/PID/status` is the mask of signals with a handler.
private func waitForHandlers(of signals: [Int32], in process: Process) {
  let mask = signals.reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 1) }
  while process.isRunning {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
    let caught = line.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
    if caught & mask == mask { return }
  }
}

#if os(Linux)
  @Test func `a signal ends a case in the middle of a step, and the report is written`() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      for command in [["check", "--junit", "report.xml"], ["record", "--all"]] {
        let plumb = try Binary()
        try plumb.write(long, to: "layouts/long.xml")
        let process = try plumb.start(command)
        waitForHandlers(of: [SIGINT, SIGTERM, SIGHUP], in: process)
        kill(process.processIdentifier, signal)
        let run = plumb.finished(process)
        #expect(process.terminationReason == .exit, "\(signal)")
        #expect(run.status == 2, "\(signal)")
        #expect(run.errors == "", "\(signal)")
        if command[0] == "check" {
          #expect(run.output == "interrupted: 0 passed, 1 not run (0 variants)\n")
          #expect(plumb.text(of: "report.xml").contains("<skipped message=\"not run\"/>"))
        } else {
          #expect(run.output == "interrupted: 0 recorded, 0 unchanged\n")
          #expect(plumb.files(below: "baselines").isEmpty)
        }
      }
    }
  }

  @Test func `a second signal ends the process at once`() throws {
    let plumb = try Binary()
    try plumb.write(long, to: "layouts/long.xml")
    let process = try plumb.start(["check"])
    waitForHandlers(of: [SIGINT, SIGTERM, SIGHUP], in: process)
    // While it is stopped both wait, so that the second comes before anything is written.
    for signal in [SIGSTOP, SIGTERM, SIGINT, SIGCONT] { kill(process.processIdentifier, signal) }
    let run = plumb.finished(process)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect([SIGTERM, SIGINT].contains(run.status))
    #expect(run.output == "")
  }

  @Test func `a signal that the caller ignores stays ignored`() throws {
    let plumb = try Binary()
    try plumb.write(long, to: "layouts/long.xml")
    let process = try plumb.start(["check"], after: "trap '' HUP")
    waitForHandlers(of: [SIGINT, SIGTERM], in: process)
    for signal in [SIGHUP, SIGHUP, SIGTERM] { kill(process.processIdentifier, signal) }
    #expect(plumb.finished(process).status == 2)
    #expect(process.terminationReason == .exit)
  }
#endif

@Test func `a report to a pipe that nobody reads is an error and does not wait for a reader`()
  throws
{
  let plumb = try Binary()
  try plumb.write(long.replacing("3600", with: "1"), to: "layouts/short.xml")
  #expect(unsafe mkfifo("\(plumb.folder)/pipe", 0o644) == 0)
  let run = try plumb.run("check", "--junit", "pipe")
  #expect(run.status == 3)
  #expect(run.errors == "plumb: error: cannot write 'pipe': no process reads from it\n")
  #expect(run.output.hasSuffix("0 passed, 1 without a baseline (1 variant)\n"))
}
