/// What touches have to ask of the rest of the screen; none of it changes anything.
package struct TouchQuestions {
  /// A `pointInside` expression's answer.
  package let inside: HitTest.Inside
  /// A recognizer's own `shouldBegin`, asked once, when all else lets it begin.
  package let shouldBegin: (RecognizerID, EventArguments) -> Bool
  /// Along which axes a scroll view can be dragged now.
  package let scrollAxes: (ViewID) -> (x: Bool, y: Bool)
  /// Whether a map can be dragged now.
  package let isMapScrollable: (ViewID) -> Bool
  /// UIScrollView's `touchesShouldCancel(in:)`: no for controls.
  package let cancelsContentTouch: (ViewID) -> Bool
  /// Whether one finger's tap is the view's own default action, as an enabled button's and a switch's is.
  package let tapsItself: (ViewID) -> Bool

  package init(
    inside: @escaping HitTest.Inside,
    shouldBegin: @escaping (RecognizerID, EventArguments) -> Bool,
    scrollAxes: @escaping (ViewID) -> (x: Bool, y: Bool),
    isMapScrollable: @escaping (ViewID) -> Bool,
    cancelsContentTouch: @escaping (ViewID) -> Bool,
    tapsItself: @escaping (ViewID) -> Bool
  ) {
    self.inside = inside
    self.shouldBegin = shouldBegin
    self.scrollAxes = scrollAxes
    self.isMapScrollable = isMapScrollable
    self.cancelsContentTouch = cancelsContentTouch
    self.tapsItself = tapsItself
  }
}
