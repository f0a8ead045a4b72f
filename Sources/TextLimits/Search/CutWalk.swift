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
  /// - Returns: what all longer starts break; `nil` where there is none.
  mutating func run(over insertion: Substring) -> Bounds.Breach? {
    let bytes = insertion.utf8Span.span
    var meter = joint.context
    var index = 0
    while true {
      index = meter.takeCluster(in: bytes, from: index, upTo: cap.end)
      if index == cap.end { break }
      if let broken = judge(cut: index, meter) { return broken }
    }
    guard let breach = cap.breach else {
      let broken = judge(cut: index, meter)
      // Where the whole is still open, nothing is longer that could break a limit.
      return joint.isExact ? broken : nil
    }
    // The first scalar that breaks the cap tells whether a cluster ends before it, and no more.
    guard index > 0 && meter.wouldBegin(in: bytes, at: index) else { return breach }
    return judge(cut: index, meter) ?? breach
  }

  /// Files a cut.
  ///
  /// - Returns: what every cut behind it breaks.
  private mutating func judge(cut: Int, _ meter: ClusterMeter) -> Bounds.Breach? {
    let counts = meter.counts
    if bounds.breach(by: joint.most(counts)) == nil {
      certain = cut
      if !doubtful.isEmpty { doubtful = [] }
      return nil
    }
    if !joint.isExact { doubtful.append(Candidate(cut: cut, meter: meter)) }
    return bounds.breach(by: joint.least(behind: counts))
  }

  /// Tries the open cuts from the long end.
  mutating func longest(stoppedBy breach: Bounds.Breach?) -> (cut: Int?, stoppedBy: Bounds.Breach?)
  {
    var stopped = breach
    while let candidate = doubtful.popLast() {
      guard let broken = bounds.breach(by: joint.counts(upTo: candidate.meter)) else {
        return (candidate.cut, stopped)
      }
      stopped = broken
    }
    return (certain, stopped)
  }
}
