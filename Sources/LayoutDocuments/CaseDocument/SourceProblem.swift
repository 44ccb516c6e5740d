import PlainText

/// What can be wrong between a case and the document that it takes its screen from.
enum SourceProblem: Error, Problem {
  case unreadable(String)
  case noDocument(String)
  case unknownScene(String, nearest: String?, known: [String])
  case severalScenes(String, Int)
  case noInitialScene([String])
  case noView(String)
  case viewBeside
  case sceneOfCase(String)
  case cycle(String)
  case tooManyLinks(limit: Int)
  /// A size or a place that UIKit decides, of which no figure is known.
  case unmeasured(String)
  case noSuperview(String)
  case eventNeverComes(action: String, String)
  case recognizerNotFelt(String)
  case runtimeType(String, String, expected: String)
  case largeTitleStays

  var code: String {
    switch self {
    case .unreadable: "source-unreadable"
    case .noDocument: "source-format"
    case .unknownScene, .severalScenes, .noInitialScene: "source-scene"
    case .noView: "source-view"
    case .viewBeside: "view-beside-source"
    case .sceneOfCase: "source-scene"
    case .cycle: "source-cycle"
    case .tooManyLinks: "source-chain"
    case .unmeasured: "unsupported-element"
    case .noSuperview: "no-superview"
    case .eventNeverComes: "unsupported-event"
    case .recognizerNotFelt: "unsupported-recognizer"
    case .runtimeType: "runtime-attribute"
    case .largeTitleStays: "unsupported-scrolling"
    }
  }

  var words: String {
    switch self {
    case .unreadable(let words): words
    case .noDocument(let path):
      "'src' takes a storyboard, a xib or a case; '\(CaseProblem.short(path))' is none of them"
    case .unknownScene(let name, let nearest, let known):
      "no scene of the document is '\(CaseProblem.short(name))'" + CaseProblem.hint(nearest, known)
    case .severalScenes(let name, let count):
      "'\(CaseProblem.short(name))' fits \(count) scenes; name one by its object id"
    case .noInitialScene(let known):
      "the document starts with no scene; say which by 'scene'" + CaseProblem.hint(nil, known)
    case .noView(let name):
      "the scene '\(CaseProblem.short(name))' has no view in the document"
    case .viewBeside:
      "the views are the document's here; put this one into an '<insert>'"
    case .sceneOfCase(let path):
      "'scene' is for documents of Xcode's; '\(CaseProblem.short(path))' is a case, which has one"
    case .cycle(let path): "'src' is circular: '\(CaseProblem.short(path))' includes itself"
    case .tooManyLinks(let limit):
      "'src' leads through more than \(limit) cases; name the case that holds the views"
    case .unmeasured(let words): "\(words) is not known; show the document to see it as stored"
    case .noSuperview(let name):
      "'\(CaseProblem.short(name))' is the outermost view; insert into it"
    case .eventNeverComes(let action, let event):
      "the action '\(action)' is tied to '\(event)', which no step causes; it is not recorded"
    case .recognizerNotFelt(let name):
      "'<\(name)>' is not supported yet; touches pass it by"
    case .runtimeType(let path, let type, let expected):
      "the runtime attribute '\(CaseProblem.short(path))' takes \(expected), not a value of the type "
        + "'\(CaseProblem.short(type))'"
    case .largeTitleStays:
      "the large title keeps its height here: that it shrinks as content scrolls is not supported yet"
    }
  }
}
