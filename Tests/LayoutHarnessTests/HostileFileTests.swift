import Foundation
import PlainText
import Testing

@testable import LayoutHarness

/// A suite with one entry of each kind that cannot be read as a case, in the folder `t`.
private func hostile() throws -> (Place, Suite) {
  let place = try Place()
  for file in ["layouts/t/a.xml", "layouts/u/a.xml", "layouts/t/c.XML", "outside.xml"] {
    try place.write(#"<case title="t"/>"#, to: file)
  }
  try place.link("layouts/t/b.xml", to: "../../outside.xml")
  try place.link("layouts/t/deep", to: "../u")
  let pipe = unsafe mkfifo(place.path + "/layouts/t/p.xml", 0o644)
  #expect(pipe == 0)
  let name = Array("\(place.path)/layouts/t/".utf8CString.dropLast()) + [-1, 46, 120, 109, 108, 0]
  let file = unsafe fopen(name, "w")
  if let file = unsafe file { unsafe fclose(file) }
  return (
    place, Suite(layouts: place.path + "/layouts", baselines: place.path + "/baselines")
  )
}

private let link = "is a symbolic link; links are not followed; put the file itself there"

@Test func `what a selection cannot read is an error, however the selection is spelled`() throws {
  let (place, suite) = try hostile()
  let all = [
    "'t/b.xml' \(link)", "'t/c.XML' is not read as a case; rename it to end in '.xml'",
    "'t/deep' \(link)", "'t/p.xml' is no regular file; put a regular file there",
    "the name 't/\u{FFFD}.xml' is not UTF-8; rename the file",
  ]
  let rows: [(names: [String], problems: [String])] = [
    ([], all), (["t"], all), (["t/"], all), (["**"], all), (["*"], all), (["t/*"], all),
    (["layouts/t"], all), (["\(place.path)/layouts"], all), (["u", "t"], all),
    (["t/b"], [all[0]]), (["t/b.xml"], [all[0]]), (["t/c"], [all[1]]), (["t/p"], [all[3]]),
    (["t/deep/a"], [all[2]]), (["t/deep/*"], [all[2]]), (["t/d*/a"], [all[2]]),
    (["?/p"], [all[0], all[2], all[3], all[4]]), (["u"], []), (["u/*"], []), (["t/a"], []),
  ]
  for (names, problems) in rows {
    let names = names.map { $0.replacing("layouts/t", with: "\(place.path)/layouts/t") }
    let told = try suite.listing(of: names).problems
    let words = told.map { $0.words.replacing(place.path + "/layouts/", with: "") }
    #expect(words == problems, "\(names)")
    #expect(try suite.check(names).problems == told, "\(names)")
    #expect(told.allSatisfy { $0.severity == .error })
  }
}

@Test func `cases that are one file on some machines are warned of`() throws {
  let place = try Place()
  for file in ["caf\u{E9}", "cafe\u{301}", "Sheet/a", "sheet/A", "sheet/b", "other"] {
    try place.write("<case/>", to: "\(file).xml")
  }
  let catalog = try CaseCatalog(of: Folder(place.path))
  #expect(catalog.ids.count == 6)
  #expect(Set(catalog.ids).count == 6)
  #expect(
    catalog.problems.map { $0.words.replacing(place.path + "/", with: "") } == [
      "'cafe\u{301}.xml' and 'caf\u{E9}.xml' differ only in the Unicode form of their letters; "
        + "on a Mac they are one file; rename one",
      "'Sheet/a.xml' and 'sheet/A.xml' differ only in upper and lower case; "
        + "on a Mac they are one file; rename one",
    ])
  #expect(catalog.problems.allSatisfy { $0.severity == .warning })
}

@Test func `a report is written behind links, whole, in folders that are made`() throws {
  let place = try Place()
  let old = String(repeating: "x", count: 5_000)
  for file in ["plain.xml", "reports/old.xml"] { try place.write(old, to: file) }
  try place.link("live.xml", to: "reports/old.xml")
  try place.link("dangling.xml", to: "later/none.xml")
  try place.link("twice.xml", to: "dangling.xml")
  try place.link("folder", to: "reports")
  try place.link("absolute.xml", to: "\(place.path)/reports/absolute.xml")
  let rows = [
    ("plain.xml", "plain.xml"), ("new.xml", "new.xml"), ("a/b/c.xml", "a/b/c.xml"),
    ("live.xml", "reports/old.xml"), ("dangling.xml", "later/none.xml"),
    ("twice.xml", "later/none.xml"), ("folder/in.xml", "reports/in.xml"),
    ("absolute.xml", "reports/absolute.xml"), ("a/../d/e.xml", "d/e.xml"),
  ]
  for (path, target) in rows {
    let report = try ReportFile(at: "\(place.path)/\(path)", outside: [])
    #expect(place.text(of: target) == nil, "the old report of \(path) is gone")
    try report.write(Array("new".utf8))
    #expect(place.text(of: target) == "new", "\(path)")
  }
  #expect(!place.everything.contains { $0.hasSuffix(".tmp") })
}

@Test func `a report in a folder of the suite is refused before anything is written`() throws {
  let place = try Place()
  try place.write("<case/>", to: "layouts/a.xml")
  try place.write("<baseline/>", to: "baselines/t/a.xml")
  try place.link("there", to: "baselines")
  try place.link("through.xml", to: "layouts/a.xml")
  try place.link("dangling.xml", to: "baselines/new/b.xml")
  try place.link("layouts/out.xml", to: "../out.xml")
  let before = place.everything
  let rows: [(path: String, folder: String?)] = [
    ("layouts/a.xml", "layouts"), ("layouts/new.xml", "layouts"),
    ("baselines/t/a.xml", "baselines"), ("baselines/t/new/j.xml", "baselines"),
    ("./x/../layouts/a.xml", nil), ("layouts/../baselines//t/./a.xml", "baselines"),
    ("there/j.xml", "baselines"), ("there/t/j.xml", "baselines"), ("through.xml", "layouts"),
    ("dangling.xml", "baselines"), ("unmade/j.xml", "unmade"), ("unmade/x/j.xml", "unmade"),
    ("layouts/out.xml", "layouts"),
  ]
  for (path, folder) in rows {
    let folders = ["layouts", "baselines", "unmade"].map { "\(place.path)/\($0)" }
    do {
      _ = try ReportFile(at: "\(place.path)/\(path)", outside: folders)
      Issue.record("\(path) is taken")
    } catch ReportFile.Failure.inside(let found) {
      #expect(found == folder.map { "\(place.path)/\($0)" }, "\(path)")
    } catch {
      #expect(folder == nil, "\(path): \(error)")
    }
    #expect(place.everything == before, "\(path)")
  }
  _ = try ReportFile(at: "\(place.path)/layouts2.xml", outside: ["\(place.path)/layouts"])
}

@Test func `a path that can hold no report is an error of the system`() throws {
  let place = try Place()
  try place.write("", to: "file")
  try place.link("loop", to: "loop")
  for path in ["file/j.xml", "", "/", "loop", "loop/j.xml", "\(place.path)/", "no/../../j.xml"] {
    let whole = path.isEmpty || path.hasPrefix("/") ? path : "\(place.path)/\(path)"
    #expect(throws: ReportFile.Failure.self, "\(path)") {
      try ReportFile(at: whole, outside: [])
    }
  }
  try ReportFile(at: "/dev/null", outside: []).write([1])
  #expect(throws: SystemError(path: "/dev/full", number: ENOSPC)) {
    try ReportFile(at: "/dev/full", outside: []).write([1])
  }
}
