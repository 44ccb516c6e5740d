import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// A case on a controller that a tab bar and a navigation controller show, or that is pushed there.
private func source(
  environment: String, navigation: String = "", bar: String = "", item: String = "",
  pushed: String? = nil, inTabs: Bool = false, claim: String
) -> CaseSource {
  var source = CaseSource(
    """
    <case title="t"><environment \(environment)/><interface src="A.storyboard" scene="\(pushed == nil ? "c" : "p")"/>
    <steps><expect that="\(claim)"/></steps></case>
    """)
  func controller(_ id: String, _ attributes: String, _ inside: String, _ view: String) -> String {
    """
    <scene><objects><viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="\(view)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
    \(inside)</viewController></objects></scene>
    """
  }
  let tabs = """
    <scene><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
    <segue destination="n" kind="relationship" relationship="viewControllers" id="s0"/></connections>
    </tabBarController></objects></scene>
    """
  source.documents["A.storyboard"] = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="n">
    <device id="retina6_12" orientation="portrait"/><scenes>\(inTabs ? tabs : "")
    <scene><objects><navigationController id="n" sceneMemberID="viewController" \(navigation)>
    <navigationBar key="navigationBar" id="b" \(bar)><rect key="frame" x="0" y="59" width="393" height="44"/>
    </navigationBar><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    \(controller(
      "c", "",
      "<navigationItem key=\"navigationItem\" id=\"i\" \(item)/><connections><segue destination=\"p\" kind=\"show\" id=\"s2\"/></connections>",
      "v"))
    \(controller("p", pushed ?? "", "<navigationItem key=\"navigationItem\" id=\"j\"/>", "w"))
    </scenes></document>
    """
  return source
}

/// Heights of bars as `ContainerBars` counts them in stored documents.
@Test func `bars of containers cover a case's screen as the document says`() throws {
  let phone = #"device="iPhone 15""#
  let large = #"largeTitles="YES""#
  let rows: [(String, CaseSource)] = [
    ("a bar", source(environment: phone, claim: "view.safeAreaInsets = insets(103, 0, 34, 0)")),
    (
      "a hidden bar",
      source(
        environment: phone, navigation: #"navigationBarHidden="YES""#,
        claim: "view.safeAreaInsets.top = 59")
    ),
    (
      "a large title",
      source(environment: phone, bar: large, claim: "view.safeAreaInsets.top = 59 + 96")
    ),
    (
      "none where it is told not to be",
      source(
        environment: phone, bar: large, item: #"largeTitleDisplayMode="never""#,
        claim: "view.safeAreaInsets.top = 103")
    ),
    (
      "none where the bar prefers small ones",
      source(
        environment: phone, item: #"largeTitleDisplayMode="always""#,
        claim: "view.safeAreaInsets.top = 103")
    ),
    (
      "large again where it follows one",
      source(environment: phone, bar: large, pushed: "", claim: "view.safeAreaInsets.top = 155")
    ),
    (
      "small again where it follows one",
      source(
        environment: phone, bar: large, item: #"largeTitleDisplayMode="never""#, pushed: "",
        claim: "view.safeAreaInsets.top = 103")
    ),
    (
      "none across",
      source(
        environment: phone + #" orientation="landscapeLeft""#, bar: large,
        claim: "view.safeAreaInsets.top = 32")
    ),
    (
      "on an iPad",
      source(
        environment: #"device="iPad (10th generation)""#, bar: large,
        claim: "view.safeAreaInsets.top = 24 + 102")
    ),
    (
      "in iOS 26",
      source(
        environment: phone + #" system="iOS 26""#, bar: large,
        claim: "view.safeAreaInsets.top = 59 + 106")
    ),
    (
      "a toolbar above the home indicator",
      source(
        environment: phone, navigation: #"toolbarHidden="NO""#,
        claim: "view.safeAreaInsets.bottom = 34 + 49")
    ),
    (
      "a toolbar above a home button",
      source(
        environment: #"device="iPhone 8""#, navigation: #"toolbarHidden="NO""#,
        claim: "view.safeAreaInsets = insets(64, 0, 44, 0)")
    ),
    (
      "a toolbar above tabs",
      source(
        environment: phone, navigation: #"toolbarHidden="NO""#, inTabs: true,
        claim: "view.safeAreaInsets.bottom = 34 + 49 + 44")
    ),
    (
      "tabs that a pushed controller hides",
      source(
        environment: phone, pushed: #"hidesBottomBarWhenPushed="YES""#, inTabs: true,
        claim: "view.safeAreaInsets = insets(103, 0, 34, 0)")
    ),
  ]
  for (words, source) in rows {
    let (read, diagnostics) = source.read()
    let layoutCase = try #require(read, "\(words): \(diagnostics.all.map(\.text))")
    let variant = layoutCase.variants[0]
    let outcome = Simulation.outcome(of: layoutCase.scene(for: variant), on: variant.screen)
    #expect(outcome.findings.isEmpty, "\(words): \(outcome.findings)")
  }
}

@Test func `a bar whose height is not known is refused by name, where there is one`() {
  let phone = #"device="iPhone 15""#
  func shown(_ navigation: String) -> String {
    source(
      environment: phone, navigation: navigation, item: #"prompt="Step 1 of 3""#,
      claim: "view.frame.y = 0"
    ).shown
  }
  #expect(
    shown("").contains(
      "error: the height of a navigation bar with a prompt is not known; show the document to see it as stored\n"
    ))
  #expect(shown(#"navigationBarHidden="YES""#) == "read")
}
