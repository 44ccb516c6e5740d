// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: a target that may import the rooms below it and nothing else.
func room(
  _ name: String, above rooms: [String] = [], linking libraries: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: rooms.map { .byName(name: $0) }, swiftSettings: settings,
    linkerSettings: libraries)
}

/// The tests of one room, with what they need beside it.
func tests(
  of name: String, with rooms: [String] = [], besides files: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([name] + rooms).map { .byName(name: $0) },
    exclude: files, swiftSettings: settings)
}

let package = Package(
  name: "plumb",
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .executable(name: "plumb-bench", targets: ["Benchmarks"]),
    .library(name: "LayoutHarness", targets: ["LayoutHarness"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    room("PlainText"),
    // floor, ceil and rint are calls into libm; nothing that libm rounds its own way is.
    room("Geometry", linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    room("Markup", above: ["CLibXML2", "PlainText"]),
    room("ConstraintSolver"),
    room("Expressions", above: ["Geometry", "PlainText"]),
    room("LayoutEngine", above: ["ConstraintSolver", "Expressions", "Geometry"]),
    room(
      "LayoutDocuments", above: ["LayoutEngine", "Expressions", "Geometry", "Markup", "PlainText"]),
    room(
      "LayoutHarness",
      above: ["LayoutDocuments", "LayoutEngine", "Expressions", "Geometry", "Markup", "PlainText"]),
    .executableTarget(
      name: "plumb", dependencies: ["LayoutHarness", "PlainText"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "LayoutHarness", "LayoutDocuments", "LayoutEngine", "ConstraintSolver", "Expressions",
        "Geometry", "PlainText",
      ],
      exclude: ["README.md", "screen.xml"], swiftSettings: settings),
    tests(of: "PlainText"),
    tests(of: "Geometry"),
    tests(of: "Markup", with: ["PlainText"]),
    tests(of: "ConstraintSolver", besides: ["Oracle"]),
    tests(of: "Expressions", with: ["Geometry", "PlainText"]),
    tests(of: "LayoutEngine", with: ["ConstraintSolver", "Expressions", "Geometry"]),
    tests(
      of: "LayoutDocuments",
      with: ["LayoutEngine", "Expressions", "Geometry", "Markup", "PlainText"]),
    tests(
      of: "LayoutHarness",
      with: ["LayoutDocuments", "LayoutEngine", "Expressions", "Geometry", "Markup", "PlainText"]),
    tests(of: "plumb"),
  ],
  swiftLanguageModes: [.v6]
)
