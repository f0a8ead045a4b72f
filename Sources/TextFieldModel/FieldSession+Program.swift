import TextLimits
import TextMeasure

/// What the program does, and what begins and ends editing.
extension FieldSession {
  mutating func set(_ text: String, selection: TextSelection?) {
    tally = Tally()
    change { $0.set(text, selection: selection) }
    host.gate.rearm()
    if let verdict = host.reviewer.admit(set: field.state), let edit = verdict.edit {
      sayLoss(verdict)
      var result = field.state
      result.apply(edit)
      change { $0.set(result.text.string, selection: selection ?? result.selection) }
    }
    host.value = field.state.text.string
    currentEdit.start = field.state
  }

  mutating func check() {
    let cutter = LimitPolicy.truncateTail.reviewer(for: host.rule)
    let whole = EditProposal(
      replacing: field.state.text.wholeSpan,
      with: field.state.text.string,
      origin: .observed
    )
    guard let verdict = cutter.settle(field.state, after: .reviewed(whole)),
      let edit = verdict.edit
    else { return }
    sayLoss(verdict)
    var result = field.state
    result.apply(edit)
    change { $0.set(result.text.string, selection: result.selection) }
    host.gate.rearm()
    takeValue()
    currentEdit.start = field.state
    lose(verdict)
  }

  // MARK: Focus

  mutating func submit() {
    finishNumber()
    events.append(.submit)
    takeValue(isNews: false)
  }

  mutating func blur() {
    guard field.isEditing else { return }
    finishNumber()
    field.isEditing = false
    host.gate.rearm()
    events.append(.endEditing)
  }

  mutating func focus() {
    guard !field.isEditing else { return }
    field.isEditing = true
    host.gate.rearm()
    events.append(.beginEditing)
  }

  /// At the end of editing a number takes its canonical form, and is told once if it is out of bounds.
  mutating func finishNumber() {
    guard host.policy.entry.numberEnding == .canonical, case .number(let rule) = host.rule,
      let verdict = rule.finish(field.state)
    else { return }
    writeByHost(verdict)
  }
}
