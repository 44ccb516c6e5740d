/// What of an item constraints may leave open.
package enum OpenPart: Sendable {
  case x, y, width, height, contentWidth, contentHeight

  /// As a UIKit author calls it.
  var words: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
