/// Recounts the clusters around an edit: from the cluster before it to the first border behind it that
/// the old and the new text share.
///
/// Behind a shared border both texts fall into the same clusters, and before the window nothing can
/// change, for a border depends on what stands before it and on the next scalar only. So the
/// difference over the window is the difference over the whole text, without walking it.
package struct JointRecount {
  /// What the edit adds to the counts of clusters and cells; other units are not filled in, and cells
  /// are right only where they were asked for.
  package let change: TextCounts

  /// What has taken the cluster before the end of what was put in.
  let context: ClusterMeter

  /// Recounts an edit of a text.
  ///
  /// - Complexity: O(*k*) in the length of the edit and of the clusters at its joints.
  init(
    _ text: String,
    _ range: Range<String.Index>,
    _ replacement: Substring,
    behind context: ClusterMeter,
    in units: UnitSet
  ) {
    var (old, new) = (context, context)
    old.take(text[range].utf8Span.span)
    new.take(replacement.utf8Span.span)
    self.init(old, new, before: text[range.upperBound...], in: units)
  }

  /// Recounts what comes to stand before a text that was counted on its own.
  package init(putting head: ClusterMeter, before tail: Substring, in units: UnitSet) {
    self.init(ClusterMeter(in: units), head, before: tail, in: units)
  }

  private init(
    _ old: ClusterMeter,
    _ new: ClusterMeter,
    before tail: Substring,
    in units: UnitSet
  ) {
    let countsColumns = units.contains(.columns)
    context = new.lastCluster
    var (old, new) = (old, new)
    let bytes = tail.utf8Span.span
    var index = 0
    // Without cells to count, an open cluster that goes on alike is as good as a border.
    while index < bytes.count && (countsColumns || !old.sharesBorders(with: new)) {
      let (scalar, length) = bytes.scalar(at: index)
      let (oldBegins, newBegins) = (old.take(scalar), new.take(scalar))
      if oldBegins && newBegins { break }
      index += length
    }
    var change = TextCounts()
    change.characters = new.characters - old.characters
    change.columns = new.columns - old.columns
    self.change = change
  }
}
