extension BadInput {
  /// What is no XML, other encodings than UTF-8, and entities: no file that a document names is opened.
  static let markup = [
    BadInput(
      "xml-empty",
      .text(#""#),
      #"""
      xml-empty.xml:1:1: error: file is empty

      ^
      """#),
    BadInput(
      "xml-truncated",
      .text(
        #"""
        <case title="t">
        <interface>
        <view id="ro
        """#),
      #"""
      xml-truncated.xml:3:13: error: unexpected end of file in <view>; restore the truncated file
      <view id="ro
                  ^
      xml-truncated.xml:3:1: note: opened here
      <view id="ro
      ^
      """#),
    BadInput(
      "xml-unclosed",
      .text(
        #"""
        <case title="t">
        <interface>
        <view id="root">
        </interface>
        </case>
        """#),
      #"""
      xml-unclosed.xml:4:1: error: '</interface>' closes '<view>' opened on line 3
      </interface>
      ^
      xml-unclosed.xml:3:1: note: '<view>' opened here
      <view id="root">
      ^
      """#),
    BadInput(
      "xml-two-roots",
      .text(
        #"""
        <case title="t"/>
        <case title="u"/>
        """#),
      #"""
      xml-two-roots.xml:2:1: error: content after the root element
      <case title="u"/>
      ^
      """#),
    BadInput(
      "xml-dup-attr",
      .layout(#"<view id="root" id="base"/>"#),
      #"""
      xml-dup-attr.xml:4:17: error: attribute id given twice
      <view id="root" id="base"/>
                      ^
      xml-dup-attr.xml:4:7: note: first given here
      <view id="root" id="base"/>
            ^
      """#),
    BadInput(
      "xml-nul",
      .layout(#"<view id="ro\#u{0}ot"/>"#),
      #"""
      xml-nul.xml:4:13: error: character U+0000 not allowed in XML 1.0 (byte 81)
      <view id="ro␀ot"/>
                  ^
      """#),
    BadInput(
      "xml-charref0",
      .layout(#"<view id="a&#0;"/>"#),
      #"""
      xml-charref0.xml:4:12: error: character U+0000 not allowed in XML 1.0
      <view id="a&#0;"/>
                 ^
      """#),
    BadInput(
      "xml-charref-escape",
      .layout(#"<view id="root"><label text="&#x1b;[31m"/></view>"#),
      #"""
      xml-charref-escape.xml:4:30: error: character U+001B not allowed in XML 1.0
      <view id="root"><label text="&#x1b;[31m"/></view>
                                   ^
      """#),
    BadInput(
      "xml-11",
      .text(
        #"""
        <?xml version="1.1"?>
        <case title="t"/>
        """#),
      #"""
      xml-11.xml:1:16: error: XML 1.1 not supported; write version="1.0"
      <?xml version="1.1"?>
                     ^
      """#),
    BadInput(
      "enc-latin1-undeclared",
      .bytes(latin1(.layout(#"<view id="café"/>"#))),
      #"""
      enc-latin1-undeclared.xml:4:14: error: not UTF-8 at byte 82; save the file as UTF-8
      <view id="caf�"/>
                   ^
      """#),
    BadInput(
      "enc-latin1-declared",
      .bytes(
        latin1(
          .text(
            #"""
            <?xml version="1.0" encoding="ISO-8859-1"?>
            <case title="café"/>
            """#))),
      #"""
      enc-latin1-declared.xml:1:31: error: only UTF-8 is supported, not 'ISO-8859-1'
      <?xml version="1.0" encoding="ISO-8859-1"?>
                                    ^
      """#),
    BadInput(
      "enc-utf16",
      .bytes(utf16(#"<case title="t"/>"#)),
      #"""
      enc-utf16.xml:1:1: error: only UTF-8 is supported, not 'UTF-16'
      ��<␀c␀a␀s␀e␀ ␀t␀i␀t␀l␀e␀=␀"␀t␀"␀/␀>␀
      ^
      """#),
    BadInput(
      "enc-bom",
      .text("\u{FEFF}" + #"<case titel="t"/>"#),
      #"""
      enc-bom.xml:1:2: error: neither the case nor suite.xml has an '<environment>'; write <environment device="iPhone 8"/>
      <case titel="t"/>
       ^
      enc-bom.xml:1:2: error: '<case>' has no '<interface>'
      <case titel="t"/>
       ^
      enc-bom.xml:1:7: error: '<case>' has no attribute 'titel'; did you mean 'title'?
      <case titel="t"/>
            ^
      """#),
    BadInput(
      "enc-bom-fine",
      .bytes([0xEF, 0xBB, 0xBF] + Input.layout(#"<view id="root"/>"#).bytes),
      #"""
      <baseline format="1" case="enc-bom-fine">
        <outcome>
          <at step="0" do="appear"/>
          <at step="1" do="settle"/>
          <snapshot name="end">
            <view id="root" frame="0 0 100 200"/>
          </snapshot>
        </outcome>
      </baseline>
      """#),
    BadInput(
      "enc-crlf",
      .bytes(crlf(.layout(#"<view id="root"><vew/></view>"#))),
      #"""
      enc-crlf.xml:4:18: error: '<vew>' is not known in '<view>'; did you mean '<view>'?
      <view id="root"><vew/></view>
                       ^
      """#),
    BadInput(
      "ent-laughs",
      .text(
        #"""
        <!DOCTYPE case [
        <!ENTITY a "ha">
        <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
        <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
        <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">
        <!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">
        ]>
        <case title="&f;"/>
        """#),
      #"""
      ent-laughs.xml:1:1: error: DOCTYPE not allowed; remove it
      <!DOCTYPE case [
      ^
      """#),
    BadInput(
      "ent-xxe-attr",
      .text(
        #"""
        <!DOCTYPE case [<!ENTITY host SYSTEM "file:///etc/hostname">]>
        <case title="&host;"/>
        """#),
      #"""
      ent-xxe-attr.xml:1:1: error: DOCTYPE not allowed; remove it
      <!DOCTYPE case [<!ENTITY host SYSTEM "file:///etc/hostname">]>
      ^
      """#),
    BadInput(
      "ent-xxe-text",
      .text(
        #"""
        <!DOCTYPE case [<!ENTITY host SYSTEM "file:///etc/hostname">]>
        <case title="t">&host;</case>
        """#),
      #"""
      ent-xxe-text.xml:1:1: error: DOCTYPE not allowed; remove it
      <!DOCTYPE case [<!ENTITY host SYSTEM "file:///etc/hostname">]>
      ^
      """#),
    BadInput(
      "ent-xxe-subset",
      .text(
        #"""
        <!DOCTYPE case SYSTEM "file:///etc/hostname">
        <case title="t"/>
        """#),
      #"""
      ent-xxe-subset.xml:1:1: error: DOCTYPE not allowed; remove it
      <!DOCTYPE case SYSTEM "file:///etc/hostname">
      ^
      """#),
    BadInput(
      "ent-undef",
      .layout(#"<view id="root"><label text="Terms &nope; conditions"/></view>"#),
      #"""
      ent-undef.xml:4:36: error: undefined entity &nope;; write &amp; for a plain &
      <view id="root"><label text="Terms &nope; conditions"/></view>
                                         ^
      """#),
    BadInput(
      "ent-xinclude",
      .layout(
        #"""
        <view id="root">
        <xi:include href="file:///etc/hostname" parse="text"/>
        </view>
        """#),
      #"""
      ent-xinclude.xml:5:2: error: '<xi:include>' is not known in '<view>'
      <xi:include href="file:///etc/hostname" parse="text"/>
       ^
      """#),
  ]

  /// The text in Latin-1, a byte a character.
  private static func latin1(_ input: Input) -> [UInt8] {
    String(decoding: input.bytes, as: UTF8.self).unicodeScalars.map { UInt8($0.value) }
  }

  /// The text in UTF-16, the lower byte first, behind a byte order mark.
  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func crlf(_ input: Input) -> [UInt8] {
    input.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
