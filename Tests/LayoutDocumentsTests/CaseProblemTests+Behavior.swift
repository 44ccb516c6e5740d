import Testing

extension CaseProblemTests {
  @Test func `what is wrong with the behavior is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"<on/>"#,
        #"""
        c.xml:7:12: error: '<on>' takes one of 'event', 'recognizer' and 'action'
        <behavior><on/></behavior>
                   ^
        """#
      ),
      (
        #"<on event="viewDidLod"/>"#,
        #"""
        c.xml:7:22: error: no event is named 'viewDidLod'; did you mean 'viewDidLoad'?
        <behavior><on event="viewDidLod"/></behavior>
                             ^
        """#
      ),
      (
        #"<on event="menuActionTriggered"/>"#,
        #"""
        c.xml:7:22: error: the event 'menuActionTriggered' is not supported yet
        <behavior><on event="menuActionTriggered"/></behavior>
                             ^
        """#
      ),
      (
        #"<on event="viewDidLoad" view="pad"/>"#,
        #"""
        c.xml:7:41: error: 'viewDidLoad' is the controller's, no view's
        <behavior><on event="viewDidLoad" view="pad"/></behavior>
                                                ^
        """#
      ),
      (
        #"<on event="layoutSubviews"/>"#,
        #"""
        c.xml:7:22: error: 'layoutSubviews' needs 'view', the view that it is about
        <behavior><on event="layoutSubviews"/></behavior>
                             ^
        """#
      ),
      (
        #"<on event="scrollViewDidScroll" view="pad"/>"#,
        #"""
        c.xml:7:49: error: 'scrollViewDidScroll' comes from a scrollView, which 'pad' is not
        <behavior><on event="scrollViewDidScroll" view="pad"/></behavior>
                                                        ^
        """#
      ),
      (
        #"<on recognizer="tapper" view="pad"/>"#,
        #"""
        c.xml:7:35: error: 'view' does not go with 'recognizer'
        <behavior><on recognizer="tapper" view="pad"/></behavior>
                                          ^
        """#
      ),
      (
        #"<on action="nothing"/>"#,
        #"""
        c.xml:7:23: error: no '<call>' calls the action 'nothing'
        <behavior><on action="nothing"/></behavior>
                              ^
        """#
      ),
      (
        #"<class name="Pss"/>"#,
        #"""
        c.xml:7:24: error: no view has customClass="Pss"; did you mean 'Pass'?
        <behavior><class name="Pss"/></behavior>
                               ^
        """#
      ),
      (
        #"<class name="Pass"><on event="layoutSubviews" view="pad"/></class>"#,
        #"""
        c.xml:7:57: error: an '<on>' in a '<class>' has an event alone; its view is 'self'
        <behavior><class name="Pass"><on event="layoutSubviews" view="pad"/></class></behavior>
                                                                ^
        """#
      ),
      (
        #"<var name="pad" be="1"/>"#,
        #"""
        c.xml:7:22: error: id 'pad' is given twice
        <behavior><var name="pad" be="1"/></behavior>
                             ^
        c.xml:4:61: note: first defined here
        <annotation id="here" coordinate="1 2"/></mapView><view id="pad"/><label id="label"/>
                                                                    ^
        """#
      ),
      (
        #"<var name="v" be="pad.alpha"/>"#,
        #"""
        c.xml:7:29: error: a var begins with a plain value, before there are views
        <behavior><var name="v" be="pad.alpha"/></behavior>
                                    ^
        """#
      ),
      (
        #"<var name="v" be="1 / 0"/>"#,
        #"""
        c.xml:7:29: error: the value is not finite
        <behavior><var name="v" be="1 / 0"/></behavior>
                                    ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><forward/></on>"#,
        #"""
        c.xml:7:36: error: '<forward>' stands only in a handler of touches
        <behavior><on event="viewDidLoad"><forward/></on></behavior>
                                           ^
        """#
      ),
      (
        #"<on event="touchesBegan" view="pad"><forward to="pad"/></on>"#,
        #"""
        c.xml:7:60: error: the view would forward to itself for ever; '<forward/>' calls super
        <behavior><on event="touchesBegan" view="pad"><forward to="pad"/></on></behavior>
                                                                   ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="pda.alpha" to="1"/></on>"#,
        #"""
        c.xml:7:50: error: nothing is named 'pda'; did you mean 'pad'?
        <behavior><on event="viewDidLoad"><set property="pda.alpha" to="1"/></on></behavior>
                                                         ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.hidden" to="true"/></on>"#,
        #"""
        c.xml:7:56: error: 'hidden' is an attribute's name; here it is 'isHidden'
        <behavior><on event="viewDidLoad"><set property="sheet.hidden" to="true"/></on></behavior>
                                                               ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.contentOfset.y" to="1"/></on>"#,
        #"""
        c.xml:7:56: error: a scrollView has no 'contentOfset'; did you mean 'contentOffset'?
        <behavior><on event="viewDidLoad"><set property="sheet.contentOfset.y" to="1"/></on></behavior>
                                                               ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.contentOffset.z" to="1"/></on>"#,
        #"""
        c.xml:7:70: error: 'z' is no member of a point; known are x, y
        <behavior><on event="viewDidLoad"><set property="sheet.contentOffset.z" to="1"/></on></behavior>
                                                                             ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.frame.midX" to="1"/></on>"#,
        #"""
        c.xml:7:62: error: 'midX' cannot be set: it is computed; set 'origin' or 'size'
        <behavior><on event="viewDidLoad"><set property="sheet.frame.midX" to="1"/></on></behavior>
                                                                     ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.adjustedContentInset" to="insets(0, 0, 0, 0)"/></on>"#,
        #"""
        c.xml:7:56: error: 'adjustedContentInset' cannot be set: it follows from other properties
        <behavior><on event="viewDidLoad"><set property="sheet.adjustedContentInset" to="insets(0, 0, 0, 0)"/></on></behavior>
                                                               ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="sheet.isHidden" to="1"/></on>"#,
        #"""
        c.xml:7:70: error: expected a boolean, not a number
        <behavior><on event="viewDidLoad"><set property="sheet.isHidden" to="1"/></on></behavior>
                                                                             ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="pad.alpha" to="1 &lt; &lt; 2"/></on>"#,
        #"""
        c.xml:7:72: error: a value is expected after '<', not '<'
        <behavior><on event="viewDidLoad"><set property="pad.alpha" to="1 &lt; &lt; 2"/></on></behavior>
                                                                               ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="all.constant" to="1"/></on>"#,
        #"""
        c.xml:7:50: error: 'all' stands for 4 constraints, one is expected
        <behavior><on event="viewDidLoad"><set property="all.constant" to="1"/></on></behavior>
                                                         ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><let name="k" be="1"/><let name="k" be="1"/></on>"#,
        #"""
        c.xml:7:68: error: id 'k' is given twice
        <behavior><on event="viewDidLoad"><let name="k" be="1"/><let name="k" be="1"/></on></behavior>
                                                                           ^
        c.xml:7:46: note: first defined here
        <behavior><on event="viewDidLoad"><let name="k" be="1"/><let name="k" be="1"/></on></behavior>
                                                     ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><let name="k" be="1"/><set property="k" to="1"/></on>"#,
        #"""
        c.xml:7:72: error: 'k' cannot be set: a let keeps its value; use a var
        <behavior><on event="viewDidLoad"><let name="k" be="1"/><set property="k" to="1"/></on></behavior>
                                                                               ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="pad.alpha" to="event.x"/></on>"#,
        #"""
        c.xml:7:65: error: 'viewDidLoad' brings no arguments
        <behavior><on event="viewDidLoad"><set property="pad.alpha" to="event.x"/></on></behavior>
                                                                        ^
        """#
      ),
      (
        #"<on event="touchesBegan"><set property="pad.alpha" to="event.tapCont"/></on>"#,
        #"""
        c.xml:7:72: error: 'touchesBegan' brings no 'tapCont'; did you mean 'tapCount'?
        <behavior><on event="touchesBegan"><set property="pad.alpha" to="event.tapCont"/></on></behavior>
                                                                               ^
        """#
      ),
      (
        #"<on event="touchesBegan"><set property="event.location" to="point(0, 0)"/></on>"#,
        #"""
        c.xml:7:57: error: 'location' cannot be set: it is an argument that UIKit only tells
        <behavior><on event="touchesBegan"><set property="event.location" to="point(0, 0)"/></on></behavior>
                                                                ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><set property="pad.alpha" to="self.alpha"/></on>"#,
        #"""
        c.xml:7:65: error: 'self' has a meaning only in a '<class>'
        <behavior><on event="viewDidLoad"><set property="pad.alpha" to="self.alpha"/></on></behavior>
                                                                        ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><if test="true"><else/><layoutIfNeeded/></if></on>"#,
        #"""
        c.xml:7:52: error: '<else>' is the last in its '<if>', and the only one
        <behavior><on event="viewDidLoad"><if test="true"><else/><layoutIfNeeded/></if></on></behavior>
                                                           ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><activate constraint="al pad"/></on>"#,
        #"""
        c.xml:7:57: error: no constraint is named 'al'; did you mean 'all'?
        <behavior><on event="viewDidLoad"><activate constraint="al pad"/></on></behavior>
                                                                ^
        c.xml:7:60: error: 'pad' is a view, not a constraint
        <behavior><on event="viewDidLoad"><activate constraint="al pad"/></on></behavior>
                                                                   ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><showAnnotations view="map" annotations="her"/></on>"#,
        #"""
        c.xml:7:76: error: 'map' has no annotation 'her'; did you mean 'here'?
        <behavior><on event="viewDidLoad"><showAnnotations view="map" annotations="her"/></on></behavior>
                                                                                   ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><showAnnotations view="pad" annotations="here"/></on>"#,
        #"""
        c.xml:7:58: error: 'pad' is a view, not a mapView
        <behavior><on event="viewDidLoad"><showAnnotations view="pad" annotations="here"/></on></behavior>
                                                                 ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><call action="a" with="1, pad"/></on>"#,
        #"""
        c.xml:7:61: error: 'pad' is a view; name one of its properties
        <behavior><on event="viewDidLoad"><call action="a" with="1, pad"/></on></behavior>
                                                                    ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><wait for="1"/></on>"#,
        #"""
        c.xml:7:36: error: '<wait>' cannot stand in '<on>'
        <behavior><on event="viewDidLoad"><wait for="1"/></on></behavior>
                                           ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><layoutIfNeeded now="YES"/></on>"#,
        #"""
        c.xml:7:51: error: '<layoutIfNeeded>' has no attribute 'now'; it has none
        <behavior><on event="viewDidLoad"><layoutIfNeeded now="YES"/></on></behavior>
                                                          ^
        """#
      ),
      (
        #"<on recognizer="tapper"><if test="event.state = 'begn'"/></on>"#,
        #"""
        c.xml:7:59: error: 'begn' is no value of this; did you mean 'began'?
        <behavior><on recognizer="tapper"><if test="event.state = 'begn'"/></on></behavior>
                                                                  ^
        """#
      ),
      (
        #"<on event="viewDidLoad"><if test="tapper.stat = 'began'"/></on>"#,
        #"""
        c.xml:7:52: error: a recognizer has no 'stat' here; did you mean 'state'?
        <behavior><on event="viewDidLoad"><if test="tapper.stat = 'began'"/></on></behavior>
                                                           ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("behavior", row.text).shown == row.shown)
    }
  }
}
