import LayoutDocuments
import LayoutEngine
import PlainText

extension LintCheck {
  static let conflictingConstraints: LintCheck = .init(
    "conflicting-constraints", "Required constraints cannot hold together.", .error
  ) { document in
    document.roots.flatMap { root -> [LintFinding] in
      let own = conflicts(of: root.canvas)
      var known = own.map(\.finding.notes)
      var found = own.map { telling($0, in: root) }
      for (device, canvas) in root.elsewhere {
        // A mask keeps its frame here, and on a device follows its superview.
        for conflict in conflicts(of: canvas) where !conflict.holdsMask {
          guard !known.contains(where: { origins($0) == origins(conflict.finding.notes) }) else {
            continue
          }
          known.append(conflict.finding.notes)
          found.append(telling(conflict, in: root, on: device.name))
        }
      }
      return found
    }
  }

  private struct Conflict {
    let finding: Finding
    let broken: LayoutSystem.ConflictMember
    let holdsMask: Bool
  }

  private static func conflicts(of canvas: Canvas) -> [Conflict] {
    let conflicts = canvas.layout.conflicts()
    guard !conflicts.isEmpty else { return [] }
    let findings = canvas.findings.filter { $0.kind == .unsatisfiable }
    return zip(findings, conflicts).map { finding, conflict in
      let masks = conflict.members.contains { if case .mask = $0 { true } else { false } }
      return Conflict(finding: finding, broken: conflict.broken, holdsMask: masks)
    }
  }

  private static func origins(_ notes: [Finding.Note]) -> [Origin] { notes.map(\.origin) }

  private static func telling(
    _ conflict: Conflict, in root: LintedRoot, on device: String? = nil
  ) -> LintFinding {
    let place = device.map { "on \($0) " } ?? ""
    var subject = ""
    if case .rule(let id) = conflict.broken { subject = root.rules[id.index].identifier }
    return root.finding(
      conflictingConstraints, place + conflict.finding.words, about: subject,
      at: conflict.finding.origin,
      notes: conflict.finding.notes.map {
        Diagnostic.Note($0.words, at: root.location(of: $0.origin))
      })
  }
}
