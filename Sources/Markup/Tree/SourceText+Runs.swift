extension SourceText.Segment {
  /// A stretch of decoded text, up to the next run's.
  struct Run: Sendable {
    /// Where it begins, in UTF-8 bytes of the segment's decoded text.
    let decodedStart: Int
    /// Where it begins in the file.
    let source: Int
    /// Whether the source spells all of it with one reference or line end, not byte by byte.
    let isOneCharacter: Bool
  }

  /// The offset in the file of a decoded offset in this segment.
  func sourceOffset(at target: Int, in bytes: [UInt8]) -> Int {
    guard let first = runs.first, target >= first.decodedStart else {
      return characterStart(source.lowerBound + target, in: bytes)
    }
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].decodedStart <= target { low = middle } else { high = middle }
    }
    let run = runs[low]
    if run.isOneCharacter { return run.source }
    return characterStart(run.source + target - run.decodedStart, in: bytes)
  }

  /// The offset itself, or the first byte of the character that it lies within.
  private func characterStart(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = min(offset, source.upperBound)
    while offset > source.lowerBound, offset < source.upperBound, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// The runs, the last of them empty: behind the last character.
  func runs(in bytes: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var offset = source.lowerBound
    var end = source.upperBound
    var decoded = 0
    var isInSection = false
    var isInRun = false
    while offset < source.upperBound {
      if isInSection, bytes[offset...].starts(with: "]]>".utf8) {
        (isInSection, isInRun) = (false, false)
        offset += 3
      } else if !isInSection, bytes[offset] == UInt8(ascii: "<") {
        (isInSection, isInRun) = (true, false)
        offset += 9  // <![CDATA[ is the only markup inside a segment
      } else {
        let (length, count) = character(at: offset, in: bytes, isVerbatim: isInSection)
        let isPlain = length == count
        if !isPlain || !isInRun {
          runs.append(Run(decodedStart: decoded, source: offset, isOneCharacter: !isPlain))
        }
        isInRun = isPlain
        offset += length
        decoded += count
        end = offset
      }
    }
    return runs + [Run(decodedStart: decodedCount, source: end, isOneCharacter: true)]
  }

  /// How long the character at an offset is, in the source and decoded.
  private func character(
    at offset: Int, in bytes: [UInt8], isVerbatim: Bool
  ) -> (source: Int, decoded: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "&") where !isVerbatim:
      let reference = Reference(in: bytes, at: offset)
      return (reference.sourceLength, reference.decodedLength)
    case 0x0D where offset + 1 < source.upperBound && bytes[offset + 1] == 0x0A: return (2, 1)
    case 0xC0..<0xE0: return (2, 2)
    case 0xE0..<0xF0: return (3, 3)
    case 0xF0...: return (4, 4)
    default: return (1, 1)
    }
  }
}
