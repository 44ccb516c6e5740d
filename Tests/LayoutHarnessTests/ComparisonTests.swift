import LayoutDocuments
import PlainText
import Testing

@testable import LayoutHarness

/// An outcome's body as recorded, as it is now, and what is told of the difference.
private typealias Row = (old: String, new: String, words: [String])

private func outcome(_ body: String) -> Record {
  var diagnostics = Diagnostics()
  let file = SourceFile(
    name: "b.xml", text: "<baseline format='1' case='c'><outcome>\(body)</outcome></baseline>")
  let baseline = BaselineReader.baseline(from: file, of: "c", &diagnostics)
  #expect(diagnostics.all.map(\.text) == [])
  return baseline.flatMap { BaselineReader.outcome(of: "", in: $0) } ?? Record("outcome")
}

private func words(from old: String, to new: String, tolerance: Double = 0) -> [String] {
  var comparison = OutcomeComparison(frameTolerance: tolerance) { _ in nil }
  return comparison.differences(from: outcome(old), to: outcome(new)).map(\.words)
}

private func tree(_ views: String) -> String {
  "<at step='0' do='appear'/><snapshot name='end'><view id='root' frame='0 0 375 667'>"
    + "\(views)</view></snapshot>"
}

private let sheet =
  "<scrollView id='sheet' contentOffset='0 0' contentSize='375 1200' frame="

private let viewRows: [Row] = [
  ("\(sheet)'0 150 375 517'/>", "\(sheet)'0 150 375 517'/>", []),
  (
    "\(sheet)'0 150 375 517'/>", "\(sheet)'0 170 375 497'/>",
    ["sheet: y 150 → 170 (+20), height 517 → 497 (−20)"]
  ),
  (
    "\(sheet)'0 150 375 517' contentInset='367 0 0 0'/>",
    "\(sheet)'0 150 375 517' contentInset='347 0 34 0' isPagingEnabled='YES'/>",
    [
      "sheet: contentInset top 367 → 347 (−20), bottom 0 → 34 (+34)",
      "sheet: isPagingEnabled NO → YES",
    ]
  ),
  (
    "<view id='a' frame='0 0 1 1' alpha='0.5'/>", "<view id='a' frame='-0.5 0 1 1'/>",
    ["a: x 0 → −0.5 (−0.5)", "a: alpha 0.5 → 1 (+0.5)"]
  ),
  (
    "<view id='a' frame='0 0 1 1' backgroundColor='#ffd60a'/>", "<view id='a' frame='0 0 1 1'/>",
    ["a: backgroundColor #ffd60a → clear"]
  ),
  (
    "<label id='t' frame='0 0 90 12' text='caf\u{E9}'/>",
    "<label id='t' frame='0 0 90 12' text='cafe\u{301}'/>",
    ["t: text 'caf\u{E9}' → 'cafe\u{301}', which look alike: U+00E9 is now U+0065"]
  ),
  (
    "<view id='\u{E9}' frame='0 0 1 1'/><view id='e\u{301}' frame='0 0 2 2'/>",
    "<view id='\u{E9}' frame='0 0 1 1'/><view id='e\u{301}' frame='0 0 3 2'/>",
    ["e\u{301}: width 2 → 3 (+1)"]
  ),
  (
    "<view id='\u{E9}' frame='0 0 1 1'/>", "<view id='e\u{301}' frame='0 0 1 1'/>",
    ["e\u{301}: a new view", "\u{E9}: no longer there"]
  ),
  (
    "<label id='t' frame='0 0 90 12' text='Log in'><line>Log in</line></label>",
    "<label id='t' frame='0 0 90 12' text='Log out' truncated='YES'>"
      + "<line>Log</line><line>out</line></label>",
    [
      "t: text 'Log in' → 'Log out'", "t: truncated NO → YES",
      "t: lines 'Log in' → 'Log', 'out'",
    ]
  ),
  (
    "<view id='a' frame='0 0 1 1'/>", "<view id='b' frame='0 0 1 1'/>",
    ["b: a new view", "a: no longer there"]
  ),
  (
    "<view id='a' frame='0 0 1 1'/><view id='b' frame='0 0 2 2'/>",
    "<view id='b' frame='0 0 2 2'/><view id='a' frame='0 0 1 1'/>",
    ["root: order of subviews a, b → b, a"]
  ),
  (
    "<view id='a' frame='0 0 1 1'><view id='b' frame='0 0 2 2'/></view>",
    "<view id='a' frame='0 0 1 1'/><view id='b' frame='0 0 2 3'/>",
    ["b: moved from a to root", "b: height 2 → 3 (+1)"]
  ),
  (
    "<view id='a' frame='0 0 1 1'/>",
    "<view id='box' frame='0 0 9 9'><view id='a' frame='0 0 1 1'/></view>",
    ["box: a new view", "a: moved from root to box"]
  ),
  (
    "<view frame='0 0 1 1'/><view frame='0 10 1 1'/>",
    "<view frame='0 0 1 1'/><view frame='0 11 1 1'/>",
    ["root/view#2: y 10 → 11 (+1)"]
  ),
  // One more view without an id shifts none of the others.
  (
    "<view frame='0 0 1 1'/><view frame='0 10 1 1'/>",
    "<view frame='0 5 1 1'/><view frame='0 0 1 1'/><view frame='0 10 1 1'/>",
    ["root/view#1: a new view"]
  ),
  (
    "<view frame='0 0 1 1'/><view frame='0 5 1 1'/><view frame='0 10 1 1'/>",
    "<view frame='0 0 1 1'/><view frame='0 10 1 1'/>",
    ["root/view#2: no longer there"]
  ),
  (
    "<view id='a' frame='0 0 1 1' alpha='0.5'/>",
    "<label id='a' frame='0 0 2 1' alpha='0.5' text='x'><line>x</line></label>",
    ["a: kind view → label", "a: width 1 → 2 (+1)", "a: lines none → 'x'"]
  ),
]

private let eventRows: [Row] = [
  (
    "<action time='0.05' name='display' with='1'/>",
    "<action time='0.05' name='display' with='2'/>",
    ["action display at 0.05 s: with '1' → '2'"]
  ),
  (
    "<action time='0.05' name='display'/>", "",
    ["action display at 0.05 s: no longer happens"]
  ),
  (
    "", "<action time='0.05' name='display'/>",
    ["action display at 0.05 s: did not happen before"]
  ),
  (
    "<touch time='0' finger='1' phase='began' at='1 2' view='map'/>",
    "<touch time='0' finger='1' phase='began' at='1 2' view='info'/>",
    ["finger 1 began at 0 s: view 'map' → 'info'"]
  ),
  // The first of three is new; the others are who they were.
  (
    "<recognizer time='0.1' id='pull' state='changed'/>"
      + "<recognizer time='0.2' id='pull' state='changed'/>",
    "<recognizer time='0.05' id='pull' state='changed'/>"
      + "<recognizer time='0.1' id='pull' state='changed'/>"
      + "<recognizer time='0.2' id='pull' state='changed'/>",
    ["pull changed at 0.05 s: did not happen before"]
  ),
  (
    "<scroll time='0.1' view='s' y='-10'/><scroll time='0.2' view='s' y='-20'/>"
      + "<scroll time='0.3' view='s' y='-30'/><scroll time='0.4' view='s' y='-40'/>"
      + "<scroll time='0.5' view='s' y='-50' ends='YES'/>",
    "<scroll time='0.1' view='s' y='-11'/><scroll time='0.2' view='s' y='-22'/>"
      + "<scroll time='0.3' view='s' y='-33'/><scroll time='0.4' view='s' y='-44'/>"
      + "<scroll time='0.45' view='s' x='1' y='-50' ends='YES'/>",
    [
      "s moves at 0.1 s: y −10 → −11 (−1)", "s moves at 0.2 s: y −20 → −22 (−2)",
      "s comes to rest: time 0.5 → 0.45 (−0.05), x 0 → 1 (+1)",
      "s moves: 2 more samples are different",
    ]
  ),
  (
    "<call time='0.5' event='scrollViewDidEndDragging' view='s' decelerate='YES'/>",
    "<call time='0.5' event='scrollViewDidEndDragging' view='s' decelerate='NO'/>",
    ["s scrollViewDidEndDragging at 0.5 s: decelerate YES → NO"]
  ),
  (
    "<call time='0.5' event='viewWillTransition' size='375 667'/>",
    "<call time='0.5' event='viewWillTransition'/>",
    ["viewWillTransition at 0.5 s: size 375 667 → none"]
  ),
]

private let stepRows: [Row] = [
  (
    "<physics panStart='10' pageOrigin='zero'/>",
    "<physics panStart='12' bounceFrequency='10'/>",
    [
      "physics: panStart 10 → 12 (+2)", "physics: bounceFrequency none → 10",
      "physics: pageOrigin zero → none",
    ]
  ),
  (
    "<at step='0' do='appear'/><at step='1' do='tap map'/><action time='0' name='a'/>",
    "<at step='0' do='appear'/><at step='1' do='wait 1'/><at step='2' do='tap map'/>"
      + "<action time='0' name='a'/>",
    ["step 1, wait 1: a new step"]
  ),
  (
    "<at step='0' do='appear'/><at step='1' do='wait 1'/><at step='2' do='tap map'/>",
    "<at step='0' do='appear'/><at step='1' do='tap map'/>",
    ["step 1, wait 1: no longer a step"]
  ),
  (
    "<at step='0' do='appear'/><at step='1' do='tap map'/><action time='0' name='a'/>",
    "<at step='0' do='appear'/><at step='1' do='tap info'/>",
    ["step 'tap map' → 'tap info'", "action a at 0 s: no longer happens"]
  ),
  (
    "<at step='0' do='x'/><snapshot name='a'><view frame='0 0 1 1'/></snapshot>",
    "<at step='0' do='x'/><snapshot name='b'><view frame='0 0 1 1'/></snapshot>",
    ["snapshot 'b': not in the baseline", "snapshot 'a': no longer taken"]
  ),
  (
    "<at step='0' do='x'/><snapshot name='a'><view id='a' frame='0 0 1 1'/></snapshot>",
    "<at step='0' do='x'/><snapshot name='a' time='1'><view id='b' frame='0 0 1 2'/></snapshot>",
    ["snapshot 'a': time 0 → 1 (+1)", "b: id 'a' → 'b'", "b: height 1 → 2 (+1)"]
  ),
]

@Test func `what moved on the screen is told in words`() {
  for row in viewRows { #expect(words(from: tree(row.old), to: tree(row.new)) == row.words) }
}

@Test func `what happened otherwise is told in words, and one event shifts no other`() {
  let step = "<at step='1' do='drag s'/>"
  for row in eventRows { #expect(words(from: step + row.old, to: step + row.new) == row.words) }
}

@Test func `steps, snapshots and physics that come or go are told as such`() {
  for row in stepRows { #expect(words(from: row.old, to: row.new) == row.words) }
}

@Test func `a tolerance is for frames alone, and includes its own size`() {
  let old = tree("<view id='a' frame='0 10 5 5' alpha='0.5'/>")
  let new = tree("<view id='a' frame='0.5 10.501 5 5' alpha='0.6'/>")
  #expect(
    words(from: old, to: new, tolerance: 0.5)
      == ["a: y 10 → 10.501 (+0.501)", "a: alpha 0.5 → 0.6 (+0.1)"])
}

@Test func `what several snapshots show is told once, with all their names and the first place`() {
  func body(_ frame: String) -> String {
    "<at step='0' do='x'/>\n<snapshot name='a'><view id='r' frame='\(frame)'/></snapshot>\n"
      + "<snapshot name='b'><view id='r' frame='\(frame)'/></snapshot>"
  }
  var comparison = OutcomeComparison { _ in nil }
  let differences = comparison.differences(
    from: outcome(body("0 0 1 1")), to: outcome(body("0 0 1 2")))
  #expect(differences.map(\.words) == ["r: height 1 → 2 (+1)"])
  #expect(differences.first?.places == ["snapshot 'a'", "snapshot 'b'"])
  #expect(differences.first?.recorded?.position == SourcePosition(line: 2, column: 20))
}

@Test func `sequences are paired in order by the greatest weight`() {
  func pairs(_ old: String, _ new: String) -> String {
    let (old, new) = (Array(old), Array(new))
    return Alignment.pairs(old.count, new.count) {
      old[$0] == new[$1]
    } weight: {
      old[$0] == new[$1] ? 1 : 0
    }
    .map { "\($0.old.map { String(old[$0]) } ?? "-")\($0.new.map { String(new[$0]) } ?? "-")" }
    .joined(separator: " ")
  }
  #expect(pairs("", "") == "")
  #expect(pairs("abc", "abc") == "aa bb cc")
  #expect(pairs("abc", "ac") == "aa b- cc")
  #expect(pairs("ac", "abc") == "aa -b cc")
  #expect(pairs("abcd", "dabc") == "-d aa bb cc d-")
  #expect(pairs("ab", "xy") == "a- b- -x -y")
  let long = String(repeating: "ab", count: 3000)
  #expect(pairs(long + "a", "b" + long).split(separator: " ").count >= 6001)
}
