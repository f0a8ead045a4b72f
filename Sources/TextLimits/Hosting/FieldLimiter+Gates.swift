public import TextMeasure

extension FieldLimiter {
  /// Answers the field's question whether a span may become a string.
  ///
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`, `textView(_:shouldChangeTextIn:
  /// replacementText:)`, and each range of their iOS 26 forms. While a composition is under way the
  /// answer is yes: what the keyboard asks about is a key or a candidate, in other ranges on each
  /// version of the system, and not the text that comes. ``editingChanged(_:by:)`` judges that.
  ///
  /// The span is as the field gives it; it need not fit the text.
  ///
  /// - Returns: yes or no, and what to write after a no.
  /// - Complexity: O(*n*) in the length of the text, for it has to be compared with the one that is
  ///   known; its clusters are not counted anew.
  public mutating func shouldChange(
    _ span: TextSpan,
    to replacement: String,
    in field: HostField,
    by cause: HostCause = .user
  ) -> HostAnswer {
    let word = picked
    picked = nil
    guard cause == .user else {
      pending = nil
      gate.rearm()
      return .yes
    }
    if let answer = answerWhileComposing(span, in: field) { return answer }
    if let late = settlePending(in: field), late.write != nil { return late }
    let state = state(of: field)
    if !sameUnits(state.text.string, known.text.string) { gate.rearm() }
    known = state
    pending = nil
    return judge(span, replacement, behind: word, in: field)
  }

  /// Looks at what the field shows after a change.
  ///
  /// `UIControl.Event.editingChanged`, `textViewDidChange(_:)`, or a change of a bound value. It may be
  /// called at any time and as often as one likes: a text that is known already is left alone, so the
  /// change event that the host itself sends does no harm.
  ///
  /// The end of a composition is judged here. One that was emptied gives back what stood there before
  /// it, the selection that it was started over included.
  ///
  /// - Returns: what to do, or `nil` where the text may stay. While ``isComposing`` it always may, and
  ///   is no value yet.
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func editingChanged(
    _ field: HostField,
    by cause: HostCause = .user
  ) -> HostAnswer? {
    guard cause == .user else { return historyChanged(field) }
    if let marked = field.marked {
      if composition == nil {
        composition = HostComposition(of: field, marked: marked, after: known)
      }
      composition?.marked = marked
      pending = nil
      picked = nil
      return nil
    }
    if composition != nil { return endComposition(in: field) }
    if sameUnits(field.text, known.text.string) {
      known.selection = field.selection
      return nil
    }
    if pending.map({ sameUnits(field.text, $0.result.text.string) }) == true {
      return settlePending(in: field)
    }
    return judgeUnasked(in: field)
  }

  /// Remembers where the selection is, for an edit that nobody will ask about.
  ///
  /// `textFieldDidChangeSelection(_:)`, `textViewDidChangeSelection(_:)`. What such an edit puts in the
  /// place of a selection is filled as far as it fits, and a refused one gives the selection back.
  /// Without this call the edit is taken for a keyboard's own replacement of a word, which goes in whole
  /// or not at all.
  public mutating func selectionChanged(_ field: HostField) {
    guard field.marked == nil, sameUnits(field.text, known.text.string) else { return }
    known.selection = field.selection
  }

  // MARK: - Questions

  /// The answer while marked text is in the field; `nil` where no composition is under way any more.
  private mutating func answerWhileComposing(
    _ span: TextSpan,
    in field: HostField
  ) -> HostAnswer? {
    if let marked = field.marked {
      if composition == nil {
        composition = HostComposition(of: field, marked: marked, after: known)
      }
      composition?.marked = marked
      return .yes
    }
    guard let marked = composition?.marked else { return nil }
    // A candidate: nothing is marked any more when it is asked about. Up to iOS 18 the range is that of
    // the marked text, from iOS 26 the empty one at its end (both as reported: docs/fidelity.md).
    if span == marked || span == .caret(marked.end) { return .yes }
    // It ended without a word, and this is another edit. Where the end has to be mended first, the edit
    // goes with it: its range means a text that is no more.
    guard let answer = endComposition(in: field), answer.write != nil else { return nil }
    return answer
  }

  private mutating func judge(
    _ given: TextSpan,
    _ replacement: String,
    behind word: PickedWord?,
    in field: HostField
  ) -> HostAnswer {
    let cleaned = cleaned(replacement)
    let span = known.text.string.wholeScalars(given)
    // AutoFill asks about nothing before it fills in (as reported: docs/fidelity.md).
    if replacement.isEmpty && span.isEmpty { return .yes }
    if cleaned.isEmpty && !replacement.isEmpty { return .no }
    let origin = origin(of: cleaned, over: span, behind: word)
    let verdict = Limiter(rule).review(
      EditProposal(replacing: span, with: cleaned, origin: origin),
      in: known
    )
    let isAsGiven = given == span && sameUnits(cleaned, replacement)
    let isLone = cleaned.dropFirst().isEmpty
    var answer = HostAnswer.yes
    if isAsGiven && verdict.allowsEdit {
      // Only the change tells that it was no key of a composition: a new episode waits for it.
      pending = PendingEdit(before: known, result: verdict.result(from: known), deferred: nil)
      if verdict.outcome == .unchanged { gate.rearm() }
    } else if isAsGiven && isLone && origin == .typing,
      let late = deferring(verdict, TextEdit(replacing: span, with: cleaned[...]))
    {
      pending = late
    } else {
      // Any other edit than the keyboard's blank is a gesture of its own.
      let isBlank = if case .automaticBlank = origin { true } else { false }
      answer = carryOut(verdict, from: known, in: field, behind: isBlank ? word : nil)
    }
    if blank == .keyboards && !isLone {
      picked = PickedWord(
        fate: verdict.isLoss ? .curtailed : .whole,
        isTold: answer.alert != nil
      )
    }
    return answer
  }

  /// A refusal that waits for what the field shows, for the key may belong to a composition.
  private func deferring(_ verdict: Verdict, _ edit: TextEdit) -> PendingEdit? {
    guard keyboard == .mayCompose, verdict.outcome == .refused else { return nil }
    let result = known.applying(edit)
    // Where the text would be the same, nothing would tell the change.
    guard !sameUnits(result.text.string, known.text.string) else { return nil }
    return PendingEdit(before: known, result: result, deferred: verdict)
  }

  /// What range and string tell of where an edit comes from.
  private func origin(
    of text: String,
    over span: TextSpan,
    behind word: PickedWord?
  ) -> EditProposal.Origin {
    let selected = known.selection.span
    if let word, text == " ", span.isEmpty || span == selected {
      return .automaticBlank(after: word.fate)
    }
    if text.isEmpty { return .typing }
    if span != selected { return .suggestion }
    return text.dropFirst().isEmpty ? .typing : .paste
  }
}
