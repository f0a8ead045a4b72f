import TextMeasure

extension Ceiling {
  /// Where a line is to be cut as far as it is one solid run; `nil` where that does not settle it.
  func solidEnd(of bytes: Span<UInt8>) -> Int? {
    let ascii = bytes.asciiEnd(
      from: 0,
      upTo: bytesThatFit < bytes.count ? bytesThatFit + 1 : bytes.count
    )
    if ascii > bytesThatFit { return bytesThatFit }
    return ascii == bytes.count ? ascii : solidEnd(of: bytes, from: ascii)
  }

  /// The same, one scalar at a time behind the ASCII bytes at the start, which fit.
  private func solidEnd(of bytes: Span<UInt8>, from ascii: Int) -> Int? {
    var (end, scalars, columns) = (ascii, ascii, ascii)
    let mostScalars = min(most.utf16, most.scalars, most.characters)
    while end < bytes.count {
      var (length, width) = (1, 1)
      if bytes[end] >= 0x80 {
        guard let next = SolidScalar(bytes, at: end) else { return nil }
        (length, width) = (next.length, next.columns)
      }
      scalars += 1
      columns += width
      guard scalars <= mostScalars, columns <= most.columns, end + length <= most.utf8
      else { return end }
      end += length
    }
    return end
  }
}
