import PlainText
import Testing

@Test func `JSON is read strictly`() {
  let rows: [(String, JSONValue?)] = [
    ("null", .null),
    (
      " [1, -2.5e1 ,true,false]",
      .array([.number(1), .number(-25), .boolean(true), .boolean(false)])
    ),
    (#"{"a":{"b":[]},"c":""}"#, .object([("a", .object([("b", .array([]))])), ("c", .text(""))])),
    (#""\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00""#, .text("\"\\/\u{8}\u{C}\n\r\té\u{E9}😀")),
    ("", nil), ("nul", nil), ("[1,]", nil), (#"{"a"}"#, nil), ("[1] 2", nil), (#""\ud83d""#, nil),
    (#""\x""#, nil), ("\"\n\"", nil), ("+1", nil), ("1e999", nil),
    ("0", .number(0)), ("-0.50E+2", .number(-50)), ("10", .number(10)), ("01", nil), ("1.", nil),
    (".5", nil), ("-", nil), ("1e", nil), ("1e+", nil), ("0x1", nil), ("1-2", nil),
    (String(repeating: "[", count: 100) + String(repeating: "]", count: 100), nil),
  ]
  for (text, value) in rows { #expect(JSONValue(Array(text.utf8)) == value, "\(text)") }
}
