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
    let bounds = Bounds(limits, for: text)
    if insertion.utf8.count <= Self.short {
      let broken = bounds.broken(by: text.counts(replacing: span, with: insertion))
      if broken == nil || insertion.isEmpty {
        (accepted, stoppedBy) = (broken == nil ? insertion : nil, broken)
        return
      }
    }
    let rest = text.counts(replacing: span, with: ""[...])
    let cap = AdditiveCap(of: insertion, bounds: bounds, rest: rest)
    if cap.limit == nil && bounds.clustered.isEmpty {
      (accepted, stoppedBy) = (insertion, nil)
      return
    }
    let clustered = bounds.clustered
    var walk = CutWalk(
      within: cap,
      bounds: clustered,
      joint: Joint(text, span, rest: rest, bounds: clustered)
    )
    let stopped = walk.run(over: insertion)
    let longest = walk.longest(stoppedBy: stopped)
    accepted = longest.cut.map { cut in
      insertion[..<insertion.utf8.index(insertion.startIndex, offsetBy: cut)]
    }
    stoppedBy = longest.stoppedBy
  }
}
