/// The clusters before the two ends of the last edit.
///
/// The next edit comes there more often than not; where that is inside a cluster without an end, it
/// would be walked again at each key.
struct KnownContexts: Hashable {
  private struct Context: Hashable {
    let place: Int
    let meter: ClusterMeter
  }

  private var start: Context?
  private var end: Context?

  /// Nothing is known yet.
  init() {}

  /// Remembers an edit: the bytes before it, the cluster there, and the same behind what was put in.
  init(start: Int, _ startMeter: ClusterMeter, end: Int, _ endMeter: ClusterMeter) {
    self.start = Context(place: start, meter: startMeter)
    self.end = Context(place: end, meter: endMeter)
  }

  /// A meter that has taken the cluster before so many bytes; `nil` where it is not known.
  func meter(at place: Int) -> ClusterMeter? {
    if let end, end.place == place { return end.meter }
    if let start, start.place == place { return start.meter }
    return nil
  }
}
