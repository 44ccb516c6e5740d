import PlainText
import Testing

@Test func `a cursor passes scalars of every length and tells where each begins`() {
  var cursor = TextCursor("aé≤😀")
  var passed: [(Unicode.Scalar, Int)] = []
  while let scalar = cursor.next {
    passed.append((scalar, cursor.offset))
    cursor.advance()
  }
  #expect(passed.map(\.0) == ["a", "é", "≤", "😀"])
  #expect(passed.map(\.1) == [0, 1, 3, 6])
  #expect(cursor.offset == 10)
  #expect(cursor.next == nil)
  cursor.advance()
  #expect(cursor.offset == 10)
}

@Test func `a cursor looks one scalar ahead, accepts, skips and gives what it passed`() {
  var cursor = TextCursor("H: é≤12 ", from: 3)
  #expect(cursor.next == "é")
  #expect(cursor.second == "≤")
  let accepted = ["e", "é", "≤"].map { cursor.accept($0) }
  #expect(accepted == [false, true, true])
  cursor.skip(while: NameScalar.isDigit)
  #expect(cursor.text(from: 3) == "é≤12")
  #expect(cursor.next == " ")
  #expect(cursor.second == nil)
  cursor.skip { _ in true }
  #expect(cursor.next == nil)
}

@Test func `a name's scalars are Unicode's identifiers`() {
  for value in UInt32(0)...0x2FFF {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let properties = scalar.properties
    #expect(NameScalar.begins(scalar) == (properties.isXIDStart || scalar == "_"), "\(scalar)")
    #expect(NameScalar.continues(scalar) == properties.isXIDContinue, "\(scalar)")
  }
}

@Test func `a part of a text is told by its bytes`() {
  #expect("a≤b".part(1..<4) == "≤")
  #expect("a≤b".part(5..<5) == "")
}
