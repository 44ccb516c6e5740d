import LayoutEngine
import Testing

@testable import LayoutDocuments

/// Touches of kinds that plumb does not simulate yet.
@Suite struct SimulationUnbuiltTests {
  private static func interface(_ kind: String, _ attributes: String = "") -> String {
    #"<view id="root"><\#(kind) id="it" frame="20 100 260 44" \#(attributes)/></view>"#
  }

  private static func refusal(_ kind: String) -> String {
    "a finger touches 'it', and plumb does not simulate what a \(kind) does with touches yet; "
      + "change its properties by '<set>'"
  }

  @Test func `a touch that such a view hears of ends the run, and says so`() {
    let kinds = [
      "slider", "stepper", "segmentedControl", "pageControl", "datePicker", "pickerView",
      "searchBar", "tabBar", "toolbar", "navigationBar",
    ]
    for kind in kinds {
      for step in [
        #"<tap on="it"/>"#, #"<drag on="it" by="40 0"/>"#,
        #"<touches><down finger="a" at="50 110" time="0.2"/><up finger="a" time="0.3"/></touches>"#,
      ] {
        let play = Play(interface: Self.interface(kind), steps: step)
        #expect(play.complaints() == [Self.refusal(kind)], "\(kind) \(step)")
      }
    }
  }

  @Test func `what UIKit would do without the view's own behavior is done`() {
    PlayRow.check([
      PlayRow(
        "a disabled control ignores touches", Self.interface("slider", #"enabled="NO""#),
        #"<tap on="it"/>"#),
      PlayRow(
        "a view without interaction lets them through",
        Self.interface("slider", #"userInteractionEnabled="NO""#),
        #"<tap on="it"/><expect view="root" received="touchesEnded"/>"#),
      PlayRow("a touch beside it", Self.interface("slider"), #"<tap at="150 400"/>"#),
      PlayRow(
        "its properties change", Self.interface("slider"),
        #"<set property="it.value" to="0.5"/><expect that="it.value = 0.5"/>"#),
      PlayRow(
        "an app's own touch method that does not call super", Self.interface("slider"),
        behavior: #"<on event="touchesBegan" view="it"><call action="own"/></on>"#,
        #"<tap on="it"/><expect action="own" times="1"/>"#),
      PlayRow(
        "a scroll view that takes the touch before the control hears of it",
        """
        <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 2000">
        <segmentedControl id="it" frame="20 100 260 44"/></scrollView></view>
        """, #"<flick on="it" by="0 -60" duration="0.1"/><expect that="s.contentOffset.y > 0"/>"#),
      PlayRow(
        "and one that leaves it to the control",
        """
        <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 2000">
        <segmentedControl id="it" frame="20 100 260 44"/></scrollView></view>
        """, complaints: [Self.refusal("segmentedControl")], #"<tap on="it"/>"#),
    ])
  }

  @Test func `every control either tracks touches or says in its own row that it does not yet`() {
    let catalog = Catalog.uiKit
    // Controls with a value of their own, of which only a switch's follows touches yet.
    for (index, kind) in catalog.kinds.enumerated()
    where catalog.isKind(KindID(index: index), of: "control") {
      let isBuilt = ["control", "button", "switch", "textField"].contains(kind.name)
      #expect((kind.touches == .tracks) == isBuilt, "\(kind.name)")
      #expect((kind.touches == .unbuilt) == !isBuilt, "\(kind.name)")
    }
  }
}
