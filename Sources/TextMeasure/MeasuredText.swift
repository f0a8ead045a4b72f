/// A text together with its lengths, kept up to date by each edit instead of being counted anew.
///
/// UTF-16 units, scalars and bytes are always counted. Characters and columns cost a walk over the
/// clusters, so they are counted only when asked for.
public struct MeasuredText: Hashable, Sendable {
  /// The text.
  public private(set) var string: String

  /// The units in which the text is counted.
  public let units: Set<TextUnit>

  /// The lengths; 0 in a unit that is not in ``units``.
  public private(set) var counts: TextCounts

  /// Counts a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ string: String, units: Set<TextUnit> = []) {
    self.string = string
    self.units = units.union([.utf16, .scalars, .utf8])
    counts = TextCounts()
    for unit in self.units { counts[unit] = unit.count(string) }
  }

  /// The same text, counted in other units too where it has to be.
  public func counted(in units: Set<TextUnit>) -> MeasuredText {
    units.isSubset(of: self.units) ? self : MeasuredText(string, units: units)
  }

  /// The length of the whole text in UTF-16 units.
  public var utf16Count: Int { counts.utf16 }

  /// The span of the whole text.
  public var wholeSpan: TextSpan { TextSpan(location: 0, length: counts.utf16) }

  /// Replaces a span.
  ///
  /// - Parameter span: whole scalars of this text, as ``Swift/String/wholeScalars(_:)`` gives them.
  /// - Complexity: the cost of the edit and of moving what stands behind it; the text is not counted
  ///   anew.
  public mutating func replace(_ span: TextSpan, with replacement: some StringProtocol) {
    counts = counts(replacing: span, with: replacement)
    let range = string.index(atUTF16: span.location)..<string.index(atUTF16: span.end)
    string.replaceSubrange(range, with: replacement)
  }

  /// The lengths that the text would have after an edit.
  ///
  /// - Complexity: O(*k*) in the length of the edit and of the clusters at its two joints.
  public func counts(replacing span: TextSpan, with replacement: some StringProtocol) -> TextCounts
  {
    if span.isEmpty && replacement.isEmpty { return counts }
    let low = string.index(atUTF16: span.location)
    let high = string.index(atUTF16: span.end)
    var result = counts
    for unit in [TextUnit.utf16, .scalars, .utf8] {
      result[unit] += unit.count(replacement) - unit.count(string[low..<high])
    }
    let clustered = units.filter { !$0.addsUp }
    guard !clustered.isEmpty else { return result }
    if counts.utf8 == counts.characters && isPlain(replacement)
      && !joinsLine(low, high, replacement)
    {
      // One byte a character: ASCII without CR LF, before and after.
      for unit in clustered { result[unit] += result.utf8 - counts.utf8 }
      return result
    }
    let change = JointRecount(string, low..<high, Substring(replacement)).change
    for unit in clustered { result[unit] += change[unit] }
    return result
  }

  private func isPlain(_ text: some StringProtocol) -> Bool {
    units.contains(.characters) && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether a deletion brings a CR and a LF together, which are one character then.
  private func joinsLine(
    _ low: String.Index,
    _ high: String.Index,
    _ replacement: some StringProtocol
  ) -> Bool {
    replacement.isEmpty && string.utf8[..<low].last == 0x0D && string.utf8[high...].first == 0x0A
  }
}
