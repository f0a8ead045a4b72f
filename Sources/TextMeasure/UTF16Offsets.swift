extension String {
  /// The index of a UTF-16 offset; offsets outside the text are clamped to its ends.
  ///
  /// An offset inside a surrogate pair gives the index inside it: see ``wholeScalars(_:)``.
  public func index(atUTF16 offset: Int) -> Index {
    utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
  }

  /// The UTF-16 offset of an index.
  public func utf16Offset(of index: Index) -> Int {
    utf16.distance(from: startIndex, to: index)
  }

  /// A span that came from outside, fitted to this text.
  ///
  /// It is clamped to the text; then an empty span inside a surrogate pair rounds down, and a
  /// non-empty one grows to whole scalars. (`Range(NSRange, in:)` gives `nil` inside a pair or a
  /// cluster and past the end, so it cannot be used for this.)
  public func wholeScalars(_ span: TextSpan) -> TextSpan {
    let length = utf16.count
    let start = min(max(0, span.location), length)
    let (sum, overflowed) = span.location.addingReportingOverflow(span.length)
    let end = min(max(start, overflowed ? length : sum), length)
    let low = roundedDown(start)
    if start == end { return .caret(low) }
    let high = roundedDown(end)
    return TextSpan(low..<(high == end ? end : high + 2))
  }

  /// The nearest scalar border at or before an offset, clamped to the text.
  public func roundedDown(_ offset: Int) -> Int {
    let index = index(atUTF16: offset)
    guard index < endIndex, utf16[index] & 0xFC00 == 0xDC00 else { return utf16Offset(of: index) }
    return utf16Offset(of: index) - 1
  }

  /// The last cluster border before an index that is not the start.
  ///
  /// `index(before:)` of the whole text would trap for an index inside its first cluster.
  package func clusterBorder(before index: Index) -> Index {
    self[..<index].index(before: index)
  }

  /// The start of the cluster that holds an offset, or the offset itself on a cluster border.
  public func clusterStart(_ offset: Int) -> Int {
    let index = index(atUTF16: offset)
    guard index < endIndex, index > startIndex else { return utf16Offset(of: index) }
    let border = clusterBorder(before: index)
    return utf16Offset(of: self.index(after: border) > index ? border : index)
  }

  /// The end of the cluster that holds an offset, or the offset itself on a cluster border.
  public func clusterEnd(_ offset: Int) -> Int {
    let start = clusterStart(offset)
    guard start < offset else { return start }
    return utf16Offset(of: self.index(after: index(atUTF16: start)))
  }

  /// The nearest cluster border before an offset; 0 at the start.
  public func clusterBefore(_ offset: Int) -> Int {
    let index = index(atUTF16: offset)
    return index > startIndex ? utf16Offset(of: clusterBorder(before: index)) : 0
  }

  /// The offset one cluster after an offset; the length of the text at its end.
  public func clusterAfter(_ offset: Int) -> Int {
    let index = index(atUTF16: clusterStart(offset))
    guard index < endIndex else { return utf16Offset(of: endIndex) }
    return utf16Offset(of: self.index(after: index))
  }

  /// The characters of a span, lone halves of pairs as U+FFFD.
  public func text(in span: TextSpan) -> String {
    let whole = wholeScalars(span)
    return String(self[index(atUTF16: whole.location)..<index(atUTF16: whole.end)])
  }
}

/// Whether two texts are the same UTF-16 code units.
///
/// Swift's `==` is canonical equivalence: it holds `é` and `e` + U+0301 for equal, which a limiter and
/// a change event must not.
public func sameUnits<Left: StringProtocol, Right: StringProtocol>(
  _ left: Left,
  _ right: Right
) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
