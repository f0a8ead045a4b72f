import TextMeasure

/// An edit as a toolkit sees it: a text, a span of it, and what shall stand there.
struct ToolkitEdit {
  let state: TextState
  let span: TextSpan
  let insertion: String

  init(_ proposal: EditProposal, in state: TextState) {
    self.state = state
    span = state.text.string.wholeScalars(proposal.span)
    insertion = proposal.replacement
  }

  /// What a limit leaves for the insertion once the span is gone.
  ///
  /// It is below zero where the rest is over the limit already.
  func room(below maximum: Int, _ unit: TextUnit) -> Int {
    maximum - unit.count(state.text.string) + unit.count(state.text.string.text(in: span))
  }

  /// The state that the whole edit gives.
  var whole: TextState {
    state.applying(TextEdit(replacing: span, with: insertion[...]))
  }

  /// The edit with only a start of its insertion: nothing but a deletion where that is empty.
  func keeping(_ part: String.Parts, by limit: LengthLimit) -> Verdict {
    guard !(part.kept.isEmpty && span.isEmpty) else {
      return .refused(insertion[...], by: .length(limit))
    }
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: span, with: part.kept[...]),
      kept: part.kept[...],
      dropped: part.dropped[...],
      reason: .length(limit),
      allowsEdit: false
    )
  }

  /// The whole text becomes another one, the caret where it was or at its end.
  func rewriting(
    _ part: String.Parts,
    caret: Int,
    by limit: LengthLimit
  ) -> Verdict {
    let length = TextUnit.utf16.count(part.kept)
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(
        replacing: state.text.wholeSpan,
        with: part.kept[...],
        selection: .caret(min(caret, length))
      ),
      kept: part.kept[...],
      dropped: part.dropped[...],
      reason: .length(limit),
      allowsEdit: false
    )
  }

  /// Nothing goes in.
  func refused(by limit: LengthLimit) -> Verdict {
    .refused(insertion[...], by: .length(limit))
  }
}

extension String {
  /// A text in two.
  struct Parts {
    let kept: String
    let dropped: String
  }

  /// Cuts between two UTF-16 units, wherever that is: the halves of a pair become U+FFFD each.
  func parts(atUTF16 offset: Int) -> Parts {
    let units = Array(utf16)
    let cut = min(max(0, offset), units.count)
    return Parts(
      kept: String(decoding: units[..<cut], as: UTF16.self),
      dropped: String(decoding: units[cut...], as: UTF16.self)
    )
  }

  /// Cuts behind a number of scalars.
  func parts(atScalar count: Int) -> Parts {
    let cut =
      unicodeScalars.index(
        startIndex,
        offsetBy: max(0, count),
        limitedBy: endIndex
      ) ?? endIndex
    return Parts(kept: String(self[..<cut]), dropped: String(self[cut...]))
  }

  /// Cuts behind a number of characters.
  func parts(atCharacter count: Int) -> Parts {
    Parts(kept: String(prefix(max(0, count))), dropped: String(dropFirst(max(0, count))))
  }
}

extension Verdict {
  /// The cut of a text that the program sets, behind some of its UTF-16 units.
  static func setText(_ part: String.Parts, of state: TextState, by limit: LengthLimit) -> Verdict {
    Verdict(
      outcome: .clamped,
      edit: TextEdit(
        replacing: state.text.wholeSpan,
        with: part.kept[...],
        selection: .caret(min(state.selection.head, TextUnit.utf16.count(part.kept)))
      ),
      kept: part.kept[...],
      dropped: part.dropped[...],
      reason: .length(limit),
      allowsEdit: false
    )
  }
}
