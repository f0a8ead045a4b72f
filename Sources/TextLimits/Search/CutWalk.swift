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
    while true {
      index = meter.takeCluster(in: bytes, from: index, upTo: cap.end)
      if index == cap.end { break }
      if let broken = judge(cut: index, meter) { return broken }
      if certain == index { skipLetters(in: bytes, &index, &meter) }
    }
    guard let limit = cap.limit else { return judge(cut: index, meter) }
    // The first scalar that breaks the cap tells whether a cluster ends before it, and no more.
    guard index > 0 && meter.wouldBegin(in: bytes, at: index) else { return limit }
    return judge(cut: index, meter) ?? limit
  }

  /// Goes on behind a cut that fits to one of the letters behind it that fits too.
  private mutating func skipLetters(
    in bytes: Span<UInt8>,
    _ index: inout Int,
    _ meter: inout ClusterMeter
  ) {
    let room = bounds.room(behind: joint.most(meter.counts))
    guard room > 1 && bytes[index] < 0x80 else { return }
    let end = room < cap.end - index ? index + room : cap.end
    index = meter.takeLetters(in: bytes, from: index, upTo: end)
    certain = index
  }

  /// Files a cut.
  ///
  /// - Returns: the limit that every cut behind it breaks.
  private mutating func judge(cut: Int, _ meter: ClusterMeter) -> LengthLimit? {
    let counts = meter.counts
    if bounds.broken(by: joint.most(counts)) == nil {
      certain = cut
      if !doubtful.isEmpty { doubtful = [] }
      return nil
    }
    if joint.isExact { return bounds.broken(by: joint.least(behind: counts)) }
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

extension ClusterMeter {
  /// The characters and cells so far, as counts.
  fileprivate var counts: TextCounts {
    var counts = TextCounts()
    (counts.characters, counts.columns) = (characters, columns)
    return counts
  }
}
