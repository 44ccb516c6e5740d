import Foundation
import Testing

private let short = """
  <case title="t"><environment device="iPhone 8"/><interface><view id="root"/></interface></case>

  """
/// A case that runs until something ends it; the limits would, after a day of virtual time.
private let long = short.replacing(
  "</case>",
  with:
    "<steps>\(String(repeating: "<drag on=\"root\" by=\"9 9\" duration=\"3600\"/>", count: 4))</steps></case>"
)

@Test func `a baseline is on the disk when its case ends, whatever then ends the process`() throws {
  let plumb = try Binary()
  for name in ["a", "b", "deep/c"] { try plumb.write(short, to: "layouts/\(name).xml") }
  try plumb.write(long, to: "layouts/z.xml")
  let process = try plumb.start(["record", "--all", "--jobs", "1"])
  var written: Set<String> = []
  while process.isRunning, written.count < 3 {
    written = Set(plumb.files(below: "baselines").keys.filter { $0.hasSuffix(".xml") })
  }
  kill(process.processIdentifier, SIGKILL)
  process.waitUntilExit()
  #expect(process.terminationReason == .uncaughtSignal)
  try plumb.remove("layouts/z.xml")
  #expect(plumb.files(below: "baselines").keys.sorted() == ["a.xml", "b.xml", "deep/c.xml"])
  #expect(try plumb.run("check").output == "3 passed (3 variants)\n")
}

@Test func `record removes the temporary files that a killed one left, and nothing else`() throws {
  let plumb = try Binary()
  try plumb.write(short, to: "layouts/a.xml")
  let ended = try plumb.start(["--version"])
  _ = plumb.finished(ended)
  let (dead, alive) = (ended.processIdentifier, ProcessInfo.processInfo.processIdentifier)
  let kept = [
    ".plumb-\(alive)-1.tmp", ".plumb-\(dead)-1.tmp.xml", "plumb-\(dead)-1.tmp",
    ".plumb-\(dead).tmp",
    ".plumb-\(dead)-1-2.tmp", ".plumb-\(dead)-x.tmp", ".plumb--1.tmp", ".plumb-\(dead)-+1.tmp",
    ".a.xml.\(dead).tmp",
    ".gitkeep", "deep/notes.tmp",
  ]
  let removed = [".plumb-\(dead)-1.tmp", "deep/.plumb-\(dead)-20.tmp"]
  for name in kept + removed { try plumb.write("x", to: "baselines/\(name)") }
  try plumb.write("x", to: "baselines/.plumb-\(dead)-3.tmp/kept")
  #expect(try plumb.run("check").status == 1)
  #expect(plumb.files(below: "baselines").count == kept.count + removed.count + 1)
  #expect(try plumb.run("record", "--all").status == 0)
  #expect(
    Set(plumb.files(below: "baselines").keys)
      == Set(kept + ["a.xml", ".plumb-\(dead)-3.tmp/kept"]))
}
