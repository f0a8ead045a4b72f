import TextMeasure

/// The longest start of an insertion whose *joined* text stays within every limit.
///
/// Cuts fall only on ends of clusters of the text before the insertion and the insertion together: a
/// leading joiner, mark or regional indicator belongs to what stands before it. Cuts are tried from the
/// long end, for clusters and cells of a joined text neither add up nor grow steadily.
///
/// The cost is that of the part that goes in, not of what is offered: the walk stops as soon as no
/// longer start can fit, and only cuts that the walk alone cannot judge are tried.
struct PrefixSearch {
  /// What fits, if anything but the empty start does.
  let accepted: Substring?

  /// What is left over.
  var dropped: Substring { insertion[(accepted?.endIndex ?? insertion.startIndex)...] }

  /// A limit that the next longer start breaks; `nil` where the whole insertion fits.
  let stoppedBy: LengthLimit?

  private let insertion: Substring

  /// Bytes up to which an insertion is tried whole before anything else: a key, a word.
  private static let short = 64

  // The span is whole scalars of the text.
  init(
    of insertion: Substring,
    replacing span: TextSpan,
    in text: MeasuredText,
    limits: [LengthLimit]
  ) {
    self.insertion = insertion
    let bounds = Bounds(limits, before: text.counts)
    if text.utf16Count == 0 {
      let start = LongestStart(of: insertion.utf8Span.span, within: bounds)
      accepted = start.cut.map { insertion.bytes(0..<$0) }
      stoppedBy = start.breach.flatMap { bounds.limit(of: $0, among: limits) }
      return
    }
    if insertion.utf8.count <= Self.short {
      let breach = bounds.breach(by: text.counts(replacing: span, with: insertion))
      if breach == nil || insertion.isEmpty {
        accepted = breach == nil ? insertion : nil
        stoppedBy = breach.flatMap { bounds.limit(of: $0, among: limits) }
        return
      }
    }
    let rest = text.counts(replacing: span, with: ""[...])
    let cap = AdditiveCap(of: insertion.utf8Span.span, bounds: bounds, rest: rest)
    let clustered = bounds.clustered
    if clustered.isEmpty {
      let context = text.context(before: text.index(atUTF16: span.location))
      let cut = context.lastBorder(in: insertion.utf8Span.span, upTo: cap.end)
      accepted = cut.map { insertion.bytes(0..<$0) }
      stoppedBy = cap.breach.flatMap { bounds.limit(of: $0, among: limits) }
      return
    }
    var walk = CutWalk(
      within: cap,
      bounds: clustered,
      joint: Joint(text, span, rest: rest, bounds: clustered)
    )
    let stopped = walk.run(over: insertion)
    let longest = walk.longest(stoppedBy: stopped)
    accepted = longest.cut.map { insertion.bytes(0..<$0) }
    stoppedBy = longest.stoppedBy.flatMap { bounds.limit(of: $0, among: limits) }
  }
}
