import TextMeasure

extension LengthLimit {
  /// The end of the longest start of a text that is within this limit and ends between two characters.
  ///
  /// The place that ``Limiter/fitting(_:)`` cuts at, where one limit is all there is and nobody has to be
  /// told what was left out.
  ///
  /// ```swift
  /// let name = "hello world"
  /// name[..<LengthLimit(5, .characters).fittingEnd(in: name)]  // "hello"
  /// ```
  ///
  /// - Complexity: O(*k*) in the length of what fits.
  public func fittingEnd(in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: [self].fittingEnd(in: text.utf8Span.span))
  }
}

extension [LengthLimit] {
  /// The same for several limits and valid UTF-8, in bytes.
  package func fittingEnd(in bytes: Span<UInt8>) -> Int {
    LongestStart(of: bytes, within: Bounds(self, before: TextCounts())).cut ?? 0
  }
}
