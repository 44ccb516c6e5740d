import Synchronization

/// The name of a file that is written before it takes another's place: `.plumb-PROCESS-NUMBER.tmp`.
struct TemporaryName {
  let text: String
  /// The process that writes the file.
  let process: Int32

  private static let count = Atomic(0)

  /// A name that this process has not used before.
  init() {
    process = SystemCalls.processNumber
    let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    text = ".plumb-\(process)-\(number).tmp"
  }

  /// Nil where a name is of another kind.
  init?(_ text: String) {
    guard text.hasPrefix(".plumb-"), text.hasSuffix(".tmp") else { return nil }
    let numbers = text.dropFirst(7).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    let areDigits = numbers.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard numbers.count == 2, areDigits, let process = Int32(numbers[0]), process > 0,
      Int(numbers[1]) != nil
    else { return nil }
    (self.text, self.process) = (text, process)
  }

  /// Indicates whether the process that wrote the file ended and left it; asked before this process writes any.
  var isLeftOver: Bool {
    // A container gives the same numbers again: a file of this process's number is of an earlier one.
    process == SystemCalls.processNumber || !SystemCalls.isRunning(process)
  }
}
