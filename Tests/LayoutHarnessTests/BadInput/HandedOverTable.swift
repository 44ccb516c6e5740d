extension BadInput {
  /// The first line that is said of each file of badxml.
  static let handedOver: [(file: String, line: String)] = [
    ("badent", #"1:9: error: undefined entity &nope;; write &amp; for a plain &"#),
    ("bom", #"1:2: error: '<layout>' is no case file; expected '<case>'"#),
    ("charref0", #"1:19: error: character U+0000 not allowed in XML 1.0"#),
    ("deep255", #"1:2: error: '<v>' is no case file; expected '<case>'"#),
    ("deep257", #"1:769: error: nesting deeper than 256"#),
    ("dupattr", #"1:22: error: attribute id given twice"#),
    ("empty", #"1:1: error: file is empty"#),
    ("latin1", #"1:22: error: not UTF-8 at byte 21; save the file as UTF-8"#),
    ("latin1decl", #"1:31: error: only UTF-8 is supported, not 'ISO-8859-1'"#),
    ("laughs", #"1:22: error: DOCTYPE not allowed; remove it"#),
    (
      "longname",
      #"1:10: error: name '\#(String(repeating: "v", count: 59))…' too long; at most 256 bytes"#
    ),
    ("nul", #"1:20: error: character U+0000 not allowed in XML 1.0 (byte 19)"#),
    ("trunc", #"1:21: error: unexpected end of file in <view>; restore the truncated file"#),
    ("tworoots", #"1:10: error: content after the root element"#),
    ("unclosed", #"1:35: error: '</layout>' closes '<view>' opened on line 1"#),
    ("utf16", #"1:1: error: only UTF-8 is supported, not 'UTF-16'"#),
    ("xinclude", #"1:2: error: '<layout>' is no case file; expected '<case>'"#),
    ("xml11", #"1:16: error: XML 1.1 not supported; write version="1.0""#),
    ("xxe", #"1:22: error: DOCTYPE not allowed; remove it"#),
    ("xxe2", #"1:22: error: DOCTYPE not allowed; remove it"#),
  ]
}
