import Expressions
import LayoutEngine

/// What names mean at one place of a case, besides the ids.
struct NameScope {
  /// The event that a reaction runs at, with what `event.` offers.
  struct Event {
    let name: String
    let fields: [EventField]
  }

  struct Local {
    let name: String
    let index: Int
    let type: ValueType
    let origin: Origin
  }

  var event: Event?
  /// What `self` is in a class.
  var own: ViewID?
  /// Whether it is a handler of touches, which may forward them.
  var handlesTouches = false
  /// The view that the event comes to.
  var hearer: ViewID?
  /// Whether `point` and `bounds` are what a view is asked about.
  var asksPoint = false
  /// The lets of the blocks around, the innermost last.
  private(set) var blocks: [[Local]] = [[]]
  private(set) var localCount = 0

  mutating func enterBlock() { blocks.append([]) }
  mutating func leaveBlock() { blocks.removeLast() }

  func local(_ name: String) -> Local? {
    for block in blocks.reversed() {
      if let local = block.last(where: { $0.name == name }) { return local }
    }
    return nil
  }

  mutating func define(_ name: String, of type: ValueType, origin: Origin) -> Int {
    let index = localCount
    localCount += 1
    blocks[blocks.count - 1].append(
      Local(name: name, index: index, type: type, origin: origin))
    return index
  }

  /// Every name but the ids, in the order in which they may be meant.
  var names: [String] {
    blocks.flatMap { $0.map(\.name) } + (event == nil ? [] : ["event"])
      + (own == nil ? [] : ["self"]) + (asksPoint ? ["point", "bounds"] : [])
  }
}
