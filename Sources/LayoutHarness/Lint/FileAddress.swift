import PlainText

/// A file's path as a URI (RFC 3986): relative where the path is, else of the scheme `file`.
enum FileAddress {
  static func uri(of path: String) -> String {
    var encoded = path.hasPrefix("/") ? "file://" : ""
    let relative = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    for byte in relative.utf8 {
      if isPlain(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + digit(byte >> 4) + digit(byte & 15)
      }
    }
    return encoded
  }

  /// RFC 3986, 2.3: unreserved; and what divides a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    NameScalar.isPlain(byte) || "-._~/+".utf8.contains(byte)
  }

  private static func digit(_ value: UInt8) -> String { String(value, radix: 16, uppercase: true) }
}
