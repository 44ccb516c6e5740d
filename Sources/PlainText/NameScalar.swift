/// What names in expressions and equations are made of: letters, digits and `_` of any script.
///
/// Unicode's identifiers (UAX 31); an ASCII scalar is told without its tables.
package enum NameScalar {
  /// Whether a name may begin with this.
  package static func begins(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isXIDStart }
    return isLetter(scalar) || scalar == "_"
  }

  /// Whether a name may go on with this.
  package static func continues(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isXIDContinue }
    return isLetter(scalar) || isDigit(scalar) || scalar == "_"
  }

  /// Whether it is one of the digits that numbers are written with.
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a byte is a letter or a digit of ASCII.
  package static func isPlain(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return isLetter(scalar) || isDigit(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
