import TextFieldModel
import TextLimits
import TextMeasure

/// Where each scalar of a text came from after an edit, and so what the edit lost and whose it was.
package struct GestureLoss: Hashable, Sendable {
  /// Where a scalar came from.
  ///
  /// There will be no other cases.
  package enum Source: Hashable, Sendable {
    /// A scalar of the text that the edit met.
    case base(Int)
    /// A scalar of the insertion.
    case insertion(Int)
    /// Neither: half a pair, or a number that was written anew.
    case unknown
  }

  /// Where each scalar of the text came from.
  package let sources: [Source]

  /// The scalars that stood there before and are lost: not those that the edit was to take out.
  package private(set) var yours: [Int] = []

  /// The scalars of the insertion that are lost.
  package private(set) var inserted: [Int] = []

  /// The scalars of the insertion that were looked for; those of a number in ASCII.
  package let insertion: [Unicode.Scalar]

  /// The UTF-16 offset behind what went in; where nothing did, that of the place.
  package let acceptedEnd: Int

  /// Compares what an edit wanted with what came of it.
  ///
  /// Where a text allows two answers (an `a` less among many) the caret decides.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  package init(_ edit: GestureEdit, _ performed: PerformedGesture) {
    let base = Array(edit.base.text.string.unicodeScalars)
    let after = Array(performed.after.state.text.string.unicodeScalars)
    var scalars = Array(edit.insertion.unicodeScalars)
    if performed.host.rule.kind == .number {
      let ascii = NumberSpelling.ascii(edit.insertion, trimmed: true)
      if !performed.after.state.text.string.contains(edit.insertion) {
        scalars = Array(ascii.unicodeScalars)
      }
    }
    insertion = scalars
    let prefix = String(edit.base.text.string.text(in: TextSpan(0..<edit.span.location)))
      .unicodeScalars.count
    let replaced = edit.base.text.string.text(in: edit.span).unicodeScalars.count
    let pieces = Pieces(
      base: base,
      insertion: scalars,
      prefix: prefix,
      behind: prefix + replaced
    )
    let best = pieces.alignment(
      of: after,
      caret: performed.after.state.selection.head,
      isSelectionKept: performed.after.state.selection == edit.base.selection
        && edit.span == edit.base.selection.span
    )
    sources = best
    acceptedEnd = pieces.acceptedEnd(best, after)
    let kept = Set(best)
    inserted = scalars.indices.filter { !kept.contains(.insertion($0)) }
    if performed.host.rule.kind == .number, best.contains(.unknown) { return }
    let words = scalars.indices.dropLast(edit.blanks)
    let isNothingIn = !words.isEmpty && !words.contains { kept.contains(.insertion($0)) }
    yours = base.indices.filter { index in
      let isWanted = index >= prefix && index < prefix + replaced && !isNothingIn
      return !isWanted && !kept.contains(.base(index))
    }
  }

  /// What was lost of the text that stood there, runs apart.
  package func yours(in edit: GestureEdit) -> [String] {
    Self.runs(yours, of: Array(edit.base.text.string.unicodeScalars))
  }

  /// What was lost of the insertion, runs apart; the keyboard's own blank is no loss.
  package func inserted(in edit: GestureEdit) -> [String] {
    Self.runs(inserted.filter { $0 < insertion.count - edit.blanks }, of: insertion)
  }

  /// Texts of neighbouring scalars.
  package static func runs(_ indices: [Int], of scalars: [Unicode.Scalar]) -> [String] {
    var runs: [String] = []
    var last: Int?
    for index in indices {
      if index - 1 == last, let run = runs.popLast() {
        runs.append(run + String(scalars[index]))
      } else {
        runs.append(String(scalars[index]))
      }
      last = index
    }
    return runs
  }
}

/// The pieces that an edit makes a text of: what stands before it, the insertion, what stands behind.
private struct Pieces {
  let base: [Unicode.Scalar]
  let insertion: [Unicode.Scalar]
  /// How many scalars stand before the span.
  let prefix: Int
  /// The first scalar behind the span.
  let behind: Int

  private var whole: [(Unicode.Scalar, GestureLoss.Source)] {
    base[..<prefix].enumerated().map { ($1, .base($0)) }
      + insertion.enumerated().map { ($1, .insertion($0)) }
      + base[behind...].indices.map { (base[$0], .base($0)) }
  }

  /// The way that explains a text best.
  func alignment(
    of after: [Unicode.Scalar],
    caret: Int,
    isSelectionKept: Bool
  ) -> [GestureLoss.Source] {
    let isUnchanged = after == base && after != whole.map(\.0)
    let refused = base.indices.map { GestureLoss.Source.base($0) }
    if isUnchanged && isSelectionKept { return refused }
    let ways = [isUnchanged ? refused : nil, fromTheEnd(after), fromTheStart(after)]
      .compactMap(\.self)
    func rank(_ way: [GestureLoss.Source]) -> (Int, Int, Int) {
      (
        way.count { $0 == .unknown }, acceptedEnd(way, after) == caret ? 0 : 1,
        base.count + insertion.count - Set(way).count
      )
    }
    return ways.min { rank($0) < rank($1) } ?? after.map { _ in .unknown }
  }

  /// All that stood behind is there still; before it the start of what came before, and what is left of
  /// the insertion.
  private func fromTheEnd(_ after: [Unicode.Scalar]) -> [GestureLoss.Source]? {
    let tail = base.count - behind
    guard after.count >= tail, after.suffix(tail).elementsEqual(base[behind...]) else { return nil }
    let head = after.dropLast(tail)
    var sources = zip(head, whole.dropLast(tail)).prefix { $0 == $1.0 }.map(\.1.1)
    if sources.count >= prefix {
      var next = sources.count - prefix
      for scalar in head[sources.count...] {
        if let found = insertion[next...].firstIndex(of: scalar) {
          sources.append(.insertion(found))
          next = found + 1
        } else {
          sources.append(.unknown)
        }
      }
    }
    sources += head.dropFirst(sources.count).map { _ in .unknown }
    return sources + (behind..<base.count).map { .base($0) }
  }

  /// The end of the whole is gone.
  private func fromTheStart(_ after: [Unicode.Scalar]) -> [GestureLoss.Source] {
    let sources = zip(after, whole).prefix { $0 == $1.0 }.map(\.1.1)
    return sources + after.dropFirst(sources.count).map { _ in .unknown }
  }

  /// The UTF-16 offset behind what went in.
  func acceptedEnd(_ sources: [GestureLoss.Source], _ after: [Unicode.Scalar]) -> Int {
    let end = sources.prefix {
      switch $0 {
      case .base(let index): index < prefix
      case .insertion, .unknown: true
      }
    }
    return after[..<end.count].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }
}
