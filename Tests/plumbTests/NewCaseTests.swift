import Foundation
import Testing

/// Cases made of the repository's own storyboard.
@Suite struct NewCaseTests {
  private static func storyboard() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("layouts/documents/Places.storyboard"),
      encoding: .utf8)
  }

  @Test
  func `a new case is written once, recorded and checked, and tells what moves in the document`()
    throws
  {
    let plumb = try Binary()
    let text = try Self.storyboard()
    try plumb.write(text, to: "App/Places.storyboard")
    let new = try plumb.run("new", "--from", "App/Places.storyboard", "--into", "layouts/app")
    #expect(
      new.output == """
        layouts/app/Place.xml: written
        1 written, 0 left; record what they do by plumb record --missing

        """)
    #expect(
      plumb.text(of: "layouts/app/Place.xml") == """
        <case title="Place of Places.storyboard">
          <environment device="iPhone SE (3rd generation) | iPhone 17"/>
          <interface src="../../App/Places.storyboard" scene="Place"/>
        </case>

        """)
    #expect(try plumb.run("record", "--missing").status == 0)
    #expect(try plumb.run("check").status == 0)
    try plumb.write("mine", to: "layouts/app/Place.xml")
    let again = try plumb.run("new", "--from", "App/Places.storyboard", "--into", "app")
    #expect(
      again.output == """
        layouts/app/Place.xml: there already, left as it is
        0 written, 1 left

        """)
    #expect(plumb.text(of: "layouts/app/Place.xml") == "mine")
  }

  @Test
  func
    `a new case of a localized document runs in its own language, the longest and a mirrored one`()
    throws
  {
    let plumb = try Binary()
    try plumb.write(try Self.storyboard(), to: "App/Base.lproj/Places.storyboard")
    for (locale, text) in [("ar", "س"), ("de", "Ort"), ("fi", "Paikka"), ("he", "מ")] {
      try plumb.write(
        "\"lBl-00-001.text\" = \"\(text)\";", to: "App/\(locale).lproj/Places.strings")
    }
    _ = try plumb.run("new", "--from", "App/Base.lproj/Places.storyboard")
    #expect(
      plumb.text(of: "layouts/places/Place.xml").contains(
        #"<environment device="iPhone SE (3rd generation) | iPhone 17" locale="en | fi | ar"/>"#))
    try FileManager.default.createSymbolicLink(
      atPath: "\(plumb.folder)/App/sv.lproj", withDestinationPath: "de.lproj")
    try plumb.write(
      """
      <case title="t">
      <environment device="iPhone 8" locale="sv"/>
      <interface src="../App/Base.lproj/Places.storyboard"/>
      </case>
      """, to: "layouts/a.xml")
    #expect(
      try plumb.run("check", "a").output.contains(
        "a.xml:3:17: error: 'App/sv.lproj' is a symbolic link; links are not followed; put the file itself there"
      ))
  }

  @Test func `a document outside the repository is refused, a link to one too`() throws {
    let plumb = try Binary()
    let text = try Self.storyboard()
    try plumb.write(text, to: "away/Places.storyboard")
    try plumb.write(text, to: "repository/App/Places.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: "\(plumb.folder)/repository/Link.storyboard",
      withDestinationPath: "../away/Places.storyboard")
    let table = [
      (
        "../../away/Places.storyboard",
        "'../../away/Places.storyboard' leads out of the repository, the folder that holds the layouts"
      ),
      (
        "/away/Places.storyboard",
        "'/away/Places.storyboard' begins at the machine's root; a path begins at the case's folder"
      ),
      (
        "../Link.storyboard",
        "'repository/Link.storyboard' is a symbolic link; links are not followed; put the file itself there"
      ),
      (
        "../Nothing.storyboard",
        "cannot read 'repository/Nothing.storyboard': No such file or directory"
      ),
    ]
    for (source, words) in table {
      try plumb.write(
        """
        <case title="t">
        <environment device="iPhone 8"/>
        <interface src="\(source)"/>
        </case>
        """, to: "repository/layouts/a.xml")
      let run = try plumb.run("check", "--layouts", "repository/layouts")
      #expect(run.status == 1)
      #expect(
        run.output.contains("repository/layouts/a.xml:3:17: error: \(words)\n"), "\(run.output)")
    }
    let new = try plumb.run(
      "new", "--from", "away/Places.storyboard", "--layouts", "repository/layouts")
    #expect(new.status == 1)
    #expect(new.output.contains("leads out of the repository"))
  }
}
