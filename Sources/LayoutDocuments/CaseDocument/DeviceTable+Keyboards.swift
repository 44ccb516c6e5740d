import Geometry

extension Device {
  /// How high the keyboard with its bar of suggestions stands, upright and across; nil where no source says so.
  ///
  /// Upright: 253 to 271 on phones with a home button, 335 to 346 on those without, as several public apps list them by screen
  /// (github.com, constants of default keyboard heights). Across the keys take 162 and the suggestions 38, with a home
  /// indicator of 21 points 150 and 38.
  var keyboard: (upright: Double, across: Double)? {
    switch (size.width, size.height) {
    case (320, 480), (320, 568): (253, 200)
    case (375, 667): (260, 200)
    case (414, 736): (271, 200)
    case (375, 812): (335, 209)
    case (390, 844), (393, 852), (402, 874): (336, 209)
    case (414, 896), (428, 926), (430, 932), (440, 956): (346, 209)
    default: nil
    }
  }
}
