import Testing

@Suite struct ConstraintElementProblemTests {
  private let fixture = ConstraintFixture()

  @Test func `what is wrong with an element is told at its place`() throws {
    let table = #"""
      case.xml:2:2: error: <constraint> needs firstAttribute, and secondItem and secondAttribute unless that is width or height
      <constraint firstItem="map"/>
       ^

      case.xml:2:24: error: no view has the id 'mpa'; did you mean 'map'?
      <constraint firstItem="mpa" firstAttribute="width"/>
                             ^

      case.xml:2:24: error: 'root' is the outermost view and has no superview
      <constraint firstItem="superview" firstAttribute="width"/>
                             ^

      case.xml:2:28: error: 'map' is no scroll view and has no contentLayoutGuide
      <constraint firstItem="map.contentLayoutGuide" firstAttribute="width"/>
                                 ^

      case.xml:2:24: error: 'count' is a variable; constraints are between views
      <constraint firstItem="count" firstAttribute="width"/>
                             ^

      case.xml:2:45: error: 'hieght' is no attribute of a constraint; did you mean 'height'?
      <constraint firstItem="map" firstAttribute="hieght"/>
                                                  ^

      case.xml:2:45: error: 'edges' is no attribute of a constraint; known are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, edges, size, center, baseline
      <constraint firstItem="map" firstAttribute="edges"/>
                                                  ^

      case.xml:2:45: error: location attributes must be specified in pairs: 'map.leadingMargin' needs another view's place; only a width or height can be a constant
      <constraint firstItem="map" firstAttribute="leadingMargin"/>
                                                  ^

      case.xml:2:45: error: location attributes must be specified in pairs: 'map.top' needs another view's place; only a width or height can be a constant
      <constraint firstItem="map" firstAttribute="top" constant="3"/>
                                                  ^

      case.xml:2:34: error: 'secondItem' needs 'secondAttribute' beside it
      <constraint firstAttribute="top" secondItem="map"/>
                                       ^

      case.xml:2:34: error: 'secondAttribute' needs 'secondItem' beside it
      <constraint firstAttribute="top" secondAttribute="top"/>
                                       ^

      case.xml:2:68: error: 'root.top' cannot be tied to 'map.leading': one is a place across, the other a place down
      <constraint firstAttribute="top" secondItem="map" secondAttribute="leading"/>
                                                                         ^

      case.xml:2:69: error: 'root.top' is constrained to itself
      <constraint firstAttribute="top" secondItem="root" secondAttribute="top"/>
                                                                          ^

      case.xml:2:85: error: location attributes must be specified in pairs: a multiplier of 0 leaves 'root.top' alone
      <constraint firstAttribute="top" secondItem="map" secondAttribute="top" multiplier="0"/>
                                                                                          ^

      case.xml:2:36: error: 'multiplier' needs 'secondItem' beside it
      <constraint firstAttribute="width" multiplier="2"/>
                                         ^

      case.xml:2:36: error: 'symbolic' needs 'secondItem' beside it
      <constraint firstAttribute="width" symbolic="YES"/>
                                         ^

      case.xml:2:46: error: 'constant' is a plain number, not '8pt'
      <constraint firstAttribute="width" constant="8pt"/>
                                                   ^

      case.xml:2:46: error: 'constant' is a plain number, not '1e400'
      <constraint firstAttribute="width" constant="1e400"/>
                                                   ^

      case.xml:2:46: error: a constant lies between -10000000 and 10000000
      <constraint firstAttribute="width" constant="20000000"/>
                                                   ^

      case.xml:2:46: error: a priority is more than 0 and at most 1000, which is required
      <constraint firstAttribute="width" priority="0"/>
                                                   ^

      case.xml:2:46: error: 'priority' is a plain number, not 'required'
      <constraint firstAttribute="width" priority="required"/>
                                                   ^

      case.xml:2:46: error: 'relation' is equal, lessThanOrEqual or greaterThanOrEqual, not '≤'
      <constraint firstAttribute="width" relation="≤"/>
                                                   ^

      case.xml:2:92: error: nothing can be divided by 0
      <constraint firstAttribute="width" secondItem="map" secondAttribute="width" multiplier="16:0"/>
                                                                                                 ^

      case.xml:2:89: error: 'multiplier' is a number like 2, 16:9 or 1/3, not '1:2:3'
      <constraint firstAttribute="width" secondItem="map" secondAttribute="width" multiplier="1:2:3"/>
                                                                                              ^

      case.xml:2:49: error: 'placeholder' is YES or NO, not 'true'
      <constraint firstAttribute="width" placeholder="true"/>
                                                      ^

      case.xml:2:40: error: an id is expected here
      <constraint firstAttribute="width" id=""/>
                                             ^

      case.xml:2:40: error: an id has no blanks, but 'a b' has
      <constraint firstAttribute="width" id="a b"/>
                                             ^

      case.xml:2:36: error: <constraint> has no attribute 'priorty'; did you mean 'priority'?
      <constraint firstAttribute="width" priorty="3"/>
                                         ^

      case.xml:2:36: error: <constraint> is empty, but text stands in it
      <constraint firstAttribute="width">3</constraint>
                                         ^

      case.xml:2:37: error: <constraint> is empty, but <view> stands in it
      <constraint firstAttribute="width"><view/></constraint>
                                          ^

      case.xml:2:2: error: <constrain> has no place in <constraints>; expected <constraint> or lines of text
      <constrain firstAttribute="width"/>
       ^
      """#
    try fixture.check(table)
  }
}
