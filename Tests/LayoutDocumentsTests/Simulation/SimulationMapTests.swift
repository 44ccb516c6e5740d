import Testing

@testable import LayoutDocuments

/// Maps under fingers and code.
@Suite struct SimulationMapTests {
  private let map = """
    <view id="root"><mapView id="m" frame="0 0 300 600" region="0 0 1 1">
      <annotation id="here" coordinate="0.5 0.25"/><annotation id="there" coordinate="-0.5 -0.25"/>
    </mapView></view>
    """
  private let log = """
    <var name="log" be="''"/><var name="scale" be="0"/><var name="seen" be="0"/>
    <on event="mapViewRegionWillChange" view="m"><set property="log" to="log + 'W'"/></on>
    <on event="mapViewRegionDidChange" view="m"><set property="log" to="log + 'D'"/></on>
    <on event="viewDidLoad"><if test="false">
      <call action="one"/><call action="padded"/><call action="both"/></if></on>
    <on action="one"><showAnnotations view="m" annotations="here"/></on>
    <on action="padded">
      <showAnnotations view="m" annotations="here" edgePadding="insets(0, 0, 300, 0)"/></on>
    <on action="both">
      <showAnnotations view="m" annotations="here there" edgePadding="insets(100, 0, 100, 0)"/></on>
    """

  @Test func `a pan moves the region by the finger's way`() {
    PlayRow.check([
      PlayRow(
        "300 points a degree: 40 points, ten of them to begin with, are a tenth of one", map,
        behavior: log,
        """
        <drag on="m" by="40 0" hold="0.2"/>
        <expect that="abs(m.region.longitude + 0.1) * 1000000 &lt; 1 and log = 'WD'"/>
        <expect that="abs(m.region.latitude) * 1000000 &lt; 1 and m.region.longitudeDelta = 1"/>
        """),
      PlayRow(
        "thrown it goes on, by 0.499 of the speed that it loses", map, behavior: log,
        """
        <drag on="m" at="50 300" by="100 0" duration="0.1" hold="0"/>
        <expect that="log = 'W'"/>
        <settle/>
        <expect that="log = 'WD' and abs(m.region.longitude + (90 + 494.01) / 300) * 100000 &lt; 1"/>
        """),
      PlayRow(
        "it does not where the parameter is 0", map, behavior: log,
        physics: #"<physics mapDeceleration="0"/>"#,
        """
        <drag on="m" at="50 300" by="100 0" duration="0.1" hold="0"/>
        <expect that="log = 'WD' and abs(m.region.longitude + 0.3) * 100000 &lt; 1"/>
        """),
      PlayRow(
        "a finger stops it", map, behavior: log,
        """
        <drag on="m" at="50 300" by="100 0" duration="0.1" hold="0"/><wait for="0.1"/>
        <touches><down finger="a" at="9 9" time="0"/></touches>
        <set property="seen" to="m.region.longitude"/>
        <expect that="log = 'WD' and seen &lt; -0.5"/>
        <touches><up finger="a" time="0.3"/></touches><settle/>
        <expect that="m.region.longitude = seen and log = 'WD'"/>
        """),
      PlayRow(
        "a region that is set does too, an equal one does not", map, behavior: log,
        """
        <drag on="m" at="50 300" by="100 0" duration="0.1" hold="0"/>
        <set property="m.centerCoordinate.latitude" to="m.centerCoordinate.latitude"/>
        <expect that="log = 'W'"/>
        <set property="m.centerCoordinate.longitude" to="5"/>
        <settle/>
        <expect that="m.centerCoordinate.longitude = 5 and log = 'WD'"/>
        """),
      PlayRow(
        "no finger moves it with scrolling off, code does", map, behavior: log,
        """
        <set property="m.isScrollEnabled" to="false"/>
        <drag on="m" by="40 0" hold="0.2"/>
        <expect that="m.region.longitude = 0 and log = ''"/>
        <expect view="m" received="touchesBegan" times="1"/>
        <set property="m.region.longitude" to="3"/>
        <expect that="m.centerCoordinate.longitude = 3"/>
        """),
      PlayRow(
        "switched off in a pan it stops following", map, behavior: log,
        """
        <touches><down finger="a" at="50 300" time="0"/><move finger="a" to="90 300" time="0.1"/></touches>
        <set property="m.isScrollEnabled" to="false"/>
        <touches><move finger="a" to="190 300" time="0.1"/><up finger="a" time="0.5"/></touches>
        <expect that="abs(m.region.longitude + 0.1) * 1000000 &lt; 1 and log = 'WD'"/>
        """),
    ])
  }

  @Test func `code moves the region`() {
    PlayRow.check([
      PlayRow(
        "a centre keeps the scale", map, behavior: log,
        """
        <set property="scale" to="m.visibleMapRect.width"/>
        <set property="m.centerCoordinate" to="m.centerCoordinate"/>
        <set property="m.centerCoordinate.latitude" to="60"/>
        <expect that="abs(m.visibleMapRect.width - scale) &lt; 0.001 and m.region.latitudeDelta &lt; 0.51"/>
        """),
      PlayRow(
        "one annotation keeps the scale and is centred", map, behavior: log,
        """
        <set property="scale" to="m.visibleMapRect.width"/>
        <call action="one"/>
        <expect that="abs(m.region.latitude - 0.5) * 1000000 &lt; 1 and abs(m.region.longitude - 0.25) * 1000000 &lt; 1"/>
        <expect that="abs(m.visibleMapRect.width - scale) &lt; 0.001"/>
        """),
      PlayRow(
        "in what the padding leaves: 150 points higher, half a degree", map, behavior: log,
        """
        <call action="padded"/>
        <expect that="abs(m.region.latitude) * 10000 &lt; 1 and abs(m.region.longitude - 0.25) * 1000000 &lt; 1"/>
        """),
      PlayRow(
        "several are fitted: a degree on 400 points, seen as 600", map, behavior: log,
        """
        <call action="both"/>
        <expect that="abs(m.region.latitude) * 1000000 &lt; 1 and abs(m.region.longitude) * 1000000 &lt; 1"/>
        <expect that="abs(m.region.latitudeDelta - 1.5) &lt; 0.001"/>
        """),
    ])
  }
}
