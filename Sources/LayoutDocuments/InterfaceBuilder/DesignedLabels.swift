import Geometry
import LayoutEngine

/// Labels of the app's own classes, whose code Xcode ran: what is stored of them is only how large they were in one line.
extension SceneDraft {
  /// Gives such a label the font that makes its text so large, so that it breaks lines where it broke them in Xcode.
  mutating func inferFontsOfDesignedLabels(on screen: DocumentScreen) {
    let traits = TextTraits(
      pixel: Pixel(scale: screen.scale), contentSizeCategory: screen.contentSizeCategory,
      metrics: SystemMetrics(toolsVersion: screen.toolsVersion))
    for view in scene.tree.text.views where catalog.isKind(scene.tree[view].kind, of: "label") {
      let content = scene.tree.text[view]
      guard content.runs.isEmpty, let wanted = scene.tree.wantedSize.value(of: view),
        let width = wanted.width, let height = wanted.height,
        let font = DesignedFont(of: content, in: traits).font(
          for: Size(width: width, height: height))
      else { continue }
      scene.tree.text[view].font = font
      // In one line the stored size is exact; in several it is another at each width.
      if content.numberOfLines != 1 { scene.tree.wantedSize.attach(WantedSize(), to: view) }
    }
  }
}

/// The fonts that a text may have been shown in.
private struct DesignedFont {
  private let content: TextContent
  private let traits: TextTraits

  init(of content: TextContent, in traits: TextTraits) {
    (self.content, self.traits) = (content, traits)
  }

  /// The system's font in the size and weight that come nearest to a size; nil where none comes within 3 %.
  func font(for wanted: Size) -> Font? {
    var best: (font: Font, error: Double)?
    let lines = Double(TextLayout(content, in: traits, maximumWidth: .infinity).lineCount)
    for size in 6...72 where height(of: lines, in: .system(size: Double(size))) == wanted.height {
      for weight in Font.Weight.allCases {
        let font = Font.system(size: Double(size), weight: weight)
        let width = TextLayout.widestLine(of: content.text, in: FontMetrics(font, in: traits))
        let error = abs(width - wanted.width)
        if error < best?.error ?? .infinity { best = (font, error) }
      }
    }
    return best.flatMap { $0.error <= max(1, wanted.width * 0.03) ? $0.font : nil }
  }

  private func height(of lines: Double, in font: Font) -> Double {
    traits.pixel.roundedUp(lines * FontMetrics(font, in: traits).lineHeight)
  }
}
