import Testing

extension CaseProblemTests {
  @Test func `what is wrong with the interface is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #""#,
        #"""
        c.xml:3:2: error: the interface holds no view
        <interface></interface>
         ^
        """#
      ),
      (
        #"<vew id="a"/>"#,
        #"""
        c.xml:3:13: error: '<vew>' is not known in '<interface>'; did you mean '<view>'?
        <interface><vew id="a"/></interface>
                    ^
        """#
      ),
      (
        #"<tap on="a"/>"#,
        #"""
        c.xml:3:13: error: '<tap>' cannot stand in '<interface>'
        <interface><tap on="a"/></interface>
                    ^
        """#
      ),
      (
        #"<view/><view/>"#,
        #"""
        c.xml:3:20: error: the interface has one outermost view; put this one into it
        <interface><view/><view/></interface>
                           ^
        """#
      ),
      (
        #"<view widht="10"/>"#,
        #"""
        c.xml:3:18: error: '<view>' has no attribute 'widht'; did you mean frame="x y width height"?
        <interface><view widht="10"/></interface>
                         ^
        """#
      ),
      (
        #"<view isHidden="YES"/>"#,
        #"""
        c.xml:3:18: error: 'isHidden' is UIKit's name; the attribute is 'hidden'
        <interface><view isHidden="YES"/></interface>
                         ^
        """#
      ),
      (
        #"<view mapType="hybrid"/>"#,
        #"""
        c.xml:3:18: error: 'mapType' is not supported yet
        <interface><view mapType="hybrid"/></interface>
                         ^
        """#
      ),
      (
        #"<view hidden="true"/>"#,
        #"""
        c.xml:3:26: error: 'hidden' is YES or NO, not 'true'
        <interface><view hidden="true"/></interface>
                                 ^
        """#
      ),
      (
        #"<view alpha="12pt"/>"#,
        #"""
        c.xml:3:25: error: 'alpha' must be a number, not '12pt'
        <interface><view alpha="12pt"/></interface>
                                ^
        """#
      ),
      (
        #"<view frame="0 0 12pt 40"/>"#,
        #"""
        c.xml:3:29: error: 'frame' must be a number, not '12pt'
        <interface><view frame="0 0 12pt 40"/></interface>
                                    ^
        """#
      ),
      (
        #"<view frame="NaN 0 1e400 10"/>"#,
        #"""
        c.xml:3:25: error: 'frame' must be a number, not 'NaN'
        <interface><view frame="NaN 0 1e400 10"/></interface>
                                ^
        c.xml:3:31: error: 'frame' must be a number, not '1e400'
        <interface><view frame="NaN 0 1e400 10"/></interface>
                                      ^
        """#
      ),
      (
        #"<view frame="0 0 10"/>"#,
        #"""
        c.xml:3:25: error: 'frame' takes 4 numbers, x y width height, not 3
        <interface><view frame="0 0 10"/></interface>
                                ^
        """#
      ),
      (
        #"<view frame="0 0 10 10 9"/>"#,
        #"""
        c.xml:3:35: error: 'frame' takes 4 numbers, x y width height, not 5
        <interface><view frame="0 0 10 10 9"/></interface>
                                          ^
        """#
      ),
      (
        #"<view frame="0 0 -5 10"/>"#,
        #"""
        c.xml:3:29: error: a size in 'frame' cannot be negative: '-5'
        <interface><view frame="0 0 -5 10"/></interface>
                                    ^
        """#
      ),
      (
        #"<view frame="99999999 0 5 10"/>"#,
        #"""
        c.xml:3:25: error: 'frame' must be a number from -10,000,000 to 10,000,000, not '99999999'
        <interface><view frame="99999999 0 5 10"/></interface>
                                ^
        """#
      ),
      (
        #"<view backgroundColor="red"/>"#,
        #"""
        c.xml:3:35: error: 'backgroundColor' must be a color, as #rrggbb, #rrggbbaa or clear, not 'red'
        <interface><view backgroundColor="red"/></interface>
                                          ^
        """#
      ),
      (
        #"<view contentMode="topp"/>"#,
        #"""
        c.xml:3:31: error: 'topp' is no value of 'contentMode'; did you mean 'top'?
        <interface><view contentMode="topp"/></interface>
                                      ^
        """#
      ),
      (
        #"<view horizontalHuggingPriority="0"/>"#,
        #"""
        c.xml:3:45: error: 'horizontalHuggingPriority' cannot be '0': a priority is 1 to 1000
        <interface><view horizontalHuggingPriority="0"/></interface>
                                                    ^
        """#
      ),
      (
        #"<view customClass=""/>"#,
        #"""
        c.xml:3:31: error: 'customClass' is empty
        <interface><view customClass=""/></interface>
                                      ^
        """#
      ),
      (
        #"<view id="a b"/>"#,
        #"""
        c.xml:3:22: error: an id has no blanks: 'a b'
        <interface><view id="a b"/></interface>
                             ^
        """#
      ),
      (
        #"<view id="event"/>"#,
        #"""
        c.xml:3:22: error: 'event' has a meaning of its own; choose another name
        <interface><view id="event"/></interface>
                             ^
        """#
      ),
      (
        #"<view id="a"><view id="a"/></view>"#,
        #"""
        c.xml:3:35: error: id 'a' is given twice
        <interface><view id="a"><view id="a"/></view></interface>
                                          ^
        c.xml:3:22: note: first defined here
        <interface><view id="a"><view id="a"/></view></interface>
                             ^
        """#
      ),
      (
        #"<view><label font="fixd 10"/></view>"#,
        #"""
        c.xml:3:31: error: 'font' cannot be 'fixd 10': a font is "system 17", "system 17 bold", "fixed 10" or a text style, as "body"
        <interface><view><label font="fixd 10"/></view></interface>
                                      ^
        """#
      ),
      (
        #"<view frame="0 0 1 1"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#,
        #"""
        c.xml:3:35: error: 'frame' is given twice
        <interface><view frame="0 0 1 1"><rect key="frame" x="0" y="0" width="1" height="1"/></view></interface>
                                          ^
        """#
      ),
      (
        #"<view><rect key="frame" x="0" y="0" widht="1" height="1"/></view>"#,
        #"""
        c.xml:3:48: error: '<rect>' has no attribute 'widht'; did you mean 'width'?
        <interface><view><rect key="frame" x="0" y="0" widht="1" height="1"/></view></interface>
                                                       ^
        """#
      ),
      (
        #"<view><color key="textColor" white="1"/></view>"#,
        #"""
        c.xml:3:30: error: '<view>' has no color 'textColor'
        <interface><view><color key="textColor" white="1"/></view></interface>
                                     ^
        """#
      ),
      (
        #"<view><color key="backgroundColor" red="1" white="1"/></view>"#,
        #"""
        c.xml:3:47: error: 'red' does not go with 'white'
        <interface><view><color key="backgroundColor" red="1" white="1"/></view></interface>
                                                      ^
        """#
      ),
      (
        #"<view><color key="backgroundColor" red="1"/></view>"#,
        #"""
        c.xml:3:19: error: '<color>' needs 'green' and 'blue'
        <interface><view><color key="backgroundColor" red="1"/></view></interface>
                          ^
        """#
      ),
      (
        #"<view><tableView id="s"/></view>"#,
        #"""
        c.xml:3:19: error: '<tableView>' is not supported yet
        <interface><view><tableView id="s"/></view></interface>
                          ^
        """#
      ),
      (
        #"<view><view customSpacingAfter="3"/></view>"#,
        #"""
        c.xml:3:24: error: 'customSpacingAfter' is of a view in a '<stackView>'; this one is in none
        <interface><view><view customSpacingAfter="3"/></view></interface>
                               ^
        """#
      ),
      (
        #"<view><stackView axis="horizontally"/></view>"#,
        #"""
        c.xml:3:35: error: 'horizontally' is no value of 'axis'; did you mean 'horizontal'?
        <interface><view><stackView axis="horizontally"/></view></interface>
                                          ^
        """#
      ),
      (
        #"<view><repeat count="3"/></view>"#,
        #"""
        c.xml:3:19: error: '<repeat>' is not supported yet
        <interface><view><repeat count="3"/></view></interface>
                          ^
        """#
      ),
      (
        #"<view><pinchGestureRecognizer/></view>"#,
        #"""
        c.xml:3:19: error: '<pinchGestureRecognizer>' is not supported yet
        <interface><view><pinchGestureRecognizer/></view></interface>
                          ^
        """#
      ),
      (
        #"<view><annotation id="p" coordinate="1 2"/></view>"#,
        #"""
        c.xml:3:19: error: '<annotation>' cannot stand in '<view>'
        <interface><view><annotation id="p" coordinate="1 2"/></view></interface>
                          ^
        """#
      ),
      (
        #"<mapView><annotation id="p" coordinate="91 2"/></mapView>"#,
        #"""
        c.xml:3:52: error: 'coordinate' cannot be '91 2': a place lies within 85 degrees of latitude and 180 of longitude
        <interface><mapView><annotation id="p" coordinate="91 2"/></mapView></interface>
                                                           ^
        """#
      ),
      (
        #"<mapView region="1 2 0 1"/>"#,
        #"""
        c.xml:3:29: error: 'region' cannot be '1 2 0 1': a region spans more than 0 and at most 180 by 360 degrees
        <interface><mapView region="1 2 0 1"/></interface>
                                    ^
        """#
      ),
      (
        #"<view><panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="1"/></view>"#,
        #"""
        c.xml:3:91: error: 'maximumNumberOfTouches' must be a number from 2 to 10, not '1'
        <interface><view><panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="1"/></view></interface>
                                                                                                  ^
        """#
      ),
      (
        #"<view id="a"><panGestureRecognizer simultaneousWith="a"/></view>"#,
        #"""
        c.xml:3:65: error: 'a' is a view, not a recognizer
        <interface><view id="a"><panGestureRecognizer simultaneousWith="a"/></view></interface>
                                                                        ^
        """#
      ),
      (
        #"<view><panGestureRecognizer id="pull"/><tapGestureRecognizer requiresFailureOf="pul"/></view>"#,
        #"""
        c.xml:3:92: error: no recognizer is named 'pul'; did you mean 'pull'?
        <interface><view><panGestureRecognizer id="pull"/><tapGestureRecognizer requiresFailureOf="pul"/></view></interface>
                                                                                                   ^
        """#
      ),
      (
        #"<view pointInside="subvews"/>"#,
        #"""
        c.xml:3:31: error: 'subvews' is no value of 'pointInside'; did you mean 'subviews'?
        <interface><view pointInside="subvews"/></interface>
                                      ^
        """#
      ),
      (
        #"<view pointInside="outset x"/>"#,
        #"""
        c.xml:3:38: error: 'pointInside' must be a number, not 'x'
        <interface><view pointInside="outset x"/></interface>
                                             ^
        """#
      ),
      (
        #"<view pointInside="contains(bounds, pont)"/>"#,
        #"""
        c.xml:3:48: error: nothing is named 'pont'; did you mean 'point'?
        <interface><view pointInside="contains(bounds, pont)"/></interface>
                                                       ^
        """#
      ),
      (
        #"<view id="root" hitTest="rot"/>"#,
        #"""
        c.xml:3:37: error: no view is named 'rot'; did you mean 'root'?
        <interface><view id="root" hitTest="rot"/></interface>
                                            ^
        """#
      ),
      (
        #"<view id="a"><constraints>a.width = 1 # a</constraints></view>"#,
        #"""
        c.xml:3:52: error: id 'a' is given twice
        <interface><view id="a"><constraints>a.width = 1 # a</constraints></view></interface>
                                                           ^
        c.xml:3:22: note: first defined here
        <interface><view id="a"><constraints>a.width = 1 # a</constraints></view></interface>
                             ^
        """#
      ),
      (
        #"<view>text</view>"#,
        #"""
        c.xml:3:18: error: no text is expected in '<view>'
        <interface><view>text</view></interface>
                         ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("interface", row.text).shown == row.shown)
    }
  }
}
