import Expressions
import Geometry

extension Catalog {
  /// MKMapView.
  mutating func addMapKinds(on view: KindID) {
    add(
      Kind(
        name: "mapView", summary: "A map; it keeps every touch that hits it.", base: view,
        properties: Property.map, touches: .keeps,
        attach: { tree, id in tree.map.attach(MapState(), to: id) }))
  }
}

extension Property {
  static let map: [Property] = [
    .row(
      "region", "The part of the world it shows: latitude longitude and their spans, in degrees.",
      .region, refusal: { Property.refusal(of: $0) }, get: { tree, id in tree.map[id].region },
      set: { tree, id, region in tree.map[id].region = region }),
    .row(
      "centerCoordinate", "The middle of its region, in degrees; setting it keeps the scale.",
      .region, record: .never, refusal: { Property.refusal(of: $0) },
      get: { tree, id in tree.map[id].region.center },
      set: { tree, id, center in
        tree.map[id].region = tree.map[id].region.recentered(to: center)
      }),
    .row(
      "visibleMapRect", "What it shows, in map points: the world is 2²⁸ of them wide.",
      get: { tree, id in
        MapRegion(tree.map[id].region, in: tree[id].frame.size)?.visibleRect ?? Rect()
      }),
    .row(
      "isScrollEnabled", "Whether a finger moves it.", .gestures,
      get: { tree, id in tree.map[id].isScrollEnabled },
      set: { tree, id, isEnabled in tree.map[id].isScrollEnabled = isEnabled }),
    .row(
      "isZoomEnabled", "Whether fingers zoom it.", .picture,
      get: { tree, id in tree.map[id].isZoomEnabled },
      set: { tree, id, isEnabled in tree.map[id].isZoomEnabled = isEnabled }),
  ]

  private static func refusal(of center: Coordinate) -> String? {
    guard abs(center.latitude) <= 85, abs(center.longitude) <= 180 else {
      return "a map's centre lies within 85 degrees of latitude and 180 of longitude"
    }
    return nil
  }

  private static func refusal(of region: Region) -> String? {
    if let refusal = refusal(of: region.center) { return refusal }
    guard region.latitudeDelta > 0, region.latitudeDelta <= 180, region.longitudeDelta > 0,
      region.longitudeDelta <= 360
    else { return "a region spans more than 0 and at most 180 by 360 degrees" }
    return nil
  }
}
