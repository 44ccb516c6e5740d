import PlainText
import Testing

@testable import LayoutHarness

private func boxCase(_ constraints: String) -> String {
  """
  <case title="A box">
    <environment device="iPhone 8"/>
    <interface>
      <view id="root">
        <view id="box"/>
        <constraints>
          H:|-8-[box(≥40,≤100)]
          V:|[box(10)]
        </constraints>
        \(constraints)
      </view>
    </interface>
  </case>
  """
}

private func mutated(_ constraints: String) throws -> MutatedCase {
  let place = try Place()
  try place.write(boxCase(constraints), to: "layouts/box.xml")
  try place.write("", to: "baselines/.keep")
  let suite = Suite(layouts: "\(place.path)/layouts", baselines: "\(place.path)/baselines")
  _ = try suite.record([], .all)
  var problems: [Diagnostic] = []
  let cases = try suite.mutated([], &problems)
  #expect(problems == [])
  return try #require(cases.first)
}

private func words(_ mutated: MutatedCase) -> [String] {
  mutated.problems.map { problem in
    let position = problem.location?.position
    return "\(position?.line ?? 0):\(position?.column ?? 0): \(problem.words)"
  }
}

@Test func `a mutant that passes is told with its place and what is otherwise in it`() throws {
  let mutated = try mutated("<constraints>box.width = 60 @750</constraints>")
  #expect(mutated.mutants.count == 12)
  #expect(!mutated.isPassed)
  #expect(
    words(mutated) == [
      "7:9: the case passes as well where the constant of 'box.width ≥ 40' is 41",
      "7:9: the case passes as well without 'box.width ≥ 40'",
      "7:9: the case passes as well where the constant of 'box.width ≤ 100' is 101",
      "7:9: the case passes as well without 'box.width ≤ 100'",
    ])
}

@Test func `a constraint's excuse holds for the change it names, and only where that passes`()
  throws
{
  let two = """
    <constraints unnoticed="constant removal" reason="two are stronger">
      box.width = 60 @700
      box.width = 30 @750
    </constraints>
    """
  #expect(
    words(try mutated(two)).filter { !$0.hasPrefix("7:") } == [
      "10:31: the case fails without 'box.width = 30 @750'; that does not go unnoticed"
    ])
  let one = """
    <constraints unnoticed="constant" reason="it is the weaker">box.width = 60 @700</constraints>
    <constraints>box.width = 30 @750</constraints>
    """
  let mutated = try mutated(one)
  #expect(
    words(mutated).filter { !$0.hasPrefix("7:") }
      == [
        "10:67: the case passes as well without 'box.width = 60 @700'",
        "11:14: the case passes as well where the constant of 'box.width = 30 @750' is 31",
      ])
  #expect(mutated.mutants.count { $0.standing == .excused } == 1)
}

@Test func `an id whose constraint is left out stands for nothing, and the case is read`() throws {
  let mutated = try mutated(
    """
    <constraints id="wide" installed="NO">box.width = 60</constraints>
    <constraints id="narrow">box.width = 50</constraints>
    """)
  #expect(
    words(mutated).filter { !$0.hasPrefix("7:") }
      == [
        "10:45: the case passes as well where the constant of 'box.width = 60' is 61",
        "10:45: the case passes as well without 'box.width = 60'",
      ])
}

@Test func `mutants of a case that does not pass say nothing`() throws {
  let mutated = try mutated("<constraints>box.width = 200</constraints>")
  #expect(mutated.mutants.isEmpty)
  #expect(
    words(mutated)
      == ["0:0: 'box' does not pass, so its mutants say nothing; see plumb check"])
}
