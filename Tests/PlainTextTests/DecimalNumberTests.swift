import Foundation
import PlainText
import Testing

@Suite struct DecimalNumberTests {
  @Test func `a decimal number is read and nothing else is`() {
    let rows: [(text: String, value: Double?)] = [
      ("0", 0), ("-0", 0), ("12", 12), ("-3.25", -3.25), ("007.50", 7.5), ("0.1", 0.1),
      ("9007199254740993", 9_007_199_254_740_992), ("1.7976931348623157", 1.7976931348623157),
      ("", nil), ("-", nil), (".", nil), (".5", nil), ("5.", nil), ("-.5", nil), ("+1", nil),
      (" 1", nil), ("1 ", nil), ("1e3", nil), ("1e400", nil), ("nan", nil), ("inf", nil),
      ("0x10", nil), ("1.2.3", nil), ("--1", nil), ("1-", nil), ("1,5", nil), ("1_000", nil),
      ("١", nil), ("1\u{0}", nil), (String(repeating: "9", count: 400), nil),
    ]
    for row in rows {
      let value = DecimalNumber.value(of: row.text)
      #expect(value == row.value, "\(row.text)")
      #expect(value?.sign != .minus || row.text.dropFirst().contains { $0 != "0" && $0 != "." })
    }
    #expect(DecimalNumber.value(of: "12.5pt".dropLast(2)) == 12.5)
    #expect(DecimalNumber.value(of: "0." + String(repeating: "0", count: 400) + "1") == 0)
  }

  @Test func `a number is written with at most three decimals`() {
    let rows: [(value: Double, text: String)] = [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"),
      (1, "1"), (-1.5, "-1.5"), (100, "100"), (0.05, "0.05"), (0.25, "0.25"), (1.0625, "1.063"),
      (-1.0625, "-1.063"), (0.1 + 0.2, "0.3"), (999.9996, "1000"), (187.333333, "187.333"),
      (8_999_999_999_999.5, "8999999999999.5"), (9e12, "9000000000000"),
      (9_000_000_000_000.25, "9000000000000.25"), (-123_456_789_012_345.5, "-123456789012345.5"),
      (9_223_372_036_854_775_808, "9223372036854775808"), (1e22, "10000000000000000000000"),
      (-1e23, "-99999999999999991611392"), (0x1p100, "1267650600228229401496703205376"),
    ]
    for row in rows {
      #expect(DecimalNumber.text(row.value) == row.text)
      var buffer = ByteBuffer()
      buffer.append(row.value)
      #expect(buffer.text == row.text)
    }
  }

  @Test func `whole numbers of every size are written as Foundation writes them`() {
    for exponent in 40...1023 {
      let value = Double(
        sign: exponent % 2 == 0 ? .plus : .minus, exponent: exponent,
        significand: 1.2345678901234567)
      let whole = value.rounded(.towardZero)
      #expect(DecimalNumber.text(whole) == String(format: "%.0f", whole))
    }
    #expect(DecimalNumber.text(.greatestFiniteMagnitude).count == 309)
  }

  @Test func `what is written is read back as the nearest thousandth`() {
    for thousandths in stride(from: -1_000_003, through: 1_000_003, by: 37) {
      let value = Double(thousandths) / 1000
      #expect(DecimalNumber.value(of: DecimalNumber.text(value)) == value)
    }
  }

  @Test func `what was written once is written so again, at every size`() {
    for exponent in -12...60 {
      for step in 0..<200 {
        let significand = 1 + Double(step) * 0.0049987654321
        let value = Double(sign: .minus, exponent: exponent, significand: significand)
        let text = DecimalNumber.text(value)
        #expect(DecimalNumber.value(of: text).map { DecimalNumber.text($0) } == text, "\(value)")
      }
    }
  }
}
