import Testing

@testable import LayoutEngine

@Suite struct ResponderChainTests {
  @Test func `a touch goes from the view to its superviews and then to the controller`() {
    var stage = TouchStage()
    stage.add("a", in: "root", 0, 0, 100, 100)
    stage.add("b", in: "a", 0, 0, 100, 100)
    let chain = ResponderChain.responders(from: stage["b"], in: stage.tree)
    #expect(
      chain == [.view(stage["b"]), .view(stage["a"]), .view(stage["root"]), .controller])
    #expect(ResponderChain.next(after: .controller, in: stage.tree) == nil)
  }
}
