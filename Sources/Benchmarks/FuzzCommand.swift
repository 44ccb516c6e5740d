/// `plumb-bench fuzz`: runs files as programs on a system; tells what did not hold and how it came.
struct FuzzCommand {
  private let paths: [String]

  /// Nil where the arguments are none of the command's.
  init?(_ arguments: [String]) {
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    paths = arguments
  }

  func run() {
    var isSound = true
    for path in paths {
      guard let bytes = SystemCalls.bytes(ofFile: path) else {
        SystemCalls.write("cannot read \(path)\n", to: .standardError)
        SystemCalls.exit(.wrongUsage)
      }
      var program = FuzzProgram(bytes, isTracing: true)
      guard let finding = program.finding() else { continue }
      isSound = false
      let steps = program.trace.map { "  \($0)\n" }.joined()
      SystemCalls.write("\(path): \(finding)\n\(steps)", to: .standardOutput)
    }
    if isSound {
      SystemCalls.write("\(paths.count) programs, nothing found\n", to: .standardOutput)
    } else {
      SystemCalls.exit(.differences)
    }
  }
}

/// What libFuzzer calls; `.ci/fuzz` builds it.
@_cdecl("LLVMFuzzerTestOneInput")
@unsafe func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var program = unsafe FuzzProgram(UnsafeBufferPointer(start: start, count: count))
  if let finding = program.finding() {
    SystemCalls.write("finding: \(finding)\n", to: .standardError)
    SystemCalls.abort()
  }
  return 0
}
