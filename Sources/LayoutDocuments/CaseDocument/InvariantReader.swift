import LayoutEngine
import Markup

/// Reads what must hold at every snapshot: the suite's claims, each overridden where the case makes it itself.
extension SceneDraft {
  mutating func readInvariants(_ elements: [Element], suite: [Invariant.Claim]) {
    var written: [Invariant.Claim] = []
    for element in elements {
      let row = checked(element, as: Grammar.invariants)
      let exceptions = row["except"].map { viewList($0) } ?? []
      let origin = origin(of: element)
      for claim in Invariant.Claim.allCases {
        guard let attribute = row[claim.rawValue] else { continue }
        written.append(claim)
        guard attribute.value != "NO" else { continue }
        let views = attribute.value == "YES" ? nil : viewList(attribute)
        scene.invariants.append(
          Invariant(claim, views: views, exceptions: exceptions, origin: origin))
      }
      guard element.attributes.allSatisfy({ $0.name == "except" }) else { continue }
      let claims = Invariant.Claim.allCases.map(\.rawValue)
      report(.missingEither(claims, of: "invariants"), at: element.nameLocation)
    }
    for claim in suite where !written.contains(claim) {
      scene.invariants.append(Invariant(claim, views: nil, exceptions: []))
    }
  }

  private mutating func viewList(_ attribute: Attribute) -> [ViewID] {
    let tokens = attribute.text.tokens
    if tokens.isEmpty { report(.emptyValue(attribute.name), at: attribute.location) }
    return tokens.compactMap { view($0, of: "view") }
  }
}
