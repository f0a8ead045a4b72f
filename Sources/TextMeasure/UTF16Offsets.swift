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
    let end = min(max(start, span.end), length)
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

  /// The index of the scalar that holds an offset.
  private func scalarIndex(atUTF16 offset: Int) -> Index {
    index(atUTF16: roundedDown(offset))
  }

  /// The last cluster border before an index that is not the start: a scalar border.
  ///
  /// `index(before:)` of the whole text would trap for an index inside its first cluster.
  package func clusterBorder(before index: Index) -> Index {
    let start = utf8Span.span.lastClusterStart(before: index.utf8Offset(in: self))
    return utf8.index(startIndex, offsetBy: start)
  }

  /// The end of the cluster that begins at an index.
  package func clusterBorder(behind index: Index) -> Index {
    let end = utf8Span.span.clusterEnd(from: index.utf8Offset(in: self))
    return utf8.index(startIndex, offsetBy: end)
  }

  /// The start of the cluster that holds an offset, or the offset itself on a cluster border.
  public func clusterStart(_ offset: Int) -> Int {
    let index = scalarIndex(atUTF16: offset)
    guard index < endIndex, index > startIndex else { return utf16Offset(of: index) }
    let border = clusterBorder(before: index)
    return utf16Offset(of: clusterBorder(behind: border) > index ? border : index)
  }

  /// The end of the cluster that holds an offset, or the offset itself on a cluster border.
  public func clusterEnd(_ offset: Int) -> Int {
    let index = index(atUTF16: offset)
    let start = clusterStart(offset)
    guard index < endIndex, start < offset else { return start }
    return utf16Offset(of: clusterBorder(behind: self.index(atUTF16: start)))
  }

  /// The nearest cluster border before an offset; 0 at the start.
  public func clusterBefore(_ offset: Int) -> Int {
    let index = index(atUTF16: offset)
    guard index > startIndex else { return 0 }
    let whole = scalarIndex(atUTF16: offset)
    // Half a pair has its own cluster before it.
    return whole < index ? clusterStart(offset) : utf16Offset(of: clusterBorder(before: whole))
  }

  /// The offset one cluster after an offset; the length of the text at its end.
  public func clusterAfter(_ offset: Int) -> Int {
    let index = index(atUTF16: clusterStart(offset))
    guard index < endIndex else { return utf16Offset(of: endIndex) }
    return utf16Offset(of: clusterBorder(behind: index))
  }

  /// The characters of a span, lone halves of pairs as U+FFFD.
  public func text(in span: TextSpan) -> String {
    let whole = wholeScalars(span)
    return String(self[index(atUTF16: whole.location)..<index(atUTF16: whole.end)])
  }
}

extension String.Index {
  /// How many bytes of UTF-8 stand before the place in a text.
  func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}

extension StringProtocol {
  /// The same place, without the length of the cluster there.
  ///
  /// An index remembers the length that the cluster behind it had in the text or slice that gave it: in
  /// a slice that ends inside the cluster less than it has in the whole, which would go on from there.
  package func plainIndex(_ index: Index) -> Index {
    utf8.index(utf8.startIndex, offsetBy: utf8.distance(from: utf8.startIndex, to: index))
  }
}

/// The same for the form in which the limiter has its texts.
package func sameUnits(_ left: Substring, _ right: Substring) -> Bool {
  let (left, right) = (left.utf8, right.utf8)
  return left.count == right.count && left.elementsEqual(right)
}

/// Whether two texts are the same UTF-16 code units.
///
/// Swift's `==` is canonical equivalence: it holds `é` and `e` + U+0301 for equal, which a limiter and
/// a change event must not.
public func sameUnits<Left: StringProtocol, Right: StringProtocol>(
  _ left: Left,
  _ right: Right
) -> Bool {
  // A key makes another length: then the texts are not looked at.
  guard left.utf8.count == right.utf8.count else { return false }
  // Bytes in memory are compared as such, wherever this is called from: a generic walk over them that
  // the compiler does not specialise takes ten times as long. Copies of one string share their bytes.
  // They are read during the calls only.
  return left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in
      unsafe left.baseAddress == right.baseAddress || left.elementsEqual(right)
    }
  }.flatMap(\.self) ?? left.utf8.elementsEqual(right.utf8)
}
