/// The characters of NeXTSTEP's encoding, in which old property lists write octal escapes (unicode.org, NEXTSTEP.TXT).
enum NextStepCharacter {
  /// The character of a byte; nil for the two that have none.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let scalar = upperHalf[Int(byte) - 0x80]
    return scalar == "\u{FFFD}" ? nil : scalar
  }

  /// From 0x80 on, sixteen in a line.
  private static let upperHalf: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷"
      + "©¡¢£\u{2044}¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "\u{B9}\u{2CB}\u{B4}\u{2C6}\u{2DC}\u{AF}\u{2D8}\u{2D9}\u{A8}\u{B2}\u{2DA}\u{B8}\u{B3}\u{2DD}\u{2DB}\u{2C7}"
      + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)
}
