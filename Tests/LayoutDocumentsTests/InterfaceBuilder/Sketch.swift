import Geometry
import LayoutEngine
import PlainText

@testable import LayoutDocuments

/// A small document, written by hand, and what its first root looks like once laid out.
struct Sketch {
  let text: String

  /// A storyboard of one controller; `inside` is what its root view holds besides its frame.
  init(
    inside: String, device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
    size: String = #"width="375" height="667""#, tools: String = "23504", controller: String = "",
    beside: String = "", after: String = ""
  ) {
    text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(device)
      <scenes><scene sceneID="s"><objects><viewController id="c">\(controller)
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" \(size)/>\(inside)</view>
      </viewController>\(beside)</objects></scene></scenes>\(after)</document>
      """
  }

  /// A xib of one object.
  init(xib object: String, tools: String = "23504") {
    text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      \(object)</objects></document>
      """
  }

  init(text: String) {
    self.text = text
  }

  func document() throws -> InterfaceDocument {
    try InterfaceDocument(reading: SourceFile(name: "a.xib", text: text))
  }

  /// The first root laid out.
  func canvas() throws -> Canvas {
    let scene = try document().scenes[0]
    return Canvas(of: scene.scene, on: scene.screen(safeArea: scene.safeArea))
  }

  /// A view's frame, as `x y width height`.
  func frame(_ id: String) throws -> String {
    let tree = try canvas().tree
    guard let view = tree.ids.first(where: { tree.identifier(of: $0) == id }) else { return "none" }
    let frame = tree[view].frame
    return [frame.minX, frame.minY, frame.width, frame.height].map(DecimalNumber.text)
      .joined(separator: " ")
  }

  /// What is passed on as not supported.
  func unsupported() throws -> [String] { try document().scenes[0].unsupported.map(\.words) }
}
