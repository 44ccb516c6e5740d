import Markup
import PlainText
import Testing

/// What reading says about a source; "fine" when nothing.
func complaint(about source: String, limits: Limits = .standard) -> String {
  complaint(about: Array(source.utf8), limits: limits)
}

func complaint(about bytes: [UInt8], limits: Limits = .standard) -> String {
  do {
    _ = try Document(parsing: SourceFile(name: "t.xml", bytes: bytes), limits: limits)
    return "fine"
  } catch {
    return error.text
  }
}

@Suite struct MalformedTests {
  @Test func `a mistake is shown whole, with both places where there are two`() {
    let rows: [(source: String, text: String)] = [
      (
        "<layout><view>\n  <label/>\n</layout>",
        """
        t.xml:3:1: error: '</layout>' closes '<view>' opened on line 1
        </layout>
        ^
        t.xml:1:9: note: '<view>' opened here
        <layout><view>
                ^
        """
      ),
      (
        "<layout>\n\t<view id='ä' a='' id='b'/></layout>",
        """
        t.xml:2:20: error: attribute id given twice
        \t<view id='ä' a='' id='b'/></layout>
        \t                  ^
        t.xml:2:8: note: first given here
        \t<view id='ä' a='' id='b'/></layout>
        \t      ^
        """
      ),
      (
        "<layout>\n  <view id='a'\n",
        """
        t.xml:2:15: error: unexpected end of file in <view>; restore the truncated file
          <view id='a'
                      ^
        t.xml:2:3: note: opened here
          <view id='a'
          ^
        """
      ),
      ("", "t.xml:1:1: error: file is empty\n\n^"),
      (
        "<a>≤ &nope;</a>",
        """
        t.xml:1:6: error: undefined entity &nope;; write &amp; for a plain &
        <a>≤ &nope;</a>
             ^
        """
      ),
    ]
    for row in rows { #expect(complaint(about: row.source) == row.text) }
  }

  @Test func `every kind of mistake has its words and its place`() {
    let end = "unexpected end of file in"
    let advice = "; restore the truncated file"
    let conflict =
      "the file has unresolved merge conflict markers; resolve the conflict and remove them"
    let rows: [(source: String, line: String)] = [
      // the prolog and around the root
      (" \n ", "1:1: error: file is empty"), ("\u{FEFF}", "1:1: error: file is empty"),
      ("<!-- c -->\n", "2:1: error: no root element"),
      // what Git leaves
      ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> main\n</a>", "2:1: error: \(conflict)"),
      ("<a x='1'\n<<<<<<< HEAD\n y='2'/>", "2:1: error: \(conflict)"),
      ("<a>\n<b>\n||||||| base\n</c>\n</a>", "3:1: error: \(conflict)"),
      ("<a>\r\n<b>\r\n>>>>>>>\r\n</c></a>", "3:1: error: \(conflict)"),
      ("<<<<<<< HEAD\n<a/>\n", "1:1: error: \(conflict)"),
      ("<a><!--\n<<<<<<< HEAD\n--></b>", "2:1: error: \(conflict)"),
      ("<a>\n>>>>>>>> x</a", "2:14: error: \(end) </a>\(advice)"),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
        "1:1: error: the file is a Git LFS pointer, not its content; run git lfs pull"
      ),
      ("x<a/>", "1:1: error: text before the root element"),
      ("<![CDATA[x]]><a/>", "1:1: error: text before the root element"),
      ("</a>", "1:1: error: '</a>' closes nothing"),
      ("<a/><b/>", "1:5: error: content after the root element"),
      ("<a/>\n\n x", "3:2: error: content after the root element"),
      ("<a/></a>", "1:5: error: content after the root element"),
      ("<!DOCTYPE a><a/>", "1:1: error: DOCTYPE not allowed; remove it"),
      (
        "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
        "2:1: error: DOCTYPE not allowed; remove it"
      ),
      ("<a/><!DOCTYPE a>", "1:5: error: DOCTYPE not allowed; remove it"),
      (
        "<?xml version='1.1'?><a/>",
        "1:16: error: XML 1.1 not supported; write version=\"1.0\""
      ),
      (
        "<?xml encoding='UTF-8'?><a/>",
        "1:1: error: malformed XML declaration; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
      ),
      (
        "<?xml version='1.0' standalone='maybe'?><a/>",
        "1:1: error: malformed XML declaration; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
      ),
      (" <?xml version='1.0'?><a/>", "1:2: error: '<?xml' may only be the first thing in the file"),
      // tags
      ("<a", "1:3: error: \(end) <a>\(advice)"), ("<", "1:2: error: \(end) a tag\(advice)"),
      ("<a>", "1:4: error: \(end) <a>\(advice)"), ("<a b", "1:5: error: \(end) <a>\(advice)"),
      ("<a b=", "1:6: error: \(end) <a>\(advice)"), ("<a b='x ", "1:8: error: \(end) <a>\(advice)"),
      ("<a/", "1:4: error: \(end) <a>\(advice)"), ("<a></a", "1:7: error: \(end) </a>\(advice)"),
      ("<a></", "1:6: error: \(end) </\(advice)"),
      ("<a><!-- b", "1:10: error: \(end) a comment\(advice)"),
      ("<a><!- b", "1:4: error: '<!' begins neither a comment nor a CDATA section"),
      ("<a><!-", "1:7: error: \(end) a comment or a CDATA section\(advice)"),
      ("<a><![CDATA[x", "1:14: error: \(end) a CDATA section\(advice)"),
      ("<a><?p x", "1:9: error: \(end) a processing instruction\(advice)"),
      ("<a><b></a></b>", "1:7: error: '</a>' closes '<b>' opened on line 1"),
      ("<a>1 < 2</a>", "1:6: error: '<' begins no tag; write &lt; for a plain <"),
      ("<a><5/></a>", "1:4: error: '<' begins no tag; write &lt; for a plain <"),
      ("<a></ a>", "1:4: error: '<' begins no tag; write &lt; for a plain <"),
      ("<a></a b>", "1:8: error: unexpected 'b' in </a>"),
      ("<a ≤='1'/>", "1:4: error: unexpected '≤' in <a>"),
      ("<a / >", "1:4: error: unexpected '/' in <a>"),
      ("<a b='1'c='2'/>", "1:9: error: a blank is missing before attribute 'c'"),
      ("<a hidden/>", "1:4: error: attribute 'hidden' has no value; write hidden=\"…\""),
      ("<a b=1/>", "1:6: error: the value of 'b' is not in quotes; write b=\"…\""),
      (
        "<a b='x>\n<c d='1'/></a>",
        "2:1: error: '<' in the value of 'b'; write &lt;, or is a closing quote missing?"
      ),
      ("<a B='1' b='2' B='3'/>", "1:16: error: attribute B given twice"),
      // text
      ("<a>you & me</a>", "1:8: error: '&' begins no reference; write &amp; for a plain &"),
      ("<a b='x&&'/>", "1:8: error: '&' begins no reference; write &amp; for a plain &"),
      ("<a b='x&y=1'/>", "1:8: error: '&y' lacks its ';'; write &amp; for a plain &"),
      ("<a>&nbsp;</a>", "1:4: error: undefined entity &nbsp;; write &amp; for a plain &"),
      ("<a>&#0;</a>", "1:4: error: character U+0000 not allowed in XML 1.0"),
      ("<a>&#x1b;</a>", "1:4: error: character U+001B not allowed in XML 1.0"),
      ("<a>&#xD800;</a>", "1:4: error: character U+D800 not allowed in XML 1.0"),
      ("<a>&#99999999999;</a>", "1:4: error: character above U+10FFFF not allowed in XML 1.0"),
      ("<a>&#;</a>", "1:4: error: '&#;' is no character reference; expected &#10; or &#xA;"),
      ("<a>&#xg;</a>", "1:4: error: '&#x' is no character reference; expected &#10; or &#xA;"),
      ("<a>&#X41;</a>", "1:4: error: '&#' is no character reference; expected &#10; or &#xA;"),
      ("<a>a]]>b</a>", "1:5: error: ']]>' in text; write ]]&gt;"),
      ("<a><!-- -- --></a>", "1:9: error: '--' not allowed inside a comment"),
      ("<a><!-- ---></a>", "1:9: error: '--' not allowed inside a comment"),
      ("<a><? x?></a>", "1:6: error: malformed processing instruction; expected <?name …?>"),
      (
        "<a><?xml version='1.0'?></a>",
        "1:4: error: '<?xml' may only be the first thing in the file"
      ),
      ("<a><!ELEMENT b></a>", "1:4: error: '<!' begins neither a comment nor a CDATA section"),
      // characters
      ("<a>\n\u{0}</a>", "2:1: error: character U+0000 not allowed in XML 1.0 (byte 4)"),
      ("<a b='≤\u{1B}'/>", "1:8: error: character U+001B not allowed in XML 1.0 (byte 9)"),
      ("<a>\u{FFFE}</a>", "1:4: error: character U+FFFE not allowed in XML 1.0 (byte 3)"),
      // encodings
      (
        "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
        "1:31: error: only UTF-8 is supported, not 'ISO-8859-1'"
      ),
      (
        "<?xml version='1.0' encoding = \"US-ASCII\" ?><a/>",
        "1:33: error: only UTF-8 is supported, not 'US-ASCII'"
      ),
      (
        "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><a/>",
        "1:31: error: only UTF-8 is supported, not 'UTF-16'"
      ),
    ]
    for row in rows {
      let first = complaint(about: row.source).split(separator: "\n")[0]
      #expect(first == "t.xml:" + row.line, "\(row.source.debugDescription)")
    }
  }

  @Test func `bytes that are no UTF-8 are refused with their offset`() {
    let head = Array("<a b='é".utf8)
    let tails: [(bytes: [UInt8], offset: Int)] = [
      ([0xE9], 8), ([0x80], 8), ([0xC0, 0x80], 8), ([0xC1, 0xBF], 8), ([0xE0, 0x9F, 0x80], 8),
      ([0xED, 0xA0, 0x80], 8), ([0xF4, 0x90, 0x80, 0x80], 8), ([0xF5, 0x80, 0x80, 0x80], 8),
      ([0xF0, 0x8F, 0x80, 0x80], 8), ([0x78, 0xE2, 0x89], 9), ([0x78, 0xFF], 9),
    ]
    for tail in tails {
      let first = complaint(about: head + tail.bytes + Array("'/>".utf8)).split(separator: "\n")[0]
      #expect(
        first == """
          t.xml:1:\(tail.offset): error: not UTF-8 at byte \(tail.offset); save the file as UTF-8
          """, "\(tail.bytes)")
    }
    #expect(complaint(about: head + [0xE2]).hasPrefix("t.xml:1:8: error: not UTF-8 at byte 8;"))
  }

  @Test func `UTF-16 and UTF-32 are refused by name`() {
    let text = "<a/>".utf8.flatMap { [$0, 0] as [UInt8] }
    let wide = "<a/>".utf8.flatMap { [0, 0, 0, $0] as [UInt8] }
    let rows: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xFE] + text, "UTF-16"), (text, "UTF-16"), ([0xFE, 0xFF, 0, 0x3C], "UTF-16"),
      ([0, 0x3C, 0, 0x61], "UTF-16"), (wide, "UTF-32"), ([0, 0, 0xFE, 0xFF] + wide, "UTF-32"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"),
    ]
    for row in rows {
      let words = "t.xml:1:1: error: only UTF-8 is supported, not '\(row.name)'\n"
      #expect(complaint(about: row.bytes).hasPrefix(words), "\(row.bytes)")
    }
  }

  @Test func `what is odd but right is read`() {
    let rows = [
      "<?xml version = \"1.0\" encoding='utf8' standalone=\"no\" ?>\r\n<a/>",
      "<?xml version='1.0'?><a/>",
      "\u{FEFF}<a/>\n", "<a/><!-- end --><?p?>\n", "<?p?><a><?p  x?y?></a>", "<a><!----></a>",
      "<a><!-- - <!DOCTYPE> --></a>", "<a b = '1'\tc\n=\r'2'></a\n>", "<_.-1 :b='>'/>",
      "<a>]] ]> &#x10FFFF;&#xFFFD;\u{85}\u{7F}</a>", "<a><![CDATA[<!DOCTYPE]]]></a>",
      "<?xml-stylesheet href='x'?><a/>", "<a b='&#60;&#38;'/>", "<café naïve='1'/>",
      "<!-- encoding='ISO-8859-1' --><a encoding='UTF-16'/>", "<a>&#0000000000000000000065;</a>",
    ]
    for source in rows { #expect(complaint(about: source) == "fine") }
  }
}
