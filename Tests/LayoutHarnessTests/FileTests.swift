import Foundation
import PlainText
import Testing

@testable import LayoutHarness

private func id(_ path: String) throws -> CaseID { try #require(CaseID(path)) }

@Test func `a case's name leads nowhere but down`() {
  for path in ["", "/", "/etc/x", "a//b", "a/", "..", "../x", "a/../b", "./a", "a\0b"] {
    #expect(CaseID(path) == nil, "\(path)")
  }
  #expect(CaseID("sheet/paging")?.fileComponents == ["sheet", "paging.xml"])
  #expect(CaseID("…/ä b")?.description == "…/ä b")
}

@Test func `cases are regular files by the bytes of their paths, and links are told`() throws {
  let place = try Place()
  for file in [
    "suite.xml", "b.xml", "a/z.xml", "a.xml", "a/deep/er/c.xml", "a/suite.xml", "B.xml",
    "notes.txt", ".hidden.xml", ".git/x.xml", "é.xml",
  ] {
    try place.write("<case/>", to: file)
  }
  try place.link("out.xml", to: "/etc/passwd")
  try place.link("up", to: "..")
  let catalog = try CaseCatalog(of: Folder(place.path))
  #expect(
    catalog.ids.map(\.description) == ["B", "a", "a/deep/er/c", "a/suite", "a/z", "b", "é"])
  #expect(
    catalog.problems.map(\.words) == [
      "'\(place.path)/out.xml' is a symbolic link; links are not followed; put the file itself there",
      "'\(place.path)/up' is a symbolic link; links are not followed; put the file itself there",
      "'\(place.path)/B.xml' and '\(place.path)/b.xml' differ only in upper and lower case; "
        + "on a Mac they are one file; rename one",
    ])
}

@Test func `a filter is a case, a folder, a file or a pattern`() throws {
  let ids = try ["sheet/paging", "sheet/paging-toggle", "sheet/deep/x", "map", "a.b/c"].map(id)
  let rows: [(String, [String])] = [
    ("sheet", ["sheet/paging", "sheet/paging-toggle", "sheet/deep/x"]),
    ("sheet/", ["sheet/paging", "sheet/paging-toggle", "sheet/deep/x"]),
    ("sheet/paging", ["sheet/paging"]), ("layouts/sheet/paging.xml", ["sheet/paging"]),
    ("./layouts/map.xml", ["map"]),
    ("layouts/sheet", ["sheet/paging", "sheet/paging-toggle", "sheet/deep/x"]),
    ("layouts", ids.map(\.description)), ("./layouts/", ids.map(\.description)),
    ("layouts/sheet/deep//", ["sheet/deep/x"]),
    ("sheet/*", ["sheet/paging", "sheet/paging-toggle", "sheet/deep/x"]),
    ("*/paging", ["sheet/paging"]), ("**x", ["sheet/deep/x"]), ("m?p", ["map"]),
    ("*", ids.map(\.description)), ("sheet/pag", []), ("shee", []), ("a.b/c", ["a.b/c"]),
    ("*a*a*a*a*a*a*b", []), ("SHEET", []), ("..", []), ("", []),
  ]
  let layouts = Folder("./layouts/")
  for (pattern, selected) in rows {
    let filter = CaseFilter(pattern, layouts: layouts)
    #expect(ids.filter(filter.selects).map(\.description) == selected, "\(pattern)")
    var choice = CaseChoice([pattern, "a.b"], layouts: layouts)
    let chosen = ids.filter { choice.selects($0) }.map(\.description)
    #expect(chosen == ids.map(\.description).filter { selected.contains($0) || $0 == "a.b/c" })
    #expect(choice.idle?.text == (selected.isEmpty ? pattern : nil))
  }
}

@Test func `names and depths that no baseline can have are told`() throws {
  let place = try Place()
  let deep = String(repeating: "d/", count: 65)
  for file in ["bell\u{7}.xml", "line\nend.xml", "a | b.xml", deep + "x.xml"] {
    try place.write("<case/>", to: file)
  }
  let catalog = try CaseCatalog(of: Folder(place.path))
  #expect(catalog.ids.map(\.description) == ["a | b"])
  #expect(
    catalog.problems.map(\.words) == [
      "'bell\u{7}' is no name of a case; it may hold no line end and no control character",
      "'\(place.path)/\(deep.dropLast())' lies inside more than 64 folders",
      "'line\nend' is no name of a case; it may hold no line end and no control character",
    ])
}

@Test func `a baseline is written in its place whole, and nothing else is left there`() throws {
  let place = try Place()
  let store = BaselineStore(folder: Folder(place.path + "/baselines"))
  let name = try id("sheet/deep/paging")
  #expect(try store.bytes(of: name) == nil)
  #expect(throws: SystemError.self) { try store.write([65], of: name) }
  try FileManager.default.createDirectory(
    atPath: place.path + "/baselines", withIntermediateDirectories: true)
  try store.write([65], of: name)
  try store.write([66, 67], of: name)
  #expect(try store.bytes(of: name)?.bytes == [66, 67])
  #expect(
    place.everything == [
      "baselines", "baselines/sheet", "baselines/sheet/deep", "baselines/sheet/deep/paging.xml",
    ])
  #expect(try store.recorded().ids == [name])
  try store.remove(name)
  #expect(try store.bytes(of: name) == nil)
  // As long as a file's name may be.
  let long = try id(String(repeating: "n", count: 251))
  try store.write([65], of: long)
  #expect(try store.bytes(of: long)?.bytes == [65])
}

@Test func `a link in the baselines folder is neither read nor written through`() throws {
  let place = try Place()
  try place.write("secret", to: "outside/x.xml")
  try place.write("old", to: "baselines/real.xml")
  try place.link("baselines/folder", to: "../outside")
  try place.link("baselines/file.xml", to: "../outside/x.xml")
  let store = BaselineStore(folder: Folder(place.path + "/baselines"))
  for name in ["folder/x", "file"] {
    #expect(throws: FileProblem.self) { try store.bytes(of: id(name)) }
  }
  #expect(throws: SystemError.self) { try store.write([65], of: id("folder/x")) }
  #expect(throws: SystemError.self) { try store.write([65], of: id("folder/new")) }
  // A rename replaces a link itself, not what it leads to.
  try store.write([65], of: id("file"))
  #expect(place.text(of: "outside/x.xml") == "secret")
  #expect(place.everything.filter { $0.hasPrefix("outside") } == ["outside", "outside/x.xml"])
}

@Test func `a file that is no regular one or too large is refused before it is read`() throws {
  let place = try Place()
  try place.write("12345", to: "five.xml")
  let made = unsafe mkfifo(place.path + "/pipe.xml", 0o644)
  #expect(made == 0)
  let folder = Folder(place.path)
  #expect(try folder.bytes(of: ["five.xml"], upTo: 5) == Array("12345".utf8))
  #expect(throws: FileProblem.tooLarge(place.path + "/five.xml", limit: 4)) {
    try folder.bytes(of: ["five.xml"], upTo: 4)
  }
  #expect(throws: FileProblem.notAFile(place.path + "/pipe.xml")) {
    try folder.bytes(of: ["pipe.xml"], upTo: 5)
  }
  let catalog = try CaseCatalog(of: folder)
  #expect(
    catalog.problems.map(\.words) == [
      "'\(place.path)/pipe.xml' is no regular file; put a regular file there"
    ])
}
