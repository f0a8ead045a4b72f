import TextMeasure

/// The longest start of a text that is within some bounds, with nothing before or behind it.
///
/// Lengths only grow from cluster to cluster then, so one walk settles it.
struct LongestStart {
  /// The end of the last cluster that fits, in bytes; `nil` where none does.
  let cut: Int?

  /// What the next longer start breaks; `nil` where all of the text fits.
  let breach: Bounds.Breach?

  /// Looks at the bytes of a text.
  init(of bytes: Span<UInt8>, within bounds: Bounds) {
    let cap = AdditiveCap(of: bytes, bounds: bounds, rest: TextCounts())
    let clustered = bounds.clustered
    guard !clustered.isEmpty else {
      cut = ClusterMeter(in: .none).lastBorder(in: bytes, upTo: cap.end)
      breach = cap.breach
      return
    }
    let most = clustered.mostClusters
    var meter = ClusterMeter(in: bounds.units)
    let (fit, isOver) = meter.takeStart(
      of: bytes,
      upTo: cap.end,
      characters: most.characters,
      columns: most.columns
    )
    let last = fit > 0 ? fit : nil
    let breach = clustered.breach(by: meter.counts)
    // The first scalar that breaks the cap tells whether a cluster ends before it, and no more.
    let isBorder = cap.breach == nil || cap.end > 0 && meter.wouldBegin(in: bytes, at: cap.end)
    if isOver {
      (cut, self.breach) = (last, breach)
    } else if isBorder {
      (cut, self.breach) = (breach == nil ? cap.end : last, breach ?? cap.breach)
    } else {
      (cut, self.breach) = (last, cap.breach)
    }
  }
}

extension ClusterMeter {
  /// The characters and cells so far, as counts.
  var counts: TextCounts {
    var counts = TextCounts()
    (counts.characters, counts.columns) = (characters, columns)
    return counts
  }
}
