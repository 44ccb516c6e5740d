import Foundation
import Testing

/// The built program, run in a folder of its own.
final class Binary {
  let folder: String

  struct Run: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  init() throws {
    folder = NSTemporaryDirectory() + "plumb-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Beside the tests' own executable, whichever way they are started.
  private static func path() throws -> String {
    let started = [Bundle.main.executablePath ?? ""] + CommandLine.arguments
    for path in started {
      var url = URL(fileURLWithPath: path)
      while url.pathComponents.count > 1 {
        url.deleteLastPathComponent()
        let binary = url.appendingPathComponent("plumb").path
        if Self.isFile(binary) {
          return binary
        }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private static func isFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// Runs it; `CI` is not in its environment unless given.
  func run(
    _ arguments: String..., environment: [String: String] = [:], output: String? = nil
  ) throws -> Run {
    try run(list: arguments, environment: environment, output: output)
  }

  func run(
    list arguments: [String], environment: [String: String] = [:], output: String? = nil
  ) throws -> Run {
    let process = try start(arguments, environment: environment, output: output)
    return finished(process, hasOutput: output == nil)
  }

  /// Runs it in a shell after commands that change what it finds there, as `ulimit -n 4`.
  func run(list arguments: [String], after setUp: String) throws -> Run {
    finished(try start(arguments, after: setUp))
  }

  /// Waits for the end of a program that was started.
  func finished(_ process: Process, hasOutput: Bool = true) -> Run {
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: hasOutput ? text(of: ".output") : "",
      errors: text(of: ".errors"))
  }

  /// Starts it and does not wait for its end.
  func start(
    _ arguments: [String], after setUp: String? = nil, environment: [String: String] = [:],
    output: String? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: setUp == nil ? try Self.path() : "/bin/sh")
    let shell = setUp.map { ["-c", "\($0) && exec \"$0\" \"$@\""] }
    process.arguments = try shell.map { try $0 + [Self.path()] + arguments } ?? arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    process.environment = variables.merging(environment) { $1 }
    // Files, not pipes: a long output must not wait for a reader.
    let paths = (output ?? "\(folder)/.output", "\(folder)/.errors")
    for path in [paths.0, paths.1] where !path.hasPrefix("/dev") {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: paths.0)
    process.standardError = FileHandle(forWritingAtPath: paths.1)
    try process.run()
    return process
  }

  func text(of file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
  }

  /// Every file below a folder of it with its content.
  func files(below name: String) -> [String: String] {
    let paths =
      FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.allObjects as? [String] ?? []
    var files: [String: String] = [:]
    for path in paths where !path.hasSuffix("/") {
      if Self.isFile("\(folder)/\(name)/\(path)") {
        files[path] = text(of: "\(name)/\(path)")
      }
    }
    return files
  }
}
