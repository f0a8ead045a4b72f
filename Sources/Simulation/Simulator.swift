package import InputMethods
import KeyInput
package import TextFieldModel
import TextLimits
import TextMeasure

/// The whole program as a value: a message goes in, a new state and what is to be done come out.
///
/// It reads no clock and shows nothing; the lab and the replay drive the same simulator.
package struct Simulator: Sendable {
  package internal(set) var settings: Settings
  package internal(set) var session: FieldSession
  package internal(set) var keyboard: any InputMethod
  package internal(set) var log = EventLog()
  package internal(set) var toasts = ToastStack()
  package internal(set) var panel = Panel.none
  package internal(set) var situation: Int?
  package internal(set) var notice: Notice?
  package internal(set) var barChoice: Int?
  package internal(set) var traceScroll = 0
  package internal(set) var clipboard = ""
  var killed = ""
  var oursBefore: (LimitPolicy, AlertPolicy)?
  var now: Duration = .zero
  var reaction = Reaction()
  var title = ""

  /// What lies over the field.
  package enum Panel: Hashable, Sendable { case none, help, situations }

  /// A word to the user that is about the lab, not about the field.
  package enum Notice: Hashable, Sendable {
    case pressAgainToQuit, naive, ours, copied, nothingToPaste, notEditing
  }

  package init(settings: Settings = Settings(), text: String = "") {
    self.settings = settings
    session = FieldSession(
      field: Field(TextState(text)),
      host: HostProgram(
        rule: settings.rule,
        policy: settings.policy,
        gate: AlertGate(policy: settings.alerts, duration: settings.toast)
      ),
      profile: settings.profile
    )
    keyboard = settings.keyboard.method
  }

  /// When the simulator wants a ``Message/tick``; `nil` for not at all.
  package var deadline: Duration? { session.host.gate.deadlines.first }

  /// The words of the prediction bar.
  package var suggestions: [Suggestion] {
    guard settings.keyboard == .english, session.field.isEditing, session.field.marked == nil,
      case .lengths = settings.rule
    else { return [] }
    return (keyboard as? EnglishKeyboard)?.suggester.suggestions(
      in: session.field.state.text.string,
      selection: session.field.state.selection.span
    ) ?? []
  }

  /// Takes a message.
  ///
  /// - Parameters:
  ///   - message: what came in.
  ///   - now: the time since any fixed moment; never less than before.
  /// - Returns: the events for the trace, and what is to be done outside.
  /// - Throws: where the message asks for something impossible; nothing is done then.
  package mutating func update(
    _ message: Message,
    at now: Duration
  ) throws(MessageError) -> Reaction {
    self.now = now
    reaction = Reaction()
    title = ""
    switch message {
    case .input(let input): try take(input)
    case .gesture(let gesture): try perform(gesture)
    case .pick(let number): try pick(number)
    case .suggest(let number): try suggest(number)
    case .copy: copy()
    case .cut:
      copy()
      try perform(.cut)
    case .setting(let setting): choose(setting)
    case .situation(let number): try prepare(number)
    case .tick:
      title = Sentences.timeTitle
      record(session.advance(to: now), ToastStack.Refusal?.none)
    }
    // A composition that the field has ended is no longer the keyboard's either.
    if keyboard.isComposing && session.field.marked == nil { keyboard.fieldEndedComposition() }
    return reaction
  }

  // MARK: Gestures

  mutating func perform(_ gesture: Gesture) throws(MessageError) {
    do {
      let events = try session.perform(gesture, at: now)
      if title.isEmpty { title = Sentences.title(gesture) }
      record(events, Self.refusal(in: events))
    } catch {
      notice = .notEditing
      throw .gesture(error)
    }
  }

  mutating func record(_ events: [FieldEvent], _ refusal: ToastStack.Refusal?) {
    reaction.events += events
    log.add(title, events)
    toasts.follow(events, host: session.host, refusal)
    if !events.isEmpty { traceScroll = 0 }
  }

  /// The first loss of a gesture.
  private static func refusal(in events: [FieldEvent]) -> ToastStack.Refusal? {
    for event in events {
      switch event {
      case .clamped(let kept, let dropped, let reason):
        return ToastStack.Refusal(kept: kept, dropped: dropped, reason: reason)
      case .refused(let dropped, let reason):
        return ToastStack.Refusal(kept: nil, dropped: dropped, reason: reason)
      default: continue
      }
    }
    return nil
  }

  /// Performs what an input method asks for.
  ///
  /// Where the delegate refuses a key of a composition, the method goes back to where it was.
  mutating func perform(
    _ actions: [InputAction],
    from before: any InputMethod
  ) throws(MessageError) {
    for action in actions {
      if case .setMarkedText(_, _, let key) = action {
        let marked = session.field.markedText
        try perform(Gesture(action))
        let isRefused = reaction.events.contains {
          if case .shouldChange(_, key, allowed: false) = $0 { true } else { false }
        }
        if isRefused && session.field.markedText == marked {
          keyboard = before
          return
        }
      } else {
        try perform(Gesture(action))
      }
    }
  }

  mutating func pick(_ number: Int) throws(MessageError) {
    let before = keyboard
    title = "candidate \(number)"
    guard number > 0, let actions = keyboard.pick(number - 1) else {
      let list = keyboard.candidates
      throw .noCandidate(number, of: list.map { $0.firstIndex + $0.items.count } ?? 0)
    }
    try perform(actions, from: before)
  }

  mutating func suggest(_ number: Int) throws(MessageError) {
    let suggestions = suggestions
    guard suggestions.indices.contains(number - 1) else {
      throw .noSuggestion(number, of: suggestions.count)
    }
    title = "suggestion \(number)"
    barChoice = nil
    let suggestion = suggestions[number - 1]
    try perform(.suggest(suggestion.span, suggestion.text, blank: true))
  }
}
