import LayoutEngine
import Testing

@testable import LayoutDocuments

@Suite struct SimulationFindingTests {
  /// What a screen of 300 by 600 finds about constraints: each finding's words, its notes' behind them.
  private func findings(_ interface: String) -> [[String]] {
    let play = Play(interface: interface, steps: #"<snapshot name="s"/>"#)
    guard let layoutCase = play.layoutCase(), let variant = layoutCase.variants.first else {
      return []
    }
    let scene = layoutCase.scene(for: variant)
    return Simulation.outcome(of: scene, on: variant.screen).findings.map {
      [$0.words] + $0.notes.map(\.words)
    }
  }

  @Test func `what is open is told as a UIKit author says it`() {
    let table: [(constraints: String, words: [String])] = [
      ("title.top = root.top\ntitle.size = 9", ["title has no horizontal position"]),
      ("title.left = root.left\ntitle.size = 9", ["title has no vertical position"]),
      ("title.size = 9", ["title has no horizontal position and no vertical position"]),
      ("title.left = root.left\ntitle.top = root.top\ntitle.height = 9", ["title has no width"]),
      (
        "title.size ≤ 9",
        [
          "title has no horizontal position, no vertical position, no definite width (0 to 9) and "
            + "no definite height (0 to 9)"
        ]
      ),
      (
        "title.left ≥ root.left + 5\ntitle.right = root.right\ntitle.top = root.top\ntitle.height = 9",
        ["title has no definite horizontal position (5 to 300) and no definite width (0 to 295)"]
      ),
    ]
    for row in table {
      let found = findings(
        """
        <view id="root"><view id="title"/><constraints>
        \(row.constraints)
        </constraints></view>
        """)
      #expect(found == row.words.map { [$0 + " at snapshot 's'"] }, "\(row.constraints)")
    }
  }

  @Test func `conflicts are told as UIKit's console tells them, each with its identifier`() {
    let table: [(interface: String, told: [String])] = [
      (
        """
        <view id="root"><view id="a"/><constraints>
        a.left = root.left + 10 # inset
        <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="280" identifier="wide"/>
        a.right ≤ root.right - 20
        V:|[a]|
        </constraints></view>
        """,
        [
          "these four constraints cannot hold together; 'a.width ≥ 280' is broken",
          "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 300>",
          "<NSLayoutConstraint 'inset' a.left == root.left + 10>",
          "<NSLayoutConstraint 'wide' a.width >= 280>",
          "<NSLayoutConstraint a.right <= root.right - 20>",
        ]
      ),
      (
        """
        <view id="root"><view id="a" frame="10 20 30 40">
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
        <constraints>a.height = 50</constraints></view>
        """,
        [
          "these two constraints cannot hold together; 'a.height = 50' is broken",
          "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- a>",
          "<NSLayoutConstraint a.height == 50>",
        ]
      ),
      (
        """
        <view id="root"><layoutGuide id="g"/><view id="a"/><constraints>
        a.edges = root.edges
        g.edges = root.edges
        g.trailing = g.leading - 5</constraints></view>
        """,
        [
          "these four constraints cannot hold together; 'g.trailing = g.leading - 5' is broken",
          "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 300>",
          "<NSLayoutConstraint g.leading == root.leading>",
          "<NSLayoutConstraint g.trailing == root.trailing>",
          "<NSLayoutConstraint g.trailing == g.leading - 5>",
        ]
      ),
    ]
    for row in table {
      let told = [row.told[0] + " at snapshot 's'"] + row.told.dropFirst()
      #expect(findings(row.interface).last == told, "\(row.interface)")
    }
  }

  @Test func `a constraint that breaks is part of the outcome, told once`() {
    let play = Play(
      physics: #"<invariants satisfiable="NO"/>"#,
      interface: """
        <view id="root"><view id="a"/><constraints>
        a.left = root.left
        a.top = root.top
        a.height = 9
        a.width ≤ 100 # most
        a.width = 50 # wanted
        </constraints></view>
        """,
      steps: """
        <set property="wanted.constant" to="200"/>
        <set property="wanted.constant" to="20"/>
        <set property="wanted.constant" to="300"/>
        """)
    #expect(play.trace() == ["> set wanted.constant", "0.017 broken a.width ≤ 100"])
  }
}
