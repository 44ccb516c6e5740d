import PlainText
import Testing

@testable import LayoutDocuments

/// The texts of a file, a line each; else what is wrong.
private func shown(_ bytes: [UInt8]) -> String {
  var diagnostics = Diagnostics()
  do throws(Diagnostic) {
    let table = try StringsTable(reading: SourceFile(name: "a.strings", bytes: bytes), &diagnostics)
    let texts = table.entries.map { "\($0.key)=\($0.value)" }
    return (diagnostics.all.map(\.text) + texts).joined(separator: "\n")
  } catch {
    return error.text
  }
}

private func shown(_ text: String) -> String { shown(Array(text.utf8)) }

private func utf16(_ text: String, isBig: Bool) -> [UInt8] {
  let units = [0xFEFF] + Array(text.utf16)
  return units.flatMap {
    isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
  }
}

// CFOldStylePList.c of CoreFoundation says what is a text, a blank, a comment and an escape.
@Test func `a strings file is read as CoreFoundation reads it`() {
  let table = [
    (#""a.text" = "b";"#, "a.text=b"),
    ("/* one */ a.b-c = d_/:$; // two\n'x'='it\"s';", "a.b-c=d_/:$\nx=it\"s"),
    (#""alone";"#, "alone=alone"),
    (#"{ "a" = "b"; "c" = "d"; }"#, "a=b\nc=d"),
    (#""a"="\"\\\n\t\r\q\/";"#, "a=\"\\\n\t\rq/"),
    (
      #""a"="\U00e9\U1F4\Ud83d\ude00";"#,
      "a.strings:1:17: error: no character is meant by this; expected four digits, as \\U00e9\n\"a\"=\"\\U00e9\\U1F4\\Ud83d\\ude00\";\n                ^"
    ),
    (#""a"="\U00e9\U1F4\Ud83d\Ude00\u00e9";"#, "a=éǴ😀u00e9"),
    (#""a"="\101\12\3419";"#, "a=A\nÆ9"),
    ("", ""), (" /* nothing */\n", ""), ("\u{FEFF}a=b;", "a=b"), ("a\u{2028}=\u{2029}b;", "a=b"),
    ("\"a\" = \"two\nlines\";", "a=two\nlines"), ("\"über\"=\"ß😀\";", "über=ß😀"),
  ]
  for (text, expected) in table { #expect(shown(text) == expected, "\(text)") }
}

@Test func `it is in UTF-8, or in UTF-16 with a byte order mark`() {
  let text = "/* ü */ \"a.text\" = \"é😀\";"
  for isBig in [false, true] { #expect(shown(utf16(text, isBig: isBig)) == "a.text=é😀") }
  let fault = utf16("\"a\" = \"é\"\n\"b\"", isBig: false)
  #expect(
    shown(fault) == """
      a.strings:1:10: error: expected ';' behind the text of 'a'
      "a" = "é"
               ^
      """)
}

@Test func `what is wrong is told where it is, with a caret`() {
  let table: [(String, String)] = [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      """
      a.strings:1:10: error: expected ';' behind the text of 'a'
      "a" = "b"
               ^
      """
    ),
    (
      "a b;",
      """
      a.strings:1:2: error: expected '=' behind the key 'a'
      a b;
       ^
      """
    ),
    (
      "a = ;",
      """
      a.strings:1:5: error: expected a text for 'a'
      a = ;
          ^
      """
    ),
    (
      "a = (b, c);",
      """
      a.strings:1:5: error: 'a' is a list; only texts are read
      a = (b, c);
          ^
      """
    ),
    (
      "a = b;\n%",
      """
      a.strings:2:1: error: no key begins with '%'; expected "key" = "text";
      %
      ^
      """
    ),
    (
      "a = \"b;\nc = d;\n",
      """
      a.strings:1:5: error: this text is not closed; expected another quote
      a = "b;
          ^
      """
    ),
    (
      "a = b; /* c",
      """
      a.strings:1:8: error: this comment is not closed; expected '*/'
      a = b; /* c
             ^
      """
    ),
    (
      "{ a = b; } c",
      """
      a.strings:1:12: error: nothing is expected behind the closing '}'
      { a = b; } c
                 ^
      """
    ),
    (
      "a = b;\na = c;",
      """
      a.strings:2:1: warning: 'a' is given twice; the last one counts
      a = c;
      ^
      a.strings:1:1: note: first given here
      a = b;
      ^
      a=c
      """
    ),
  ]
  for (text, expected) in table { #expect(shown(text) == expected, "\(text)") }
}

@Test func `the property list of a build is read where it is XML, and refused where it is binary`()
{
  let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """
  let table: [(String, String)] = [
    (
      head
        + "<plist version=\"1.0\"><dict><key>a.text</key><string>b &amp; ü</string></dict></plist>",
      "a.text=b & ü"
    ),
    ("<plist><dict/></plist>", ""),
    (
      "<plist><dict><key>a</key><true/></dict></plist>",
      """
      a.strings:1:27: error: 'a' is '<true>'; only texts are read
      <plist><dict><key>a</key><true/></dict></plist>
                                ^
      """
    ),
    (
      "<plist><array/></plist>",
      """
      a.strings:1:9: error: '<array>' is not expected here, but '<dict>'
      <plist><array/></plist>
              ^
      """
    ),
    (
      "bplist00",
      """
      a.strings:1:1: error: a binary property list is not read; name the file that the build made it from
      bplist00
      ^
      """
    ),
  ]
  for (text, expected) in table { #expect(shown(text) == expected, "\(text)") }
}

@Test func `a property list in UTF-16 may say so, and one in UTF-8 may not`() {
  let text = """
    <?xml version="1.0" encoding="UTF-16"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>a</key><string>ü😀</string></dict></plist>
    """
  for isBig in [false, true] { #expect(shown(utf16(text, isBig: isBig)) == "a=ü😀") }
  #expect(shown(text).contains("only UTF-8 is supported, not 'UTF-16'"))
  let fault = text.replacing("<string>ü😀</string>", with: "<true/>")
  #expect(shown(utf16(fault, isBig: true)).hasPrefix("a.strings:3:41: error: 'a' is '<true>'"))
}

@Test func `no file makes the reader stop in the middle or run on`() {
  let whole = Array(#"{ /* c */ "a" = "b\U00e9\101"; 'c' = d; // e"#.utf8)
  for count in whole.indices { _ = shown(Array(whole[..<count])) }
  for place in whole.indices {
    for byte in [0, 0x22, 0x27, 0x2F, 0x5C, 0x7B, 0xE2, 0xFF] as [UInt8] {
      var bytes = whole
      bytes[place] = byte
      _ = shown(bytes)
    }
  }
  #expect(
    shown([0x61, 0, 0x3D, 0]).hasPrefix("a.strings:1:2: error: a character U+0000 stands here"))
  #expect(shown([0xFF, 0xFE, 0x61]).contains("neither UTF-8 nor UTF-16"))
  #expect(shown([0xFF, 0xFE, 0x00, 0xD8]).contains("neither UTF-8 nor UTF-16"))
  #expect(shown([0x61, 0x3D, 0xC3, 0x28]).hasPrefix("a.strings:1:3: error: the file is neither"))
  #expect(shown(String(repeating: "(", count: 100_000)).contains("no key begins with '('"))
  #expect(shown(String(repeating: "{", count: 100_000)).contains("no key begins with '{'"))
}
