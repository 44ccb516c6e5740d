import LayoutDocuments
import LayoutEngine
import PlainText

extension OutcomeComparison {
  /// Compares the snapshots by name, wherever among the steps they stand.
  mutating func compareSnapshots(_ old: Record, _ new: Record) {
    var rest = old.children.filter { $0.name == "snapshot" }
    var last = Origin.none
    for snapshot in new.children where snapshot.name == "snapshot" {
      let place = snapshot.snapshotPlace
      last = snapshot.origin
      guard let index = rest.firstIndex(where: { $0.exact("name") == snapshot.exact("name") })
      else {
        report("\(place): not in the baseline", at: snapshot.origin, in: place)
        continue
      }
      let recorded = rest.remove(at: index)
      for change in changes(from: recorded, to: snapshot, standard: { _, _ in "0" }) {
        report("\(place): \(change.words)", at: snapshot.origin, recorded: recorded, in: place)
      }
      guard let before = recorded.children.first, let after = snapshot.children.first else {
        continue
      }
      let trees = TreeComparison(before, after, place: place)
      trees.compare(before, after, as: after.viewName(in: nil, at: 0), in: &self)
    }
    for snapshot in rest {
      let place = snapshot.snapshotPlace
      report("\(place): no longer taken", at: last, recorded: snapshot, in: place)
    }
  }
}

extension Record {
  fileprivate var snapshotPlace: String { "snapshot '\(VisibleText.of(self["name"] ?? ""))'" }
}
