import Markup
import PlainText

/// The words that a baseline names a step by; they stay the same when other steps come and go.
extension SceneDraft {
  func words(of step: CheckedElement) -> String {
    let element = step.element
    let said: String? =
      switch step.row.name {
      case "tap", "drag", "flick":
        element["on"]?.value ?? element["at"].map { "at " + $0.value }
      case "wait": element["for"]?.value
      case "set": element["property"]?.value
      case "turn", "resize": element["to"]?.value
      case "scroll": element["view"]?.value
      case "type": element["text"]?.value
      case "keyboard": element["height"]?.value
      case "call": element["action"]?.value
      case "snapshot": element["name"]?.value
      case "expect": expectationWords(element)
      default: nil
      }
    guard let said, !said.isEmpty else { return step.row.name }
    return VisibleText.shortened(VisibleText.of("\(step.row.name) \(said)"), to: 60)
  }

  private func expectationWords(_ element: Element) -> String {
    let claim =
      if let that = element["that"] {
        that.value
      } else if let hit = element["hit"] {
        "hit \(hit.value)"
      } else if let action = element["action"] {
        "action \(action.value)"
      } else {
        "\(element["view"]?.value ?? "") received \(element["received"]?.value ?? "")"
      }
    return element["not"]?.value == "YES" ? "not \(claim)" : claim
  }
}
