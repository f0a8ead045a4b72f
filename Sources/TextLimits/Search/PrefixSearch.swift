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

  /// - Parameter span: whole scalars of the text.
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
    let rest = text.counts(replacing: span, with: "")
    let cap = AdditiveCap(of: insertion, bounds: bounds, rest: rest)
    if cap.limit == nil && bounds.clustered.isEmpty {
      (accepted, stoppedBy) = (insertion, nil)
      return
    }
    let clustered = bounds.clustered
    var walk = ClusterWalk(
      of: insertion,
      within: cap,
      bounds: clustered,
      joint: Joint(text, span, rest: rest, bounds: clustered)
    )
    let stopped = walk.run()
    (accepted, stoppedBy) = walk.longest(stoppedBy: stopped)
  }
}

/// The walk over the cuts, and the trial of those that it leaves open.
private struct ClusterWalk {
  private struct Candidate {
    let cut: String.Index
    let cluster: Character
    let before: TextCounts
  }

  private let insertion: Substring
  private let cap: AdditiveCap
  private let bounds: Bounds
  private let joint: Joint
  private let countsColumns: Bool
  private var certain: String.Index?
  private var doubtful: [Candidate] = []

  init(of insertion: Substring, within cap: AdditiveCap, bounds: Bounds, joint: Joint) {
    (self.insertion, self.cap, self.bounds, self.joint) = (insertion, cap, bounds, joint)
    countsColumns = bounds.counts(in: .columns)
  }

  /// Collects the cuts that may fit.
  ///
  /// - Returns: the limit that all longer starts break.
  mutating func run() -> LengthLimit? {
    var cuts = CutPoints(of: cap.visible(insertion), after: joint.context)
    var sum = TextCounts()
    if !cuts.joinsContext, let cluster = joint.context.first { add(cluster, to: &sum) }
    while let (cut, cluster) = cuts.next() {
      if cut > cap.end { return cap.limit }
      let before = sum
      add(cluster, to: &sum)
      if bounds.broken(by: joint.most(sum)) == nil {
        certain = cut
        doubtful = []
        continue
      }
      doubtful.append(Candidate(cut: cut, cluster: cluster, before: before))
      if let broken = bounds.broken(by: joint.least(behind: sum)) { return broken }
    }
    return cap.limit
  }

  private func add(_ cluster: Character, to sum: inout TextCounts) {
    sum.characters += 1
    if countsColumns { sum.columns += CellWidth.columns(of: cluster) }
  }

  /// Tries the open cuts from the long end.
  mutating func longest(stoppedBy limit: LengthLimit?) -> (Substring?, LengthLimit?) {
    var stopped = limit
    while let candidate = doubtful.popLast() {
      let counts = joint.counts(upTo: candidate.cluster, behind: candidate.before)
      guard let broken = bounds.broken(by: counts) else {
        return (accepted(upTo: candidate.cut), stopped)
      }
      stopped = broken
    }
    return (certain.map(accepted), stopped)
  }

  private func accepted(upTo cut: String.Index) -> Substring {
    insertion[..<insertion.plainIndex(cut)]
  }
}
