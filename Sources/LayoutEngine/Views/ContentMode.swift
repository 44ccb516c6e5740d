import Expressions

/// How a view draws what does not fit its bounds; no frame depends on it.
package enum ContentMode: String, Choice {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
