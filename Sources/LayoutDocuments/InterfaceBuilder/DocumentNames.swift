import Markup

/// What a root's views are called by people: user labels, outlets, accessibility identifiers.
struct DocumentNames {
  /// By object id: what it is called beside that, the likeliest first.
  private(set) var names: [String: [String]] = [:]
  private var counts: [String: Int] = [:]
  private var objectIDs: Set<String> = []
  /// Outlets by the object that they hold, a view or a constraint.
  private(set) var outlets: [(name: String, destination: String)] = []
  /// Whether it is of an app that runs, in which prototypes are no views.
  private let isRunning: Bool

  init(of root: DocumentRoot, isRunning: Bool) {
    self.isRunning = isRunning
    collectIDs(root.view)
    collectOutlets(root.controller ?? root.view)
    if let owner = root.owner { collectOutlets(owner) }
    collectNames(root.view)
    for outlet in outlets { add(outlet.name, to: outlet.destination) }
    collectIdentifiers(root.view)
    // UIKit's own name for a controller's view.
    if isRunning { add("view", to: root.view["id"]?.value ?? "") }
  }

  /// What differences call a view: the first of its names that is no other's; empty where there is none.
  func shownName(of objectID: String) -> String {
    names[objectID]?.first { counts[$0] == 1 } ?? ""
  }

  /// All its names beside its object id.
  func names(of objectID: String) -> [String] { names[objectID] ?? [] }

  private mutating func add(_ name: String, to objectID: String) {
    guard !name.isEmpty, objectIDs.contains(objectID), !objectIDs.contains(name),
      !SceneDraft.reserved.contains(name), names[objectID]?.contains(name) != true
    else { return }
    names[objectID, default: []].append(name)
    counts[name, default: 0] += 1
  }

  /// Elements in a view that hold none of its views; cells that stand in sections are a table's.
  private func holdsViews(_ child: Element, in element: Element) -> Bool {
    switch child.name {
    case "constraints", "connections": false
    case "prototypes": !isRunning
    case "cells": !isRunning || element.name == "tableViewSection"
    default: true
    }
  }

  private mutating func collectIDs(_ element: Element) {
    if let id = element["id"]?.value { objectIDs.insert(id) }
    for child in element.children where holdsViews(child, in: element) { collectIDs(child) }
  }

  private mutating func collectNames(_ element: Element) {
    if let id = element["id"]?.value, let label = element["userLabel"]?.value { add(label, to: id) }
    for child in element.children where holdsViews(child, in: element) { collectNames(child) }
  }

  private mutating func collectIdentifiers(_ element: Element) {
    for child in element.children where holdsViews(child, in: element) {
      guard let id = element["id"]?.value, let name = child.accessibilityIdentifier else {
        collectIdentifiers(child)
        continue
      }
      add(name, to: id)
    }
  }

  /// A delegate is an object that happens to be a view, not a view with a name.
  private mutating func collectOutlets(_ element: Element) {
    for child in element.children {
      guard child.name == "outlet" else {
        collectOutlets(child)
        continue
      }
      if let name = child["property"]?.value, let destination = child["destination"]?.value,
        !["delegate", "dataSource"].contains(name)
      {
        outlets.append((name, destination))
      }
    }
  }
}

extension Element {
  /// What it says that the view round it is called: in `<accessibility>` or among the runtime attributes.
  fileprivate var accessibilityIdentifier: String? {
    switch name {
    case "accessibility": self["identifier"]?.value
    case "userDefinedRuntimeAttributes":
      children.first { $0["keyPath"]?.value == "accessibilityIdentifier" }?["value"]?.value
    default: nil
    }
  }
}
