import PlainText

/// The names that asset catalogs near a document have.
///
/// Looked through are the folders from the document's up to its repository's, each with the folders in it: a catalog is Xcode's
/// folder `X.xcassets`. Links are not followed.
struct AssetCatalogs: Sendable {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  /// How many folders may still be opened.
  private var budget = 10_000

  /// None at all.
  init() {}

  /// Those near a document, in a repository whose root holds `.git`; without one its folder and the one round that.
  init(near document: String) {
    let file = PathText(document, in: SystemCalls.workingFolder)
    let folders = Self.above(file.parent)
    let root = folders.firstIndex { (try? Self.opened($0).kind(of: ".git")) != nil } ?? 1
    for folder in folders.prefix(root + 1) { look(in: folder, depth: 1) }
  }

  /// The folder and all round it, the nearest first.
  private static func above(_ folder: PathText) -> [PathText] {
    sequence(first: folder) { $0.names.isEmpty ? nil : $0.parent }.map { $0 }
  }

  private static func opened(_ folder: PathText) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(folder: "/" + folder.names.joined(separator: "/"))
  }

  private mutating func look(in folder: PathText, depth: Int) {
    guard let opened = try? Self.opened(folder) else { return }
    look(in: opened, depth: depth)
  }

  /// Reads the catalogs in a folder, and in the folders in it where they are asked for, too.
  private mutating func look(in folder: borrowing FileDescriptor, depth: Int) {
    for name in (try? folder.names()) ?? [] {
      guard let inner = open(name, in: folder) else { continue }
      if name.hasSuffix(".xcassets") {
        read(inner, prefix: "", depth: 16)
      } else if depth > 0 {
        look(in: inner, depth: depth - 1)
      }
    }
  }

  private mutating func open(
    _ name: String, in folder: borrowing FileDescriptor
  ) -> FileDescriptor? {
    guard budget > 0, (try? folder.kind(of: name)) == .folder else { return nil }
    budget -= 1
    return try? folder.folder(name)
  }

  /// Adds what a catalog, or a group in one, holds; in a group that gives a namespace names begin with its own.
  private mutating func read(
    _ folder: borrowing FileDescriptor, prefix: String, depth: Int
  ) {
    for name in (try? folder.names()) ?? [] where depth > 0 {
      guard let inner = open(name, in: folder) else { continue }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let stem = prefix + parts.dropLast().joined(separator: ".")
      switch parts.count > 1 ? parts.last.map(String.init) : nil {
      case "imageset", "symbolset": if Self.contents(of: inner) != nil { images.insert(stem) }
      case "colorset": if Self.contents(of: inner) != nil { colors.insert(stem) }
      case let type? where Self.otherTypes.contains(type): break
      // Apple's reference has no dot in a group's name, and people write one: `Icons 2.0`.
      default:
        let isNamespace = Self.contents(of: inner).map(Self.providesNamespace) ?? false
        read(inner, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth - 1)
      }
    }
  }

  /// What folders end in whose images an app does not call by their names (Apple's "Asset Catalog Format Reference", "Types
  /// Overview", and the types that came later).
  private static let otherTypes: Set<String> = [
    "appiconset", "arimageset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "textureset", "watchface",
  ]

  /// What stands in a set's `Contents.json`; nil for what is none.
  private static func contents(of set: borrowing FileDescriptor) -> JSONValue? {
    guard let file = try? set.file("Contents.json"),
      let bytes = try? file.whole(upTo: 1_000_000, shownAs: "")
    else { return nil }
    return JSONValue(bytes)
  }

  /// `{"properties": {"provides-namespace": true}}`.
  private static func providesNamespace(_ contents: JSONValue) -> Bool {
    contents["properties"]?["provides-namespace"] == .boolean(true)
  }
}
