/// A place on earth, in degrees.
package struct Coordinate: Hashable, Sendable {
  package var latitude: Double
  package var longitude: Double

  package init(latitude: Double = 0, longitude: Double = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A part of the map: its centre and how many degrees it spans.
package struct Region: Hashable, Sendable {
  package var center: Coordinate
  package var latitudeDelta: Double
  package var longitudeDelta: Double

  package init(
    center: Coordinate = Coordinate(), latitudeDelta: Double = 0, longitudeDelta: Double = 0
  ) {
    self.center = center
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
