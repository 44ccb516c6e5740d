import Expressions
import Geometry
import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

/// A map under a sheet with a label, by hand.
private struct Sample {
  var scene = Scene()
  var outcome = Outcome()
  let map: ViewID
  let sheet: ViewID
  let label: ViewID

  init() {
    func kind(_ name: String) -> KindID { Catalog.uiKit.kind(named: name) ?? KindID(index: 0) }
    let catalog = Catalog.uiKit
    let root = scene.tree.insert(kind("view"), of: catalog, in: nil, identifier: "root")
    map = scene.tree.insert(kind("mapView"), of: catalog, in: root, identifier: "map")
    sheet = scene.tree.insert(kind("scrollView"), of: catalog, in: root, identifier: "sheet")
    label = scene.tree.insert(kind("label"), of: catalog, in: sheet)
    scene.tree[root].frame = Rect(x: 0, y: 0, width: 375, height: 667)
    scene.tree[map].frame = Rect(x: 0, y: 0, width: 375, height: 667)
    scene.tree[sheet].frame = Rect(x: 0, y: 150, width: 375, height: 517)
    scene.tree.scroll[sheet].contentSize = Size(width: 375, height: 1200)
    scene.tree.scroll[sheet].contentInset.top = 367
    scene.tree.scroll[sheet].flags.insert(.pagingEnabled)
    scene.tree[label].frame = Rect(x: 16, y: 12, width: 100, height: 24)
    scene.tree.text[label].text = "Info text\ncomes <here>"
    scene.tree.text[label].font = .fixed(size: 10)
    scene.tree.text[label].numberOfLines = 0
    scene.recognizers = [
      Recognizer(
        identifier: "sheet.panGestureRecognizer", view: sheet, gesture: .scroll),
      Recognizer(identifier: "", view: map, gesture: .tap(taps: 1, fingers: 1)),
    ]
    scene.steps = [
      Step(.wait(1), words: "drag root"), Step(.snapshot(name: "end"), words: "snapshot end"),
      Step(.settle, words: "settle"),
    ]
    outcome = ran()
  }

  private func ran() -> Outcome {
    var outcome = Outcome()
    outcome.physics = [("pageOrigin", 0, "zero"), ("panStart", 10, nil)]
    var appear = StepRecord(number: 0, words: "appear", origin: .none)
    appear.entries = [.event(time: 0, .call(.viewDidLoad, nil, []))]
    var drag = StepRecord(number: 1, words: "drag root", origin: .none)
    drag.entries = [
      .event(
        time: 0, .touch(finger: "1", phase: .began, at: Point(x: 187.5, y: 592), view: label)),
      .event(time: 1 / 60, .recognizer(RecognizerID(index: 0), .began)),
      .event(time: 1 / 60, .recognizer(RecognizerID(index: 1), .failed)),
      .event(
        time: 0.5, .call(.scrollViewDidEndDragging, sheet, [("decelerate", .boolean(true))])),
      .event(
        time: 0.5, .action("display", [.number(-0.0001), .text("a \"b\""), .point(Point(x: 1))])),
      .event(time: 0.6, .scroll(sheet, Point(x: 0, y: -343.5), .sample)),
      .event(time: 0.7, .scroll(sheet, Point(x: 2, y: -177), .turn)),
      .event(time: 0.8, .map(map, Coordinate(latitude: 52.5, longitude: 13.4), .end)),
    ]
    var snapshot = StepRecord(number: 2, words: "snapshot end", origin: .none)
    snapshot.entries = [
      .snapshot(Snapshot(name: "end", time: 0, tree: scene.tree, origin: .none))
    ]
    outcome.steps = [
      appear, drag, snapshot, StepRecord(number: 3, words: "settle", origin: .none),
    ]
    return outcome
  }

  func record() -> Record { OutcomeRecorder(of: scene).record(of: outcome) }
}

private let written = """
  <baseline format="1" case="sheet/paging">
    <outcome variant="iPhone 8 | iPhone 7">
      <physics pageOrigin="zero" panStart="10"/>
      <at step="0" do="appear"/>
      <call time="0" event="viewDidLoad"/>
      <at step="1" do="drag root"/>
      <touch time="0" finger="1" phase="began" at="187.5 592" view="sheet/label#1"/>
      <recognizer time="0.017" id="sheet.panGestureRecognizer" state="began"/>
      <recognizer time="0.017" id="map.tapGestureRecognizer" state="failed"/>
      <call time="0.5" event="scrollViewDidEndDragging" view="sheet" decelerate="YES"/>
      <action time="0.5" name="display" with="0 | a &quot;b&quot; | 1 0"/>
      <scroll time="0.6" view="sheet" y="-343.5"/>
      <scroll time="0.7" view="sheet" x="2" y="-177" turns="YES"/>
      <map time="0.8" view="map" center="52.5 13.4" ends="YES"/>
      <snapshot name="end">
        <view id="root" frame="0 0 375 667">
          <mapView id="map" frame="0 0 375 667" visibleMapRect="89478485.333 54641528.377 \
  89478485.333 159152399.246"/>
          <scrollView id="sheet" frame="0 150 375 517" contentOffset="0 0" contentSize="375 1200" \
  contentInset="367 0 0 0" isPagingEnabled="YES">
            <label frame="16 12 100 24" text="Info text&#10;comes &lt;here&gt;" numberOfLines="0" \
  truncated="YES">
              <line>Info text</line>
              <line>comes &lt;he…</line>
            </label>
          </scrollView>
        </view>
      </snapshot>
      <at step="2" do="settle"/>
    </outcome>
  </baseline>

  """

@Test func `an outcome is written an element a line and read back as it was`() {
  let record = Sample().record()
  var baseline = BaselineWriter(caseName: "sheet/paging")
  baseline.add(record.outcomeText, of: "iPhone 8")
  baseline.add(record.outcomeText, of: "iPhone 7")
  let bytes = baseline.bytes ?? []
  #expect(String(decoding: bytes, as: UTF8.self) == written)

  var diagnostics = Diagnostics()
  let file = SourceFile(name: "paging.xml", bytes: bytes)
  let read = BaselineReader.baseline(from: file, of: "sheet/paging", &diagnostics)
  #expect(diagnostics.all.map(\.text) == [])
  #expect(read?.variants == ["iPhone 8", "iPhone 7"])
  guard let read else { return }
  #expect(BaselineReader.outcome(of: "iPhone 7", in: read)?.children == record.children)
  #expect(BaselineReader.outcome(of: "iPhone 9", in: read) == nil)
  // A baseline of one byte less is none.
  var small = BaselineWriter(caseName: "sheet/paging", upTo: bytes.count - 1)
  for variant in read.variants { small.add(record.outcomeText, of: variant) }
  #expect(small.bytes == nil)
}

@Test func `the text of an outcome is found only where a variant has exactly that`() {
  let text = Sample().record().outcomeText
  let rows: [(file: String, variant: String, isFound: Bool)] = [
    (written, "iPhone 8", true),
    (written, "iPhone 7", true),
    (written, "iPhone 9", false),
    (written, "", false),
    (written.replacing("y=\"-343.5\"", with: "y=\"-343\""), "iPhone 8", false),
    (written.replacing("  <outcome", with: "\t<outcome"), "iPhone 8", false),
    (written.replacing("variant=", with: "variant ="), "iPhone 8", false),
    (written.replacing("iPhone 8 |", with: "iPhone&#32;8 |"), "iPhone 8", false),
    // What a comment hides is not told.
    (
      written.replacing("\n  <outcome", with: "\n  <!--\n  <outcome")
        .replacing("</baseline>", with: "--></baseline>"), "iPhone 8", false
    ),
    ("", "", false), ("\n", "", false), ("\n  <outcome", "", false),
    ("\n  <outcome variant=\"", "", false), ("\n  </outcome>", "", false),
  ]
  for row in rows {
    let sections = BaselineSections(of: SourceFile(name: "paging.xml", text: row.file))
    #expect(sections.tells(text, of: row.variant) == row.isFound, "\(row)")
  }
}

@Test func `a number in a baseline may be written any way`() {
  var diagnostics = Diagnostics()
  let text = written.replacing("\"0 150 375 517\"", with: "\"0.0 150.000 375 517\"")
  let file = SourceFile(name: "paging.xml", text: text)
  let read = BaselineReader.baseline(from: file, of: "sheet/paging", &diagnostics)
  let record = read.flatMap { BaselineReader.outcome(of: "iPhone 8", in: $0) }
  #expect(record?.outcomeText == Sample().record().outcomeText)
}

/// A body of a baseline and what its reader says.
private let wrongBodies: [(body: String, message: String)] = [
  (
    "<outcome><at step='0' do='appear'/><tuoch time='0'/></outcome>",
    "1:69: error: unknown element 'tuoch' in <outcome>; did you mean 'touch'?"
  ),
  (
    "<outcome><at step='0' do='x'/><call time='0' event='e' veiw='a'/></outcome>",
    "1:88: error: unknown attribute 'veiw' of <call>; did you mean 'view'?"
  ),
  ("<outcome><at do='x'/></outcome>", "1:43: error: <at> has no 'step'"),
  (
    "<outcome><at step='1,5' do='x'/></outcome>",
    "1:52: error: 'step' must be a number, not '1,5'"
  ),
  (
    "<outcome><scroll time='0' view='a' y='0'/></outcome>",
    "1:43: error: <scroll> before the first <at>"
  ),
  (
    "<outcome><at step='0' do='x'/><physics/></outcome>",
    "1:64: error: <physics> may only be the first element of its outcome"
  ),
  (
    "<outcome><physics panStrat='1'/></outcome>",
    "1:51: error: unknown attribute 'panStrat' of <physics>; did you mean 'panStart'?"
  ),
  (
    "<outcome><physics pageOrigin='top'/></outcome>",
    "1:63: error: 'pageOrigin' must be one of 'zero', 'inset', not 'top'"
  ),
  ("<outcome>all well</outcome>", "1:42: error: text in <outcome>, which holds none"),
  (
    "<outcome variant='a | b'/><outcome variant='b'/>",
    "1:77: error: variant 'b' is told twice"
  ),
  (
    "<outcome><at step='0' do='x'/><snapshot name='s'/></outcome>",
    "1:64: error: snapshot 's' must hold one view"
  ),
  ("<run/>", "1:34: error: unknown element 'run' in <baseline>"),
]

private let wrongTrees: [(tree: String, message: String)] = [
  (
    "<veiw frame='0 0 1 1'/>",
    "2:2: error: unknown element 'veiw' in <snapshot>; did you mean 'view'?"
  ),
  ("<view id='a'/>", "2:2: error: <view> has no 'frame'"),
  (
    "<view frame='0 0 1 nan'/>",
    "2:14: error: 'frame' must be four numbers, not '0 0 1 nan'"
  ),
  (
    "<view frame='0 0 1 1' isHidden='true'/>",
    "2:33: error: 'isHidden' must be YES or NO, not 'true'"
  ),
  (
    "<view frame='0 0 1 1' isPagingEnabled='YES'/>",
    "2:23: error: unknown attribute 'isPagingEnabled' of <view>"
  ),
  (
    "<view frame='0 0 1 1' backgroundColor='red'/>",
    "2:40: error: 'backgroundColor' must be a color, as #ffd60a, not 'red'"
  ),
  (
    "<view id='a' frame='0 0 1 1'><view id='a' frame='0 0 1 1'/></view>",
    "2:40: error: two views have the id 'a'"
  ),
  ("<view frame='0 0 1 1'><line>a</line></view>", "2:24: error: unknown element 'line' in <view>"),
]

@Test func `a baseline that the recorder could not have written is refused with its place`() {
  for (body, message) in wrongBodies {
    #expect(messages("<baseline format='1' case='a/b'>\(body)</baseline>") == [message])
  }
  for (tree, message) in wrongTrees {
    let source =
      "<baseline format='1' case='a/b'><outcome><at step='0' do='x'/><snapshot name='s'>\n"
      + "\(tree)</snapshot></outcome></baseline>"
    #expect(messages(source).first == message)
  }
  #expect(
    messages("<baseline format='2' case='a/b'><who knows='1'/></baseline>")
      == ["1:19: error: baseline format '2' is not supported; expected '1'"])
  #expect(
    messages("<baseline format='1' case='../x'/>")
      == ["1:28: error: the baseline of case '../x' in the place of that of 'a/b'"])
  #expect(messages("<case/>") == ["1:2: error: '<case>' is no baseline; expected <baseline>"])
  #expect(
    messages("<baseline") == [
      "1:10: error: unexpected end of file in <baseline>; restore the truncated file"
    ])
}

@Test func `every beginning of a baseline gives a baseline or a diagnostic`() {
  let bytes = Array(written.utf8)
  for length in 0..<bytes.count {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "b.xml", bytes: Array(bytes.prefix(length)))
    let read = BaselineReader.baseline(from: file, of: "sheet/paging", &diagnostics)
    #expect((read == nil) == diagnostics.hasErrors)
  }
}

private func messages(_ source: String) -> [String] {
  var diagnostics = Diagnostics()
  let file = SourceFile(name: "b.xml", text: source)
  let read = BaselineReader.baseline(from: file, of: "a/b", &diagnostics)
  #expect(read == nil)
  return diagnostics.all.map { String($0.text.prefix { $0 != "\n" }.dropFirst("b.xml:".count)) }
}
