import TestSupport
import Testing
import TextLimits
import TextMeasure

@Suite("Rule 21: properties of random edits over all scripts")
struct EditPropertyTests {
  @Test func `rule 2: what stands before and behind stays, scalar for scalar`() {
    forAllEdits {
      $0.edit(origins: [.typing, .paste, .commit, .observed, .suggestion, .correction])
    } complaint: { edit in
      let (head, tail) = BruteForce.around(edit.span, in: edit.text)
      let after = edit.verdict.result(from: edit.state).text.string
      let isUntouched = sameUnits(after, edit.text)
      let isKept =
        after.utf8.starts(with: head.utf8)
        && after.utf8.reversed().starts(with: tail.utf8.reversed())
        && after.utf8.count >= head.utf8.count + tail.utf8.count
      return isUntouched || isKept ? nil : "gives \"\(after.escaped)\""
    }
  }

  @Test func `rule 3: every limit holds, or the text is no longer than it was`() {
    forAllEdits { texts in
      var edit = texts.edit(
        origins: [.typing, .paste, .commit, .observed, .suggestion, .correction])
      // Where the selection is another one, the keyboard chose the span.
      if Bool.random(using: &texts.random) { edit.selection = .caret(0) }
      return edit
    } complaint: { edit in
      guard !edit.insertion.isEmpty else { return nil }
      let after = edit.verdict.result(from: edit.state).text.string
      let broken = edit.limits.filter { !$0.holds(after, against: edit.text) }
      return broken.isEmpty ? nil : "breaks \(broken) with \"\(after.escaped)\""
    }
  }

  @Test func `rule 4: every deletion passes`() {
    forAllEdits {
      var edit = $0.edit(origins: [.typing, .paste, .commit, .observed, .suggestion, .correction])
      edit.insertion = ""
      return edit
    } complaint: { edit in
      let verdict = edit.verdict
      let (head, tail) = BruteForce.around(edit.span, in: edit.text)
      let after = verdict.result(from: edit.state)
      if !verdict.allowsEdit || verdict.isLoss { return "gets \(verdict.outcome)" }
      if !sameUnits(after.text.string, head + tail) { return "gives \(after.text.string.escaped)" }
      return nil
    }
  }

  @Test func `rule 7: the longest start that fits goes in, as trying every cut finds it`() {
    forAllEdits(count: EditBudget.each * 3) { edit in
      guard !edit.insertion.isEmpty else { return nil }
      let expected = BruteForce(edit)
      let verdict = edit.verdict
      let result = verdict.result(from: edit.state).text.string
      guard sameUnits(result, expected.text) else {
        return "gives \"\(result.escaped)\", every cut tried gives \"\(expected.text.escaped)\""
      }
      guard let reason = verdict.reason else {
        return expected.breaking.isEmpty ? nil : "is no loss but \(expected.breaking) stop it"
      }
      guard case .length(let limit) = reason, expected.breaking.contains(limit) else {
        return "is stopped by \(reason), but the next cut breaks \(expected.breaking)"
      }
      return nil
    }
  }

  @Test func `rule 7: so does a long insertion, whose end is never looked at`() {
    forAllEdits {
      var edit = $0.edit()
      while edit.insertion.utf8.count < 120 { edit.insertion += $0.mixed(upTo: 8) + "x" }
      edit.limits = [$0.limit(for: edit.text + edit.insertion.prefix(20))]
      return edit
    } complaint: { edit in
      let expected = BruteForce(edit)
      let result = edit.verdict.result(from: edit.state).text.string
      if edit.verdict.isLoss == expected.breaking.isEmpty { return "loss: \(edit.verdict.isLoss)" }
      return sameUnits(result, expected.text)
        ? nil : "gives \"\(result.escaped)\", every cut tried gives \"\(expected.text.escaped)\""
    }
  }

  @Test
  func
    `rule 9: of a keyboard's replacement all goes in, or a start that goes on from what is common`()
  {
    forAllEdits {
      var edit = $0.edit(origins: [.suggestion, .correction])
      edit.selection = .caret(0)
      let typed = edit.text.text(in: edit.span)
      switch Int.random(in: 0..<3, using: &$0.random) {
      case 0: edit.insertion = typed + edit.insertion
      case 1: edit.insertion += typed
      default: break
      }
      return edit
    } complaint: { edit in
      guard !edit.insertion.isEmpty else { return nil }
      let verdict = edit.verdict
      let after = verdict.result(from: edit.state).text.string
      let (head, tail) = BruteForce.around(edit.span, in: edit.text)
      let whole = head + edit.insertion + tail
      let isWholeFitting = edit.limits.allSatisfy { $0.holds(whole, against: edit.text) }
      if isWholeFitting != (verdict.reason == nil) { return "fits: \(isWholeFitting), \(verdict)" }
      if isWholeFitting { return sameUnits(after, whole) ? nil : "gives \(after.escaped)" }
      if sameUnits(after, edit.text) || verdict.reason == .keyboardsBlank { return nil }
      // A part went in: then no scalar of the typed word is lost.
      return after.unicodeScalars.count > edit.text.unicodeScalars.count
        ? nil : "loses of what was typed: \(after.escaped)"
    }
  }

  @Test func `offering the dropped part once more changes nothing`() {
    forAllEdits { edit in
      let verdict = edit.verdict
      guard verdict.outcome == .clamped else { return nil }
      let after = verdict.result(from: edit.state)
      let again = Limiter(.lengths(edit.limits)).review(
        EditProposal(
          replacing: after.selection.span,
          with: String(verdict.dropped),
          origin: edit.origin
        ),
        in: after
      )
      return again.result(from: after) == after && again.isLoss ? nil : "\(again)"
    }
  }

  @Test func `equal input, equal outcome, whatever was counted before`() {
    forAllEdits { edit in
      let counted = TextState(
        MeasuredText(edit.text, units: Set(TextUnit.allCases)),
        selection: edit.state.selection
      )
      let plain = TextState(edit.text, selection: edit.state.selection)
      let limiter = Limiter(.lengths(edit.limits))
      let verdicts = [edit.state, counted, plain].map { limiter.review(edit.proposal, in: $0) }
      return verdicts.allSatisfy { $0 == verdicts[0] } ? nil : "\(verdicts)"
    }
  }

  @Test func `kept and dropped are the insertion, and texts like any other`() {
    forAllEdits { edit in
      let verdict = edit.verdict
      let both = String(verdict.kept) + String(verdict.dropped)
      if !sameUnits(both, edit.insertion) { return "kept and dropped \"\(both.escaped)\"" }
      if Array(verdict.dropped) != Array(String(verdict.dropped)) {
        return "dropped counts wrongly"
      }
      if Array(verdict.kept) != Array(String(verdict.kept)) { return "kept counts wrongly" }
      return nil
    }
  }

  @Test func `what nobody asked about is settled to what a review would have made of it`() {
    forAllEdits { texts in
      var edit = texts.edit(
        origins: [.typing, .paste, .commit, .observed, .suggestion, .correction])
      if Bool.random(using: &texts.random) { edit.selection = .caret(0) }
      return edit
    } complaint: { edit in
      let reviewed = edit.verdict.result(from: edit.state)
      let (settled, _) = edit.state.settled(
        after: edit.proposal,
        by: Limiter(.lengths(edit.limits))
      )
      let isSame = sameUnits(reviewed.text.string, settled.text.string)
      return isSame && reviewed.selection == settled.selection
        ? nil : "\"\(settled.text.string.escaped)\" for \"\(reviewed.text.string.escaped)\""
    }
  }

  @Test func `the counts that an edit leaves are those of the whole text`() {
    forAllEdits { edit in
      let after = edit.verdict.result(from: edit.state).text
      let whole = MeasuredText(after.string, units: after.units)
      return after.counts == whole.counts ? nil : "\(after.counts) for \(whole.counts)"
    }
  }

  @Test func `the edit that is recovered from two texts leads from one to the other`() {
    forAllEdits { edit in
      let before = edit.state
      let after = before.applying(
        TextEdit(replacing: edit.text.wholeScalars(edit.span), with: edit.insertion[...])
      )
      let proposal = EditRecovery.proposal(from: before, to: after)
      if before.text.string.wholeScalars(proposal.span) != proposal.span { return "\(proposal)" }
      let made = before.applying(
        TextEdit(replacing: proposal.span, with: proposal.replacement[...])
      )
      if !sameUnits(made.text.string, after.text.string) { return "\(proposal)" }
      // A pure insertion ends at the caret, however many of the same stand around it.
      let isInsertion = edit.span.isEmpty && proposal.span.isEmpty && !proposal.replacement.isEmpty
      return isInsertion && made.selection != after.selection ? "ends elsewhere: \(proposal)" : nil
    }
  }
}
