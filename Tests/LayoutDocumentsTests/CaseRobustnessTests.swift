import LayoutDocuments
import PlainText
import Testing

@Suite struct CaseRobustnessTests {
  private static let everything = CaseSource(
    interface: """
      <view id="root"><mapView id="map"><annotation id="here" coordinate="1 2"/></mapView>
      <scrollView id="list" customClass="Pass" frame="0 0 9 9"/><label text="a" font="fixed 9"/>
      <panGestureRecognizer id="pull" shouldBegin="event.translation.y > 0"/>
      <constraints>map.height = 10 # high</constraints></view>
      """,
    behavior: """
      <var name="count" be="0"/><class name="Pass" pointInside="outset 3">
      <on event="touchesBegan"><let name="at" be="event.location.x"/>
      <set property="count" to="count + at"/><if test="count > 1"><forward/><else>
      <call action="a" with="count, self.frame"/></else></if></on></class>
      <on recognizer="pull"><set property="high.constant" to="20" animated="0.3"/></on>
      """,
    steps: """
      <drag on="list" at="50% 1" to="map" only="iPhone 8"/><expect hit="map" at="1 1"/>
      <touches><down finger="a" at="1 2" time="0"/><up finger="a" time="0.1"/></touches>
      <expect action="a" times="2"/><expect that="list.contentOffset.y = 0"/>
      """, rest: #"<physics panStart="1"/><invariants unambiguous="root list"/>"#)

  /// A well-formed case that ends early: the prefix, closed where it stops between tags.
  private func closings(of text: [UInt8]) -> [String] {
    var open: [Substring] = []
    var texts: [String] = []
    let whole = String(decoding: text, as: UTF8.self)
    for index in whole.indices where whole[index] == "<" {
      let before = String(whole[..<index])
      texts.append(before + open.reversed().map { "</\($0)>" }.joined())
      let tag = whole[index...].prefix { $0 != ">" }.dropFirst()
      if tag.hasPrefix("/") {
        _ = open.popLast()
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0.isLetter })
      }
    }
    return texts
  }

  @Test func `every beginning of a case is read or refused`() {
    #expect(Self.everything.shown == "read")
    for source in [formatExample, Self.everything.text] {
      let bytes = Array(source.utf8)
      let beginnings = (0...bytes.count).map { String(decoding: bytes[..<$0], as: UTF8.self) }
      for text in beginnings + closings(of: bytes) {
        let (read, diagnostics) = CaseSource(text).read()
        #expect((read == nil) == diagnostics.hasErrors)
      }
    }
  }

  @Test func `every case with a character put into an attribute is read or refused`() {
    for source in [formatExample, Self.everything.text] {
      let bytes = Array(source.utf8)
      for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
        for change in ["x", "'", "9", "|"] {
          let text = bytes[...start] + Array(change.utf8) + bytes[(start + 1)...]
          let (read, diagnostics) = CaseSource(String(decoding: text, as: UTF8.self)).read()
          #expect((read == nil) == diagnostics.hasErrors)
        }
      }
    }
  }

  @Test func `what comes of an element that was refused is no second error`() {
    let source = CaseSource(
      interface: #"<view id="root"><tableView id="stack"><label id="l"/></tableView></view>"#,
      behavior: """
        <on event="viewDidLoad"><set property="l.text" to="'x'"/></on>
        <on event="touchesBegan" view="stack"/>
        """, steps: #"<tap on="l"/><expect that="stack.alpha = 1"/>"#)
    #expect(source.read().1.all.map(\.words) == ["'<tableView>' is not supported yet"])
  }
}

@Suite struct CaseLimitTests {
  @Test func `views are nested as deep as the file may be`() {
    let source = CaseSource(
      interface: String(repeating: "<view>", count: 254) + String(repeating: "</view>", count: 254))
    #expect(source.shown == "read")
  }

  @Test func `a thousand unknown names are a thousand errors`() {
    let views = (0..<1000).map { #"<view id="view\#($0)"/>"# }.joined()
    let steps = (0..<1000).map { #"<tap on="viw\#($0)"/>"# }.joined()
    let source = CaseSource(interface: "<view>\(views)</view>", steps: steps)
    #expect(source.read().1.all.count == 1000)
  }
}
