import TextMeasure

/// Where an insertion comes to stand: the last cluster before it, and all that follows it.
///
/// It tells the characters and columns of a joined text from those of the clusters that end at a cut.
/// Only the last of them can join with what follows, so that neither the text nor the rest of the
/// insertion is walked again.
struct Joint {
  /// The cluster before the insertion, or the part of one that stands there.
  let context: ClusterMeter

  private let tail: Substring
  private let base: TextCounts
  private let slack: TextCounts
  private let units: UnitSet

  /// Whether nothing follows, so that the lengths up to the end of a cluster are final.
  var isExact: Bool { tail.isEmpty }

  // The span is whole scalars of the text, which the insertion replaces; the rest is the lengths of the
  // text without them.
  init(_ text: MeasuredText, _ span: TextSpan, rest: TextCounts, bounds: Bounds) {
    let start = text.index(atUTF16: span.location)
    let end = span.isEmpty ? start : text.index(atUTF16: span.end)
    context = text.context(before: start)
    tail = text.string[end...]
    units = bounds.units
    base = rest - JointRecount(putting: context, before: tail, in: units).change
    slack = tail.isEmpty ? TextCounts() : Self.slack(of: tail, in: units)
  }

  /// The lengths of the joined text, cut behind what was metered, the context included.
  func counts(upTo meter: ClusterMeter) -> TextCounts {
    base + JointRecount(putting: meter, before: tail, in: units).change
  }

  /// At most the lengths of the joined text, cut behind clusters of some lengths.
  func most(_ clusters: TextCounts) -> TextCounts { base + clusters + slack }

  /// At least the lengths of the joined text, cut anywhere behind one more cluster.
  func least(behind clusters: TextCounts) -> TextCounts { base + clusters - slack }

  /// How much the lengths of a text and a tail together may differ from their sum.
  ///
  /// A tail can lose its first two clusters to what stands before it (a joiner and the emoji behind it).
  /// In a row of flags all pairs may change, which shows at its end: a half one takes all the marks
  /// behind it into a width of its own. The text itself is left aside: where its last cluster becomes
  /// an emoji sequence it can lose any width, so it is never counted on before it is complete.
  private static func slack(of tail: Substring, in units: UnitSet) -> TextCounts {
    var slack = TextCounts()
    slack.characters = 4
    guard units.contains(.columns) else { return slack }
    let bytes = tail.utf8Span.span
    slack.columns = 4
    var start = 0
    for _ in 0..<2 {
      let end = bytes.clusterEnd(from: start)
      slack.columns += 2 + bytes.columns(ofScalarsIn: start..<end)
      start = end
    }
    let flags = tail.unicodeScalars.prefix { ("\u{1F1E6}"..."\u{1F1FF}").contains($0) }
    if flags.count > 4 {
      // Each takes four bytes.
      let last = 4 * (flags.count.isMultiple(of: 2) ? flags.count - 2 : flags.count - 1)
      slack.columns += 2 + bytes.columns(ofScalarsIn: last..<bytes.clusterEnd(from: last))
    }
    return slack
  }
}
