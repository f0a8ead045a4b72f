import TextMeasure

/// The length-limiting formatter of Flutter, in one of its three modes.
///
/// It compares whole values: a text that is exactly full stays as it was, any other that would be over
/// the limit loses its end, whatever the edit was. It counts characters. A number field is the formatter
/// that lets only ASCII digits in, and no limit.
struct FlutterFormatter: EditReviewing, Hashable {
  /// When the limit acts.
  ///
  /// There will be no other cases.
  enum Enforcement: Hashable, Sendable {
    /// Never: the text is only counted.
    case none
    /// Always, also while text is marked.
    case enforced
    /// Once nothing is marked.
    case afterComposition
  }

  /// What the field may hold; only the number of the first limit is known here.
  let rule: FieldRule

  /// When the limit acts.
  let enforcement: Enforcement

  /// Creates the model.
  init(_ rule: FieldRule, _ enforcement: Enforcement) {
    self.rule = rule
    self.enforcement = enforcement
  }

  /// Takes the old value, or the start of the new one.
  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    if case .number = rule { return digits(of: proposal, in: state) }
    let edit = ToolkitEdit(proposal, in: state)
    guard proposal.origin != .composition, let limit = passed(by: edit.whole.text.string) else {
      return .asProposed(proposal, in: state)
    }
    if proposal.origin != .commit && isFull(state, limit) { return edit.refused(by: limit) }
    return edit.rewriting(
      edit.whole.text.string.parts(atCharacter: limit.maximum),
      caret: edit.whole.selection.head,
      by: limit
    )
  }

  /// Where marked text is limited, a commit that meets a full text leaves the old value: the letters.
  func review(
    commit proposal: EditProposal,
    in state: TextState,
    over composing: TextState
  ) -> Verdict {
    let edit = ToolkitEdit(proposal, in: state)
    guard enforcement == .enforced, let limit = passed(by: edit.whole.text.string),
      isFull(composing, limit)
    else { return review(proposal, in: state) }
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(
        replacing: state.text.wholeSpan,
        with: composing.text.string[...],
        selection: composing.selection
      ),
      dropped: edit.insertion[...],
      reason: .length(limit),
      allowsEdit: false
    )
  }

  /// Limits marked text, or only its start on a full text.
  func admit(
    marked proposal: EditProposal,
    of stage: CompositionStage,
    in state: TextState
  ) -> MarkedVerdict? {
    let edit = ToolkitEdit(proposal, in: state)
    let whole = edit.whole.text.string
    guard let limit = passed(by: whole), enforcement == .enforced || stage == .starts else {
      return nil
    }
    if isFull(state, limit) {
      return MarkedVerdict(
        marked: nil,
        tailCut: 0,
        dropped: edit.insertion[...],
        reason: .length(limit)
      )
    }
    guard enforcement == .enforced else { return nil }
    let parts = whole.parts(atCharacter: limit.maximum)
    let behind = state.text.utf16Count - edit.span.end
    let lost = TextUnit.utf16.count(parts.dropped)
    let marked = TextUnit.utf16.count(edit.insertion) - max(0, lost - behind)
    return MarkedVerdict(
      marked: edit.insertion.parts(atUTF16: max(0, marked)).kept,
      tailCut: min(behind, lost),
      dropped: parts.dropped[...],
      reason: .length(limit)
    )
  }

  /// The formatter sees what nobody asked about too.
  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? {
    guard case .unasked(let proposal, let before) = event else { return nil }
    return reviewAfterwards(proposal, from: before, in: state)
  }

  /// Line feeds are removed.
  func cleaned(_ insertion: String) -> String? {
    guard insertion.unicodeScalars.contains("\n") else { return nil }
    return String(String.UnicodeScalarView(insertion.unicodeScalars.filter { $0 != "\n" }))
  }

  private func passed(by text: String) -> LengthLimit? {
    guard enforcement != .none, let limit = rule.limits.first, text.count > limit.maximum else {
      return nil
    }
    return limit
  }

  /// Whether the old value stays: with a selection only where a composition is waited for.
  private func isFull(_ state: TextState, _ limit: LengthLimit) -> Bool {
    state.text.string.count == limit.maximum
      && (enforcement == .afterComposition || state.selection.isCaret)
  }

  private func digits(of proposal: EditProposal, in state: TextState) -> Verdict {
    let kept = proposal.replacement.unicodeScalars.filter { ("0"..."9").contains($0) }
    if kept.count == proposal.replacement.unicodeScalars.count {
      return .asProposed(proposal, in: state)
    }
    return .digits(String(String.UnicodeScalarView(kept)), of: proposal, in: state)
  }
}

extension Verdict {
  /// Only some of the characters of an insertion go in, for the others are no part of a number.
  static func digits(_ kept: String, of proposal: EditProposal, in state: TextState) -> Verdict {
    let edit = ToolkitEdit(proposal, in: state)
    guard !(kept.isEmpty && edit.span.isEmpty) else {
      return .refused(edit.insertion[...], by: .form)
    }
    var rest = kept.unicodeScalars[...]
    var dropped = String.UnicodeScalarView()
    for scalar in edit.insertion.unicodeScalars {
      if scalar == rest.first { rest.removeFirst() } else { dropped.append(scalar) }
    }
    return Verdict(
      outcome: .clamped,
      edit: TextEdit(replacing: edit.span, with: kept[...]),
      kept: kept[...],
      dropped: Substring(String(dropped)),
      reason: .form,
      allowsEdit: false
    )
  }
}
