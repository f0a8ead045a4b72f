import TextMeasure

/// The ends of the clusters of a context and an insertion together that lie inside the insertion.
struct CutPoints {
  private var pending: [(String.Index, Character)] = []
  private var rest: Substring

  /// Whether the context's cluster goes on into the insertion.
  var joinsContext: Bool { !pending.isEmpty }

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

  /// The next end, and the cluster that ends there, what it has of the context included.
  mutating func next() -> (String.Index, Character)? {
    if let first = pending.popLast() { return first }
    guard let character = rest.popFirst() else { return nil }
    return (rest.startIndex, character)
  }
}
