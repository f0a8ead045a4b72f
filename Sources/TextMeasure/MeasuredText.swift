/// A text together with its lengths, kept up to date by each edit instead of being counted anew.
///
/// UTF-16 units, scalars and bytes are always counted. Characters and columns cost a walk over the
/// clusters, so they are counted only when asked for.
public struct MeasuredText: Sendable {
  /// The text.
  public private(set) var string: String

  /// The units in which the text is counted.
  public var units: Set<TextUnit> { counted.units }

  /// The lengths; 0 in a unit that is not in ``units``.
  public private(set) var counts: TextCounts

  private let counted: UnitSet
  private var offsets = OffsetMap()
  private var contexts = KnownContexts()

  /// Counts a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ string: String, units: Set<TextUnit> = []) {
    self.init(string, in: UnitSet(units))
  }

  /// The same for a set that costs nothing to make.
  package init(_ string: String, in units: UnitSet) {
    self.string = string
    counted = units.union(.additive)
    counts = TextCounts(of: Substring(string), in: counted)
  }

  /// The same text, counted in other units too where it has to be.
  public func counted(in units: Set<TextUnit>) -> MeasuredText {
    recounted(in: UnitSet(units))
  }

  /// The same for a set that costs nothing to make.
  package func recounted(in units: UnitSet) -> MeasuredText {
    counted.contains(units) ? self : MeasuredText(string, in: units)
  }

  /// The length of the whole text in UTF-16 units.
  public var utf16Count: Int { counts.utf16 }

  /// The span of the whole text.
  public var wholeSpan: TextSpan { TextSpan(location: 0, length: counts.utf16) }

  // MARK: Places

  /// The index of the scalar that holds an offset; offsets outside the text are clamped to its ends.
  ///
  /// - Complexity: O(*d*) in the distance to the last edit or to an end of the text.
  public func index(atUTF16 offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: place(atUTF16: offset).utf8)
  }

  /// A span that came from outside, fitted to this text as ``Swift/String/wholeScalars(_:)`` does.
  ///
  /// - Complexity: as that of ``index(atUTF16:)``.
  public func wholeScalars(_ span: TextSpan) -> TextSpan {
    let start = min(max(0, span.location), utf16Count)
    let end = min(max(start, span.end), utf16Count)
    let low = place(atUTF16: start).utf16
    if start == end { return .caret(low) }
    let high = place(atUTF16: end).utf16
    return TextSpan(low..<(high == end ? end : high + 2))
  }

  /// The characters of a span, which grows to whole scalars.
  ///
  /// - Complexity: as that of ``index(atUTF16:)``.
  public func text(in span: TextSpan) -> Substring {
    span.isEmpty ? "" : string[range(of: wholeScalars(span))]
  }

  private func place(atUTF16 offset: Int) -> OffsetMap.Place {
    offsets.place(
      atUTF16: min(max(0, offset), utf16Count),
      in: string.utf8Span.span,
      end: OffsetMap.Place(utf16: counts.utf16, utf8: counts.utf8)
    )
  }

  private func range(of span: TextSpan) -> Range<String.Index> {
    let start = index(atUTF16: span.location)
    return start..<(span.isEmpty ? start : index(atUTF16: span.end))
  }

  // MARK: Edits

  /// Replaces a span, which has to be whole scalars of this text, as ``wholeScalars(_:)`` gives them.
  ///
  /// - Complexity: the cost of the edit and of moving what stands behind it; the text is not counted
  ///   anew.
  public mutating func replace(_ span: TextSpan, with replacement: some StringProtocol) {
    replace(span, with: Substring(replacement))
  }

  /// The same for the form in which the limiter has it.
  package mutating func replace(_ span: TextSpan, with replacement: Substring) {
    let start = place(atUTF16: span.location)
    let range = range(of: span)
    (counts, contexts) = recount(replacing: range, with: replacement)
    string.replaceSubrange(range, with: replacement)
    offsets.remember(
      OffsetMap.Place(
        utf16: start.utf16 + replacement.utf16Units,
        utf8: start.utf8 + replacement.utf8.count
      )
    )
  }

  /// The lengths that the text would have after an edit.
  ///
  /// - Complexity: O(*k*) in the length of the edit and of the clusters at its two joints.
  public func counts(replacing span: TextSpan, with replacement: some StringProtocol) -> TextCounts
  {
    counts(replacing: span, with: Substring(replacement))
  }

  /// The same for the form in which the limiter has it.
  package func counts(replacing span: TextSpan, with replacement: Substring) -> TextCounts {
    recount(replacing: range(of: span), with: replacement).counts
  }

  /// A meter that has taken the cluster before an index, or the part of one that stands there.
  package func context(before index: String.Index) -> ClusterMeter {
    contexts.meter(at: index.utf8Offset(in: string))
      ?? ClusterMeter(of: string, lastClusterBefore: index, in: counted)
  }

  private func recount(
    replacing range: Range<String.Index>,
    with replacement: Substring
  ) -> (counts: TextCounts, contexts: KnownContexts) {
    if range.isEmpty && replacement.isEmpty { return (counts, contexts) }
    var result = counts + TextCounts(of: replacement, in: .additive)
    if !range.isEmpty { result = result - TextCounts(of: string[range], in: .additive) }
    guard counted.overlaps(.clustered) else { return (result, KnownContexts()) }
    let context = context(before: range.lowerBound)
    let joint = JointRecount(string, range, replacement, behind: context, in: counted)
    if counted.contains(.characters) { result.characters += joint.change.characters }
    if counted.contains(.columns) { result.columns += joint.change.columns }
    let start = range.lowerBound.utf8Offset(in: string)
    let end = start + replacement.utf8.count
    return (result, KnownContexts(start: start, context, end: end, joint.context))
  }
}

extension MeasuredText: Hashable {
  /// Equal where the texts are the same scalars, counted in the same units.
  public static func == (left: MeasuredText, right: MeasuredText) -> Bool {
    left.counted == right.counted && left.counts == right.counts
      && sameUnits(left.string, right.string)
  }

  /// Hashes the lengths, which equal texts share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
  }
}
