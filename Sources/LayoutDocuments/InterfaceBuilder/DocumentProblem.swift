import PlainText

/// Why a file is no document that can be laid out.
enum DocumentProblem: Problem {
  case wrongRoot(String)
  case olderFormat
  case otherFormat(String)
  case otherPlatform(String)
  case unknownVersion(String)
  /// What is laid out all the same, but perhaps not as Xcode does.
  case plainView(String)
  case unreadFrame

  var code: String {
    switch self {
    case .wrongRoot, .olderFormat, .otherFormat: "document-format"
    case .otherPlatform: "document-platform"
    case .unknownVersion: "document-version"
    case .plainView: "document-view"
    case .unreadFrame: "document-frame"
    }
  }

  var words: String {
    switch self {
    case .wrongRoot(let name): "<\(name)> is no storyboard or xib; expected <document>"
    case .olderFormat:
      "this is a xib of Xcode 4; open it in a later Xcode, which saves it in the format that is read"
    case .otherFormat(let type):
      "'\(type)' is no storyboard or xib of UIKit in Xcode's format 3.0"
    case .otherPlatform(let runtime): "'\(runtime)' is another platform's; only iOS is laid out"
    case .unknownVersion(let version): "'\(version)' is no version of Xcode's tools"
    case .plainView(let name): "<\(name)> is not known and laid out as a plain view"
    case .unreadFrame: "<rect> holds no frame of four numbers"
    }
  }
}
