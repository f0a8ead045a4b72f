public import TextMeasure

/// The limiter in the shape of a text field's delegate: three calls, and what to do after each.
///
/// The host keeps one for each field, and calls
/// - ``shouldChange(_:to:in:by:)`` where the field asks its delegate,
/// - ``editingChanged(_:by:)`` after every change of the text,
/// - ``editingEnded(_:by:)`` when the field loses the focus or Return is pressed,
///
/// and does what the ``HostAnswer`` says. The two gates, the text from before a composition, the place
/// of the caret and the question whether to alert are in here.
///
/// ```swift
/// var limiter = FieldLimiter(.lengths([LengthLimit(5)]))
/// let answer = limiter.shouldChange(.caret(2), to: "llop", in: HostField("heo", selection: .caret(2)))
/// // answer.allowsEdit == false, answer.write?.text == "hello", answer.dropped == "op"
/// ```
///
/// It knows no clock and no platform. Equal calls give equal answers.
public struct FieldLimiter: Hashable, Sendable {
  /// What the field may hold; changing it never cuts.
  public var rule: FieldRule {
    didSet {
      known.text = known.text.counted(in: rule.units)
      gate.rearm()
    }
  }

  /// Whether the field has one line.
  public var lines: HostLines

  /// What is known of the keyboard; ``HostKeyboard/mayCompose`` is right for every one.
  public var keyboard: HostKeyboard

  /// What is made of a blank that comes alone behind a longer replacement.
  public var blank: HostBlank

  /// The text and selection in which nothing was marked or open to question.
  var known: TextState
  /// The text from before the marked text that is in the field.
  var composition: HostComposition?
  /// What was answered with yes, while the change has not been seen.
  var pending: PendingEdit?
  /// The replacement that a lone blank in the same turn would belong to.
  var picked: PickedWord?
  var gate: AlertGate

  /// Creates a limiter for a field that holds a text already; nothing is cut.
  ///
  /// Of the alert policies ``AlertPolicy/perEpisode`` needs no more calls;
  /// ``AlertPolicy/whilePresented`` needs ``alertDismissed()``.
  public init(
    _ rule: FieldRule,
    text: String = "",
    lines: HostLines = .one,
    keyboard: HostKeyboard = .mayCompose,
    blank: HostBlank = .keyboards,
    alerts: AlertPolicy = .perEpisode
  ) {
    self.rule = rule
    self.lines = lines
    self.keyboard = keyboard
    self.blank = blank
    known = TextState(MeasuredText(text, units: rule.units))
    gate = AlertGate(policy: alerts)
  }

  /// The lengths of the text, in the units of the rule, for a counter beside the field.
  ///
  /// While text is marked they are those of the text from before it.
  public var counts: TextCounts { known.text.counts }

  /// Whether marked text is in the field: what it shows is provisional, and not yet a value.
  public var isComposing: Bool { composition != nil }

  // MARK: What else a host may say

  /// The program has set the text: nothing is cut, and a composition is lost.
  public mutating func textWasSet(to text: String, selection: TextSelection? = nil) {
    rebase(to: HostField(text, selection: selection))
    picked = nil
    gate.rearm()
  }

  /// The turn of the run loop is over: a blank that comes now was typed.
  public mutating func endOfTurn() {
    picked = nil
  }

  /// The alert is off the screen; only ``AlertPolicy/whilePresented`` asks for it.
  public mutating func alertDismissed() {
    // The gate is offered everything at one moment, so any later moment is after its deadlines.
    _ = gate.advance(to: gate.duration)
  }

  /// Takes what a field shows for the new ground, without judging it.
  mutating func rebase(to field: HostField) {
    known = state(of: field)
    composition = nil
    pending = nil
  }

  /// What a field shows, its lengths taken over where the text is known already.
  func state(of field: HostField) -> TextState {
    if sameUnits(field.text, known.text.string) {
      return TextState(known.text, selection: field.selection)
    }
    if let pending, sameUnits(field.text, pending.result.text.string) {
      return TextState(pending.result.text, selection: field.selection)
    }
    return TextState(MeasuredText(field.text, units: rule.units), selection: field.selection)
  }
}

/// An edit that the field was allowed to make.
struct PendingEdit: Hashable, Sendable {
  /// The text and selection that the edit met.
  let before: TextState

  /// What the field shows after it, if it makes it as it was asked.
  let result: TextState

  /// The verdict, where it is only carried out if nothing is marked afterwards.
  let deferred: Verdict?
}

/// What is remembered of a longer replacement until the turn is over.
struct PickedWord: Hashable, Sendable {
  let fate: EditProposal.CandidateFate

  /// Whether an alert was offered for it.
  let isTold: Bool
}
