import TextLimits
import TextMeasure

/// Calls the adapter for a host in any order, with texts that need not follow from each other: what it
/// wants written can be written, and is known when the change event for it comes.
func checkHosting(_ reader: inout ByteReader, _ complaints: inout Complaints) {
  let rule = reader.rule()
  var limiter = FieldLimiter(
    rule,
    text: reader.text(longest: 8),
    lines: reader.isTrue() ? .one : .many,
    keyboard: reader.isTrue() ? .mayCompose : .direct,
    alerts: reader.pick(AlertPolicy.allCases, or: .every)
  )
  var field = HostField("")
  for _ in 0..<12 where !reader.isAtEnd {
    if reader.isTrue() { field = reader.field() }
    let cause: HostCause = reader.below(8) == 0 ? .history : .user
    let answer: HostAnswer?
    switch reader.below(8) {
    case 0: answer = limiter.editingEnded(field, by: reader.isTrue() ? .leaving : .submitting)
    case 1, 2, 3: answer = limiter.editingChanged(field, by: cause)
    case 4:
      limiter.textWasSet(to: field.text)
      answer = nil
    default:
      let span = reader.span(in: field.text)
      answer = limiter.shouldChange(span, to: reader.text(longest: 6), in: field, by: cause)
    }
    guard let write = answer?.write else { continue }
    let selected = write.selection.span
    complaints.expect(
      write.text.wholeScalars(selected) == selected,
      "the selection to be set cuts a scalar"
    )
    complaints.expect(
      write.changesText == !sameUnits(write.text, field.text),
      "the change event is wrong"
    )
    field = HostField(write.text, selection: write.selection)
    complaints.expect(limiter.editingChanged(field) == nil, "what was written is not known")
  }
}

extension ByteReader {
  /// What a field may show.
  fileprivate mutating func field() -> HostField {
    let text = text(longest: 12)
    return HostField(
      text,
      selection: isTrue() ? nil : selection(in: text),
      marked: isTrue() ? nil : span(in: text)
    )
  }
}
