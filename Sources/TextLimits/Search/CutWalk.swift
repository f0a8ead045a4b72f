import TextMeasure

/// A walk over the ends of clusters inside an insertion, and the trial of those that it leaves open.
///
/// The ends are those of the text before the insertion and the insertion together; they are told as bytes
/// from the insertion's start.
struct CutWalk {
  private struct Candidate {
    let cut: Int
    let meter: ClusterMeter
  }

  private let cap: AdditiveCap
  private let bounds: Bounds
  private let joint: Joint
  private var certain: Int?
  private var doubtful: [Candidate] = []

  init(within cap: AdditiveCap, bounds: Bounds, joint: Joint) {
    (self.cap, self.bounds, self.joint) = (cap, bounds, joint)
  }

  /// Collects the cuts that may fit.
  ///
  /// - Returns: the limit that all longer starts break; `nil` where there is none.
  mutating func run(over insertion: Substring) -> LengthLimit? {
    let bytes = insertion.utf8Span.span
    var meter = joint.context
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      if index > 0 && meter.wouldBegin(scalar) {
        if let broken = judge(cut: index, meter) { return broken }
      }
      // The first scalar that breaks the cap tells whether a cluster ends before it, and no more.
      if index >= cap.end { return cap.limit }
      meter.take(scalar)
      index += length
    }
    // Where all goes in nothing is longer that could break a limit.
    _ = judge(cut: index, meter)
    return nil
  }

  /// Files a cut.
  ///
  /// - Returns: the limit that every cut behind it breaks.
  private mutating func judge(cut: Int, _ meter: ClusterMeter) -> LengthLimit? {
    var counts = TextCounts()
    (counts.characters, counts.columns) = (meter.characters, meter.columns)
    if bounds.broken(by: joint.most(counts)) == nil {
      certain = cut
      doubtful = []
      return nil
    }
    doubtful.append(Candidate(cut: cut, meter: meter))
    return bounds.broken(by: joint.least(behind: counts))
  }

  /// Tries the open cuts from the long end.
  mutating func longest(stoppedBy limit: LengthLimit?) -> (cut: Int?, stoppedBy: LengthLimit?) {
    var stopped = limit
    while let candidate = doubtful.popLast() {
      guard let broken = bounds.broken(by: joint.counts(upTo: candidate.meter)) else {
        return (candidate.cut, stopped)
      }
      stopped = broken
    }
    return (certain, stopped)
  }
}
