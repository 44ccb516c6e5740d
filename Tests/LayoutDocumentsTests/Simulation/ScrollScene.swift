/// A scroll view of 300 by 400 points, and an app that notes what its delegate hears.
enum ScrollScene {
  static func list(_ attributes: String = "", height: Double = 2000) -> String {
    """
    <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 \(height)" \(attributes)>
      <view id="v" frame="0 0 300 \(height)"/></scrollView></view>
    """
  }

  static let logged: String = {
    let events = [
      ("WillBeginDragging", "B"), ("WillEndDragging", "W"), ("DidEndDragging", "E"),
      ("WillBeginDecelerating", "D"), ("DidEndDecelerating", "X"),
      ("DidEndScrollingAnimation", "A"),
    ]
    return #"<var name="log" be="''"/><var name="seen" be="-1"/>"#
      + events.map { event, letter in
        """
        <on event="scrollView\(event)" view="s"><set property="log" to="log + '\(letter)'"/></on>
        """
      }.joined()
  }()
}
