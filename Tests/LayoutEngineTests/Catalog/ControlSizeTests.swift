import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// A control as written, the release of iOS, and the size that it wants; -1 for a side it does not care for.
private typealias Row = (
  kind: String, properties: [(String, Value)], metrics: SystemMetrics, width: Double,
  height: Double
)

/// Sizes that Interface Builder stored, with the number of public documents that show each of them.
private let controls: [Row] = [
  ("switch", [], .former, 51, 31),  // 36 of 37
  ("switch", [], .current, 51, 31),
  ("switch", [], .iOS26, 63, 28),  // 11 of 12
  ("slider", [], .iOS10, -1, 31),  // 28 of 28
  ("slider", [], .former, -1, 31),  // 41 of 42, 7 repositories
  ("slider", [], .iOS13, -1, 31),  // 15 of 19
  ("slider", [], .iOS26, -1, 34),  // 2 of 2
  ("stepper", [], .former, 94, 29),
  ("stepper", [], .current, 94, 32),  // 2 of 3
  ("pageControl", [("numberOfPages", .number(2))], .former, 23, 37),  // 1
  ("pageControl", [("numberOfPages", .number(3))], .former, 39, 37),  // 6
  ("pageControl", [("numberOfPages", .number(4))], .former, 55, 37),  // 2
  ("pageControl", [("numberOfPages", .number(0))], .former, 0, 37),
  ("pageControl", [("numberOfPages", .number(3))], .current, -1, 26),  // 3 of 3
  ("progressView", [], .iOS13, -1, 2),  // 6
  ("progressView", [], .iOS14, -1, 4),  // 5
  ("activityIndicatorView", [], .current, 20, 20),  // 5 of 5
  ("activityIndicatorView", [("style", .text("gray"))], .former, 20, 20),  // 27 of 27
  ("activityIndicatorView", [("style", .text("white"))], .former, 20, 20),  // 3 of 3
  ("activityIndicatorView", [("style", .text("large"))], .current, 37, 37),  // 2 of 3
  ("activityIndicatorView", [("style", .text("whiteLarge"))], .former, 37, 37),  // 7 of 7
  ("pickerView", [], .current, 320, 216),  // 8 of 12
  ("datePicker", [], .former, 320, 216),  // 2 of 2
  ("searchBar", [], .iOS10, -1, 44),
  ("searchBar", [], .current, -1, 56),  // 4 of 4
  ("searchBar", [], .iOS26, -1, 64),  // 1 of 1
  ("navigationBar", [], .former, -1, 44),  // 354 of 377
  ("navigationBar", [], .current, -1, 44),  // 25 of 36
  ("navigationBar", [], .iOS26, -1, 54),  // 12 of 16
  ("toolbar", [], .former, -1, 44),  // 21 of 24
  ("toolbar", [], .current, -1, 44),  // 2 of 2 where there is no home indicator
  ("tabBar", [], .current, -1, 49),  // 45 of 46
  ("segmentedControl", [("titles", .text("Flat | Native"))], .former, 107, 29),
  ("segmentedControl", [("titles", .text("Light|Dark"))], .former, 91, 29),
  ("segmentedControl", [("titles", .text("默认 | 动态Token | 第三方认证"))], .iOS14, 257, 32),
  ("segmentedControl", [], .current, 0, 32),
]

/// Buttons: formulas of `max(30, title)` by line and 12 without, and title and insets with a configuration.
private let buttons: [Row] = [
  ("button", [("title", .text("Save"))], .former, 34, 30),
  ("button", [("title", .text("OK"))], .current, 30, 30),
  ("button", [], .current, 30, 30),
  ("button", [("title", .text("Save")), ("font", .text("body"))], .current, 37, 33),
  ("button", [("title", .text("Save")), ("font", .text("caption1"))], .current, 30, 27),
  ("button", [("title", .text("OK")), ("buttonType", .text("custom"))], .current, 30, 34),
  ("button", [("buttonType", .text("infoLight"))], .current, 22, 22),  // 11 of 11
  ("button", [("buttonType", .text("infoDark"))], .current, 22, 22),
  ("button", [("buttonType", .text("contactAdd"))], .current, 22, 22),
  ("button", [("buttonType", .text("detailDisclosure"))], .former, 22, 22),
  (
    "button",
    [
      ("title", .text("Save")),
      ("contentEdgeInsets", .insets(Insets(top: 1, left: 2, bottom: 3, right: 4))),
    ],
    .former, 40, 22
  ),
  ("button", [("title", .text("DETAY")), ("configuration", .text("plain"))], .iOS15, 67, 31),
  ("button", [("title", .text("Save")), ("configuration", .text("gray"))], .current, 61, 34.5),
  ("button", [("title", .text("Save")), ("configuration", .text("filled"))], .current, 61, 34.5),
  ("button", [("title", .text("Save")), ("configuration", .text("tinted"))], .iOS15, 55.5, 31),
  (
    "button",
    [
      ("title", .text("Save")), ("configuration", .text("filled")),
      ("contentInsets", .insets(Insets(top: 0, left: 0, bottom: 0, right: 0))),
    ], .current, 37, 20.5
  ),
]

private let fields: [Row] = [
  ("textField", [("borderStyle", .text("roundedRect"))], .current, 32, 34),
  ("textField", [("borderStyle", .text("roundedRect"))], .former, 21, 30),
  (
    "textField", [("borderStyle", .text("roundedRect")), ("text", .text("Label"))], .current, 69.5,
    34
  ),
  (
    "textField", [("borderStyle", .text("roundedRect")), ("placeholder", .text("Label"))], .former,
    62.5, 30
  ),
  (
    "textField", [("borderStyle", .text("roundedRect")), ("font", .text("system 22"))], .current,
    32, 35
  ),
  (
    "textField", [("borderStyle", .text("roundedRect")), ("font", .text("system 30"))], .current,
    32, 46
  ),
  ("textField", [("text", .text("Label"))], .current, 41.5, 22),  // 15 of 15
  (
    "textField", [("text", .text("Label")), ("isSecureTextEntry", .boolean(true))], .iOS26, 41.5,
    21
  ),  // 3 of 3
  ("textField", [("font", .text("system 14"))], .iOS13, 0, 17),  // 2 of 2
  (
    "textField", [("borderStyle", .text("line")), ("font", .text("AvenirNext-Regular 20"))],
    .former, 14, 32
  ),  // 1 of 1
  ("textField", [("font", .text("system 28 medium"))], .current, 0, 35),  // 5 of 7
  ("textField", [("font", .text("system 13"))], .former, 4, 16),  // 5 of 5
  ("textField", [("font", .text("system 14"))], .former, 4, 17),  // 12 of 19
  ("textField", [("font", .text("system 15"))], .former, 4, 18),
]

@Test func `controls want the sizes that Interface Builder stored`() throws {
  for row in controls + buttons + fields {
    var sample = try Sample(row.kind, row.metrics)
    for (name, value) in row.properties { sample.set(name, value) }
    let size = try #require(sample.size())
    let words = "\(row.kind) \(row.properties) \(row.metrics): \(size)"
    #expect(size == Size(width: row.width, height: row.height), "\(words)")
  }
}

@Test func `what scrolls wants no size`() throws {
  #expect(try Sample("textView").size() == nil)
  #expect(try Sample("view").size() == nil)
}

@Test func `a text view that does not scroll is as high as its text and its insets`() throws {
  let rows: [(text: String, width: Double, size: Size)] = [
    ("abc", .infinity, Size(width: 40, height: 28)),
    ("abc def", 50, Size(width: 40, height: 40)),
    ("", 50, Size(width: 10, height: 28)),
  ]
  for row in rows {
    var view = try Sample("textView")
    view.set("isScrollEnabled", .boolean(false))
    view.set("font", .text("fixed 10"))
    view.set("text", .text(row.text))
    #expect(view.size(maximumWidth: row.width) == row.size, "\(row.text)")
  }
  var styled = try Sample("textView")
  styled.set("isScrollEnabled", .boolean(false))
  styled.set("font", .text("body"))
  styled.set("text", .text("a\nb\nc"))
  #expect(styled.size()?.height == 82)
  var view = try Sample("textView")
  view.set("isScrollEnabled", .boolean(false))
  view.set("font", .text("fixed 10"))
  view.set("text", .text("abc"))
  view.set("textContainerInset", .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)))
  #expect(view.size() == Size(width: 46, height: 16))
  #expect(view.baselines(height: 100) == Baselines(firstFromTop: 11, lastFromBottom: 5))
}

@Test func `what the catalog cannot measure is refused`() throws {
  let refused: [(kind: String, property: String, value: String)] = [
    ("button", "buttonType", "close"),
    ("datePicker", "preferredDatePickerStyle", "compact"),
    ("datePicker", "preferredDatePickerStyle", "inline"),
    ("label", "font", "Helvetika 17"), ("button", "font", "Helvetica 17 bold"),
  ]
  for row in refused {
    let kind = try #require(Catalog.uiKit.kind(named: row.kind))
    let property = try #require(Catalog.uiKit.property(row.property, of: kind))
    #expect(property.refusal(ViewTree(), .text(row.value)) != nil, "\(row)")
  }
}

/// A field in 14 points that is 34 high and a label in 17 share a first baseline in a public document, where the label
/// lies 6 lower, and a borderless field in 17 points that is 22 high shares one with a label that lies 1 lower.
@Test func `baselines lie where public documents have them`() throws {
  let pixel = Pixel(scale: 2)
  let rows: [(font: String, height: Double, lower: Double)] = [
    ("system 14", 34, 6), ("body", 22, 1),
  ]
  var label = try Sample("label")
  label.set("text", .text("Label"))
  label.set("font", .text("body"))
  let below = try #require(label.baselines(height: 21.5)).firstFromTop
  for row in rows {
    var field = try Sample("textField")
    field.set("font", .text(row.font))
    let first = try #require(field.baselines(height: row.height)).firstFromTop
    #expect(pixel.rounded(first - below) == row.lower, "\(row.font)")
  }
  #expect(label.baselines(height: 21.5) == label.baselines(height: 60))
  #expect(try Sample("view").baselines(height: 60) == nil)
  #expect(try Sample("switch").baselines(height: 31) == nil)
}

@Test func `the baselines of a line in the middle move with the height`() throws {
  var button = try Sample("button")
  button.set("font", .text("fixed 10"))
  #expect(button.baselines(height: 24) == Baselines(firstFromTop: 16, lastFromBottom: 8))
  #expect(button.baselines(height: 44) == Baselines(firstFromTop: 26, lastFromBottom: 18))
}

@Test func `a document's tools tell the release whose figures count`() {
  let rows: [(tools: Double, metrics: SystemMetrics)] = [
    (11542, .iOS10), (13000, .iOS11), (14299, .iOS11), (14300, .iOS12), (14800, .iOS13),
    (16999, .iOS13), (17000, .iOS14), (19000, .iOS15), (21000, .iOS16), (22000, .iOS17),
    (23000, .iOS18), (24128, .iOS26),
  ]
  for row in rows { #expect(SystemMetrics(toolsVersion: row.tools) == row.metrics) }
}
