extension BadInput {
  /// Files that are too large in one way or another: refused by our own limits, the same on every machine.
  static let limits = [
    BadInput(
      "deep-254", .layout(nested(254, #"<view frame="0 0 9 9">"#)),
      #"<baseline format="1" case="deep-254">"#),
    BadInput(
      "deep-300", .layout(nested(300)), "deep-300.xml:4:1525: error: nesting deeper than 256"),
    BadInput(
      "deep-100k", .layout(nested(100_000)),
      "deep-100k.xml:4:1525: error: nesting deeper than 256"),
    BadInput(
      "attr-10mb", .layout(#"<label id="\#(letters(10_500_000))"/>"#),
      "attr-10mb.xml:4:8: error: attribute 'id' too long; at most 64 kB"),
    BadInput(
      "text-10mb",
      .layout("<view><constraints>\(letters(10_500_000))</constraints></view>"),
      "text-10mb.xml:4:20: error: text too long; at most 1 MB"),
    BadInput(
      "name-60k", .layout("<\(letters(60_000))/>"),
      "name-60k.xml:4:2: error: name '\(letters(59))…' too long; at most 256 bytes"),
    BadInput(
      "file-200mb", .hole(200 << 20),
      "file-200mb.xml: error: 'file-200mb.xml' is larger than 16 MB"),
    BadInput(
      "matrix-explode",
      .layout(
        environment: """
          size="\(list(5_000) { "\(1 + $0) 100" })" scale="\(list(200) { "\(1 + $0)" })"
          """),
      "matrix-explode.xml:2:2: error: the matrix gives 1,000,000 variants; at most 1,000"),
    BadInput(
      "matrix-sum",
      .layout(
        environment: """
          size="\(list(999) { "\(1 + $0) 100" })" scale="1"/>
          <environment size="10 10 | 20 20" scale="1"
          """),
      "matrix-sum.xml:3:2: error: the matrix gives 1,001 variants; at most 1,000"),
    BadInput(
      "touch-1m", .layout(steps: touches(1_000_000)),
      "touch-1m.xml: error: 'touch-1m.xml' is larger than 16 MB"),
    BadInput(
      "touch-100k", .layout(steps: touches(100_001)),
      "touch-100k.xml:6:2700018: error: more than 100,000 touches in a case"),
    BadInput(
      "errors-10k", .layout("<view>" + String(repeating: "<vew/>", count: 10_000) + "</view>"),
      "errors-10k.xml:4:8: error: '<vew>' is not known in '<view>'; did you mean '<view>'?"),
  ]

  private static func nested(_ count: Int, _ view: String = "<view>") -> String {
    String(repeating: view, count: count) + String(repeating: "</view>", count: count)
  }

  private static func letters(_ count: Int) -> String { String(repeating: "v", count: count) }

  private static func list(_ count: Int, _ value: (Int) -> String) -> String {
    (0..<count).map(value).joined(separator: " | ")
  }

  private static func touches(_ count: Int) -> String {
    "<touches>" + String(repeating: #"<up finger="a" time="0.1"/>"#, count: count) + "</touches>"
  }
}
