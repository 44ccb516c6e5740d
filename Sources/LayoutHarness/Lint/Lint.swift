import LayoutDocuments
import PlainText

/// Storyboards and xibs looked through for what Interface Builder would warn of and what an app's users would notice.
package struct Lint: Sendable {
  /// In the order of `LintCheck.all`.
  package let checks: [LintCheck]
  private let devices: [Device]?

  /// A name that nothing has, with the nearest that something has.
  package struct UnknownName: Error, Equatable {
    package let words: String
  }

  /// - Parameters:
  ///   - only: codes of the checks to make, separated by commas; nil for all.
  ///   - except: codes of checks to leave out.
  ///   - devices: names of those to lay screens out on, separated by `|`; nil for a small set.
  package init(
    only: String? = nil, except: String? = nil, devices: String? = nil
  ) throws(UnknownName) {
    let chosen = try only.map { (codes) throws(UnknownName) in try Self.codes(codes) }
    let excluded = try except.map { (codes) throws(UnknownName) in try Self.codes(codes) } ?? []
    checks = LintCheck.all.filter {
      chosen?.contains($0.code) ?? true && !excluded.contains($0.code)
    }
    self.devices = try devices.map { (names) throws(UnknownName) in try Self.devices(names) }
    guard !checks.isEmpty else { throw UnknownName(words: "no check is left to make") }
  }

  private static func codes(_ list: String) throws(UnknownName) -> [String] {
    let known = LintCheck.all.map(\.code)
    return try parts(of: list, at: ",").map { (code) throws(UnknownName) in
      guard known.contains(code) else { throw unknown("check", code, among: known) }
      return code
    }
  }

  private static func devices(_ list: String) throws(UnknownName) -> [Device] {
    try parts(of: list, at: "|").map { (name) throws(UnknownName) in
      guard let device = Device.named(name) else {
        throw unknown("device", name, among: Device.all.map(\.name))
      }
      return device
    }
  }

  private static func unknown(
    _ what: String, _ name: String, among known: [String]
  ) -> UnknownName {
    let nearest = NearestName.suggestion(for: name, among: known)
    return UnknownName(
      words: "unknown \(what) '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private static func parts(of list: String, at separator: Character) -> [String] {
    list.split(separator: separator, omittingEmptySubsequences: false).map { part in
      let words = part.split(separator: " ")
      return words.joined(separator: " ")
    }
  }
}

extension Lint {
  /// What is found in documents: in the order asked for, and in each from top to bottom.
  ///
  /// A document that cannot be laid out is a finding, too. What is found in a file beside several documents is told once.
  package func findings(in paths: [String]) -> [LintFinding] {
    let found = Workers.results(of: paths, at: SystemCalls.processorCount) { path in
      findings(in: path)
    }
    var told: [String: Set<String>] = [:]
    return zip(paths, found).flatMap { path, findings in
      findings.filter { finding in
        let (code, text) = (finding.diagnostic.code, finding.diagnostic.text)
        return finding.file == path || told[finding.file, default: []].insert(code + text).inserted
      }
    }
  }

  private func findings(in path: String) -> [LintFinding] {
    do {
      let document = try LintedDocument(of: path, on: devices)
      return checks.flatMap { $0.find(document) }.enumerated()
        .sorted {
          $0.element.place(after: path, $0.offset) < $1.element.place(after: path, $1.offset)
        }
        .map(\.element)
    } catch {
      return [LintFinding(unreadable: error, in: path)]
    }
  }
}

extension LintFinding {
  /// By which findings are sorted: those of the document first, then those of files beside it.
  fileprivate func place(
    after document: String, _ offset: Int
  ) -> (isBeside: Int, file: String, position: SourcePosition, offset: Int) {
    (
      file == document ? 0 : 1, file,
      diagnostic.location?.position ?? SourcePosition(line: 0, column: 0), offset
    )
  }
}
