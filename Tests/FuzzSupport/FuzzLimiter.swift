import TextLimits
import TextMeasure

/// The limiter: the properties of its contract for any text, range, insertion and rule.
public func fuzzLimiter(_ bytes: [UInt8]) -> String? {
  var reader = ByteReader(bytes)
  let input = LimiterInput(&reader)
  var complaints = Complaints()
  let verdict = Limiter(input.rule).review(input.proposal, in: input.state)
  complaints.expect(
    Limiter(input.rule).review(input.proposal, in: input.state) == verdict,
    "no function"
  )
  checkAnswer(verdict, to: input, &complaints)
  switch input.rule {
  case .lengths(let limits): checkLengths(verdict, of: limits, to: input, &complaints)
  case .number(let rule): checkNumber(verdict, of: rule, to: input, &complaints)
  }
  checkOthers(input, &complaints)
  checkHosting(&reader, &complaints)
  return complaints.text.map { "\(input)\n\(verdict)\n\($0)" }
}

/// An edit and what it meets.
private struct LimiterInput {
  let rule: FieldRule
  let state: TextState
  let proposal: EditProposal

  init(_ reader: inout ByteReader) {
    rule = reader.rule()
    let text = reader.text()
    state = TextState(
      MeasuredText(text, units: rule.units),
      selection: reader.selection(in: text)
    )
    let origin = reader.pick(Self.origins, or: .typing)
    let span = reader.isTrue() ? state.selection.span : reader.span(in: text)
    proposal = EditProposal(replacing: span, with: reader.text(), origin: origin)
  }

  private static let origins: [EditProposal.Origin] = [
    .typing, .paste, .commit, .suggestion, .correction, .observed,
    .automaticBlank(after: .whole), .automaticBlank(after: .curtailed),
  ]

  var text: String { state.text.string }
  var span: TextSpan { text.wholeScalars(proposal.span) }
  var head: String { text.text(in: TextSpan(0..<span.location)) }
  var tail: String { text.text(in: TextSpan(span.end..<max(span.end, text.utf16.count))) }

  /// Whether common ends are left out before the rest is judged: the span is not the selection.
  var isKeyboards: Bool {
    switch proposal.origin {
    case .suggestion, .correction, .typing: span != state.selection.span
    case .observed: state.selection.isCaret && !span.isEmpty
    default: false
    }
  }
}

private func checkAnswer(
  _ verdict: Verdict,
  to input: LimiterInput,
  _ complaints: inout Complaints
) {
  let result = verdict.result(from: input.state)
  for unit in result.text.units {
    complaints.expect(
      result.text.counts[unit] == unit.count(result.text.string),
      "the \(unit) are miscounted"
    )
  }
  let length = result.text.string.utf16.count
  complaints.expect(
    (0...length).contains(result.selection.anchor)
      && (0...length).contains(result.selection.head),
    "the selection is outside"
  )
  if verdict.outcome == .refused {
    complaints.expect(verdict.edit == nil && verdict.isLoss, "a refusal that is none")
  }
  if verdict.allowsEdit {
    complaints.expect(
      sameUnits(result.text.string, input.head + input.proposal.replacement + input.tail),
      "the field would make another edit"
    )
    complaints.expect(!verdict.isLoss, "a loss that is allowed")
  }
  if input.proposal.replacement.isEmpty {
    complaints.expect(
      verdict.allowsEdit && !verdict.isLoss
        && sameUnits(result.text.string, input.head + input.tail),
      "a deletion that is none"
    )
  }
}

private func checkLengths(
  _ verdict: Verdict,
  of limits: [LengthLimit],
  to input: LimiterInput,
  _ complaints: inout Complaints
) {
  let insertion = input.proposal.replacement
  let result = verdict.result(from: input.state).text.string
  func fits(_ text: String) -> Bool {
    limits.allSatisfy {
      $0.unit.count(text) <= max($0.maximum, $0.unit.count(input.text))
    }
  }
  complaints.expect(insertion.isEmpty || fits(result), "the bound is broken")
  if verdict.edit != nil {
    complaints.expect(
      result.utf8.starts(with: input.head.utf8)
        && result.utf8.reversed().starts(with: input.tail.utf8.reversed()),
      "what stood there is gone"
    )
  }
  guard !input.isKeyboards, !insertion.isEmpty else { return }
  if case .automaticBlank = input.proposal.origin { return }
  complaints.expect(
    sameUnits(String(verdict.kept) + String(verdict.dropped), insertion),
    "the parts are not the whole"
  )
  let cuts = cutPoints(of: insertion, behind: input.head)
  let best = cuts.last { fits(input.head + insertion.prefix(bytes: $0) + input.tail) }
  let kept = verdict.kept.utf8.count
  complaints.expect(
    kept == best ?? 0,
    "\(kept) bytes are kept where \(best ?? 0) fit"
  )
  guard verdict.outcome == .clamped else { return }
  let after = verdict.result(from: input.state)
  let again = Limiter(input.rule).review(
    EditProposal(replacing: after.selection.span, with: String(verdict.dropped)),
    in: after
  )
  complaints.expect(
    sameUnits(again.result(from: after).text.string, result),
    "offering the rest again changes"
  )
}

/// The ends, in bytes, of the clusters of two texts together that lie in the second one.
private func cutPoints(of insertion: String, behind head: String) -> [Int] {
  var position = -head.utf8.count
  return (head + insertion).compactMap { character in
    position += character.utf8.count
    return position > 0 ? position : nil
  }
}

private func checkNumber(
  _ verdict: Verdict,
  of rule: NumberRule,
  to input: LimiterInput,
  _ complaints: inout Complaints
) {
  let result = verdict.result(from: input.state)
  if verdict.outcome == .clamped {
    let bounds = [rule.minimum.description, rule.maximum?.description]
    complaints.expect(bounds.contains(result.text.string), "clamped to no bound")
  }
  if verdict.outcome == .accepted && !input.proposal.replacement.isEmpty,
    rule.state(of: result.text.string) == .aboveMax
  {
    let before = rule.state(of: input.text)
    complaints.expect(
      before == .aboveMax || rule.maximum.map { $0 < .zero } == true,
      "typed past the maximum"
    )
  }
  // The last form is final.
  guard let last = rule.finish(result) else { return }
  let form = last.result(from: result)
  if let more = rule.finish(form) {
    complaints.expect(more.outcome == .refused, "the final form has a final form")
    complaints.expect(last.outcome == .refused || rule.excess == .reject, "a bound is outside")
  }
}

/// What shares the limiter's parts: whole texts, cleaning, changes seen afterwards, other policies.
private func checkOthers(_ input: LimiterInput, _ complaints: inout Complaints) {
  let insertion = input.proposal.replacement
  let fitted = Limiter(input.rule).fitting(insertion)
  if case .lengths(let limits) = input.rule {
    complaints.expect(
      sameUnits(String(fitted.kept) + String(fitted.dropped), insertion),
      "fitting loses a part"
    )
    complaints.expect(
      limits.allSatisfy { $0.unit.count(fitted.kept) <= $0.maximum },
      "fitting does not fit"
    )
  }
  if let cleaned = LineCleaner.clean(insertion) {
    complaints.expect(LineCleaner.clean(cleaned) == nil, "cleaned twice")
  }
  let next = TextState(
    MeasuredText(insertion, units: input.rule.units),
    selection: .caret(input.span.location)
  )
  let recovered = EditRecovery.proposal(from: input.state, to: next)
  let edit = TextEdit(replacing: recovered.span, with: recovered.replacement[...])
  complaints.expect(
    sameUnits(input.state.applying(edit).text.string, insertion),
    "another edit is recovered"
  )
  for policy in LimitPolicy.allCases {
    let reviewer = policy.reviewer(for: input.rule)
    _ = reviewer.review(input.proposal, in: input.state)
    for event in [
      SettledEvent.provisional, .reviewed(recovered), .unasked(recovered, from: input.state),
    ] {
      if let verdict = reviewer.settle(next, after: event) { _ = verdict.result(from: next) }
    }
  }
}

extension String {
  /// The start of this many bytes.
  fileprivate func prefix(bytes: Int) -> String {
    String(decoding: utf8.prefix(bytes), as: UTF8.self)
  }
}

extension ByteReader {
  /// Lengths, or a number.
  mutating func rule() -> FieldRule {
    guard below(4) == 0, let number = number() else {
      return .lengths(
        (0..<below(4)).map { _ in
          LengthLimit(below(20), pick(TextUnit.allCases, or: .utf16))
        }
      )
    }
    return .number(number)
  }

  private mutating func number() -> NumberRule? {
    let minimum = below(64) - 32
    let maximum = isTrue() ? minimum + byte() : nil
    return NumberRule(
      minimum: DecimalText(String(minimum)),
      maximum: maximum.flatMap { DecimalText(String($0)) },
      decimals: below(3),
      excess: isTrue() ? .clamp : .reject
    )
  }
}
