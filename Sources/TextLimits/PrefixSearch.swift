import TextMeasure

/// The longest start of an insertion whose *joined* text stays within every limit.
///
/// Cuts fall only on ends of clusters of the text before the insertion and the insertion together: a
/// leading joiner, mark or regional indicator belongs to what stands before it. Cuts are tried from the
/// long end, for clusters and cells of a joined text neither add up nor grow steadily.
///
/// The cost is that of the part that goes in, not of what is offered: the walk stops as soon as no
/// longer start can fit.
struct PrefixSearch {
  /// What fits, if anything but the empty start does.
  let accepted: Substring?

  /// What is left over.
  var dropped: Substring { insertion[(accepted?.endIndex ?? insertion.startIndex)...] }

  /// The limit that stopped the search; `nil` where the whole insertion fits.
  let stoppedBy: LengthLimit?

  private let insertion: Substring

  /// - Parameter span: whole scalars of the text.
  init(
    of insertion: Substring,
    replacing span: TextSpan,
    in text: MeasuredText,
    limits: [LengthLimit]
  ) {
    self.insertion = insertion
    let bounds = limits.map { Bound($0, text) }
    let rest = text.counts(replacing: span, with: "")
    let cap = AdditiveCap(of: insertion, bounds: bounds, rest: rest)
    if cap.limit == nil && bounds.allSatisfy(\.limit.unit.addsUp) {
      accepted = insertion
      stoppedBy = nil
      return
    }
    let context = text.lastCluster(before: span.location)
    let reach = Slack(text, behind: span.end)

    func counts(upTo cut: String.Index) -> TextCounts {
      text.counts(replacing: span, with: insertion[..<cut])
    }
    func firstBroken(_ counts: TextCounts) -> LengthLimit? {
      bounds.first { counts[$0.limit.unit] > $0.allowed }?.limit
    }

    var cuts: [String.Index] = []
    var estimate: TextCounts?
    var stopped: LengthLimit?
    var walk = CutPoints(of: cap.visible(insertion), after: context)
    while let (cut, cluster) = walk.next() {
      if cut > cap.end {
        stopped = cap.limit
        break
      }
      cuts.append(cut)
      guard let soFar = estimate else {
        estimate = counts(upTo: cut)
        continue
      }
      let now = soFar.adding(cluster)
      estimate = now
      stopped =
        bounds.first {
          !$0.limit.unit.addsUp && now[$0.limit.unit] - reach[$0.limit.unit] > $0.allowed
        }?.limit
      if stopped != nil { break }
    }
    if cuts.isEmpty && stopped == nil { stopped = cap.limit }

    while let cut = cuts.popLast() {
      guard let broken = firstBroken(counts(upTo: cut)) else {
        accepted = insertion[..<cut]
        stoppedBy = stopped
        return
      }
      stopped = broken
    }
    accepted = nil
    stoppedBy = stopped
  }
}

/// A limit and the length that an edit may reach: over-limit text may stay as long as it is.
private struct Bound {
  let limit: LengthLimit
  let allowed: Int

  init(_ limit: LengthLimit, _ text: MeasuredText) {
    self.limit = limit
    allowed = max(limit.maximum, text.counts[limit.unit])
  }
}

/// How far an insertion may reach by the units that add up: an exact end, found without a cluster walk.
///
/// So one endless cluster is left as soon as the limit is passed.
private struct AdditiveCap {
  /// The last scalar border within the limits.
  let end: String.Index

  /// The limit that set it; `nil` where the whole insertion is within.
  let limit: LengthLimit?

  init(of insertion: Substring, bounds: [Bound], rest: TextCounts) {
    let additive = bounds.filter(\.limit.unit.addsUp)
    guard !additive.isEmpty else {
      end = insertion.endIndex
      limit = nil
      return
    }
    var used = rest
    let scalars = insertion.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      used.utf16 += scalar.value > 0xFFFF ? 2 : 1
      used.scalars += 1
      used.utf8 += UTF8.width(scalar)
      if let broken = additive.first(where: { used[$0.limit.unit] > $0.allowed }) {
        end = index
        limit = broken.limit
        return
      }
      index = scalars.index(after: index)
    }
    end = insertion.endIndex
    limit = nil
  }

  /// The part of the insertion that decides: one scalar more than fits tells whether a cluster ends.
  func visible(_ insertion: Substring) -> Substring {
    guard end < insertion.endIndex else { return insertion }
    return insertion[..<insertion.unicodeScalars.index(after: end)]
  }
}

/// How much the clusters and cells of a joined text may differ from the sum of the parts.
///
/// What follows the insertion can lose its first two clusters to it (a joiner and the emoji behind it)
/// and, in a row of flags, one pair at its end.
private struct Slack {
  private let columns: Int

  init(_ text: MeasuredText, behind offset: Int) {
    let start = text.string.index(atUTF16: offset)
    columns = 8 + 2 * TextUnit.columns.count(text.string[start...].prefix(2))
  }

  subscript(unit: TextUnit) -> Int { unit == .columns ? columns : 8 }
}

/// The ends of the clusters of a context and an insertion together that lie inside the insertion.
private struct CutPoints {
  private var pending: [(String.Index, Character)] = []
  private var rest: Substring

  init(of insertion: Substring, after context: Substring) {
    rest = insertion
    guard !context.isEmpty, !insertion.isEmpty else { return }
    // Only the first clusters can differ from those of the insertion alone; where the two agree on a
    // border they agree on all that follow.
    var reach = 16
    while true {
      let end =
        insertion.unicodeScalars.index(
          insertion.startIndex,
          offsetBy: reach,
          limitedBy: insertion.endIndex
        )
        ?? insertion.endIndex
      if let joined = Self.joined(context, insertion, upTo: end) {
        (pending, rest) = joined
        return
      }
      reach *= 4
    }
  }

  private static func joined(
    _ context: Substring,
    _ insertion: Substring,
    upTo end: String.Index
  ) -> ([(String.Index, Character)], Substring)? {
    let contextLength = context.utf8.count
    let window = String(context) + String(insertion[..<end])
    var cuts: [(String.Index, Character)] = []
    var alone = insertion.startIndex
    var position = 0
    for character in window {
      position += character.utf8.count
      guard position > contextLength else {
        if position == contextLength { return (cuts, insertion) }
        continue
      }
      let cut = insertion.utf8.index(insertion.startIndex, offsetBy: position - contextLength)
      if cut == end && end < insertion.endIndex { return nil }
      cuts.append((cut, character))
      while alone < cut { alone = insertion.index(after: alone) }
      if alone == cut { return (cuts.reversed(), insertion[cut...]) }
    }
    return (cuts.reversed(), insertion[insertion.endIndex...])
  }

  mutating func next() -> (String.Index, Character)? {
    if let first = pending.popLast() { return first }
    guard let character = rest.popFirst() else { return nil }
    return (rest.startIndex, character)
  }
}

extension MeasuredText {
  /// The cluster that ends at a scalar border, or the part of one that stands before it.
  fileprivate func lastCluster(before offset: Int) -> Substring {
    let index = string.index(atUTF16: offset)
    guard index > string.startIndex else { return "" }
    return string[string.clusterBorder(before: index)..<index]
  }
}

extension TextCounts {
  fileprivate func adding(_ character: Character) -> TextCounts {
    var sum = self
    sum.characters += 1
    sum.columns += CellWidth.columns(of: character)
    return sum
  }
}
