import PlainText
import Testing

@Suite struct ByteBufferTests {
  @Test func `pieces are appended in order and the buffer grows`() {
    var buffer = ByteBuffer(capacity: 0)
    var expected = ""
    for index in 0..<1000 {
      buffer.append("<a n=\"")
      buffer.append(index)
      buffer.append("\" é=\"")
      buffer.append(Double(index) / -8)
      buffer.append("\(index)≤")
      buffer.append("x y".dropFirst(2))
      buffer.append(byte: 0x0A)
      buffer.append(repeating: 0x20, count: 2)
      buffer.append(bytes: [0x2F, 0x3E])
      buffer.append(bytes: [1, 0x2F, 0x3E][1...])
      expected +=
        "<a n=\"\(index)\" é=\"\(DecimalNumber.text(Double(index) / -8))\(index)≤y\n  />/>"
    }
    #expect(buffer.text == expected)
    #expect(buffer.bytes == Array(expected.utf8))
    #expect(buffer.count == expected.utf8.count)
  }

  @Test func `whole numbers are written in full`() {
    var buffer = ByteBuffer()
    for number in [0, -1, 1 << 43, 8_999_999_999_999, .min, .max] {
      buffer.append(number)
      buffer.append(" ")
    }
    #expect(
      buffer.text
        == "0 -1 8796093022208 8999999999999 -9223372036854775808 9223372036854775807 ")
  }
}
