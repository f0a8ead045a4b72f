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
  /// The same gestures under other policies, while they are compared.
  package internal(set) var lanes: Lanes?
  /// Whether a reaction holds the gestures that were made, with the texts on both sides of each.
  package var keepsGestures = false
  /// Whether what is done is kept for ``takeSteps()``.
  package var keepsSteps = false
  var steps: [PerformedStep] = []
  var killed = ""
  /// The field as the keyboard left it, where it offers what may follow.
  var fieldOfKeyboard: Field?
  /// Which part of what the user did comes next.
  var part = GesturePart.whole
  var oursBefore: (LimitPolicy, AlertPolicy)?
  /// A limit of the user's own, to which the key for the next limit comes back.
  var ownLimit: Setting?
  var now: Duration = .zero
  var reaction = Reaction()
  var title = ""

  /// What lies over the field.
  package enum Panel: Hashable, Sendable { case none, help, situations }

  /// A word to the user that is about the lab, not about the field.
  package enum Notice: Hashable, Sendable {
    case pressAgainToQuit, naive, ours, copied, nothingToPaste, notEditing
    /// The text is too long to be compared.
    case tooLongForLanes
    /// A recording began, ended, or failed, by the name of its file.
    case recording(String)
    case recorded(String)
    case notRecorded(String, why: String)
    /// A scenario has been played, and so many of its steps came out otherwise than it says.
    case played(String, failures: Int)
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
  package var deadline: Duration? { session.host.gate.deadlines.min() }

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
  /// - Throws: where the message asks for something impossible.
  package mutating func update(
    _ message: Message,
    at now: Duration
  ) throws(MessageError) -> Reaction {
    self.now = now
    reaction = Reaction()
    title = ""
    part = .whole
    defer { keyboardFollows() }
    passTime()
    switch message {
    case .input(let input): try take(input)
    case .gesture(let gesture): try script(gesture)
    case .continuation(let gesture):
      part = .continuation
      try perform(gesture)
    case .pick(let number): try pick(number)
    case .suggest(let number): try suggest(number)
    case .copy: copyKept()
    case .cut: try cut()
    case .setting(let setting): choose(setting)
    case .situation(let number): try prepare(number)
    case .newStart: try startAnew()
    case .clearAlerts: clearAlerts()
    case .notice(let notice): self.notice = notice
    case .tick: break
    }
    return reaction
  }

  // MARK: Gestures

  mutating func perform(_ gesture: Gesture) throws(MessageError) {
    do {
      passTime()
      let followsAlert = deadline != nil
      let before = keepsGestures ? FieldMoment(of: session.field) : nil
      let events = try session.perform(gesture, at: now, as: part)
      if let before {
        reaction.gestures.append(PerformedGesture(gesture, from: before, to: session, events))
      }
      keep(.gesture(gesture, part), events, followsAlert: followsAlert)
      feedLanes(gesture)
      part = .continuation
      if title.isEmpty { title = Sentences.title(gesture) }
      record(events)
    } catch {
      notice = .notEditing
      throw .gesture(error)
    }
  }

  mutating func record(_ events: [FieldEvent]) {
    reaction.events += events
    log.add(title, events)
    toasts.follow(events, host: session.host)
    if !events.isEmpty { traceScroll = 0 }
    // The words of the bar are others now.
    if events.contains(where: \.isMove) { barChoice = nil }
  }

  /// Ends a composition as a part of what follows it.
  mutating func finishComposition() throws(MessageError) {
    guard session.field.marked != nil else { return }
    try perform(.finish)
    title = ""
  }

  /// Performs a gesture that no key made.
  private mutating func script(_ gesture: Gesture) throws(MessageError) {
    switch gesture {
    case .compose:
      // What is marked from here on is none of the keyboard's.
      if keyboard.isComposing { keyboard.fieldEndedComposition() }
    case .commit(nil) where keyboard.isComposing:
      // Only the keyboard knows what was typed: an apostrophe is shown as a separator.
      let before = keyboard
      if case .actions(let actions) = keyboard.handle(Key(.enter)) {
        return try perform(actions, from: before)
      }
    default: break
    }
    try perform(gesture)
  }

  /// Makes the keyboard forget what is over.
  ///
  /// A composition that the field has ended is no longer the keyboard's either; what may follow a text is
  /// forgotten when text, caret or focus have changed without the keyboard.
  mutating func keyboardFollows() {
    if keyboard.isComposing {
      if session.field.marked == nil { keyboard.fieldEndedComposition() }
    } else if let fieldOfKeyboard, session.field != fieldOfKeyboard {
      keyboard.fieldEndedComposition()
    }
    fieldOfKeyboard = keyboard.candidates == nil ? nil : session.field
  }

  /// Performs what an input method asks for.
  ///
  /// Where the delegate refuses a key of a composition, the method goes back to where it was.
  mutating func perform(
    _ actions: [InputAction],
    from before: any InputMethod
  ) throws(MessageError) {
    for action in actions {
      let mark = reaction.events.count
      try perform(Gesture(action))
      let isLossy = reaction.events[mark...].contains(where: \.isLoss)
      if case .setMarkedText = action {
        let isRefused = reaction.events[mark...].contains(where: \.isRefusal)
        guard !isRefused else {
          keyboard = before
          break
        }
      } else if isLossy && !keyboard.isComposing {
        // What may follow a text that did not go in whole is not known.
        keyboard.fieldEndedComposition()
      }
    }
    fieldOfKeyboard = keyboard.candidates == nil ? nil : session.field
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

extension FieldEvent {
  /// Whether something was left out.
  fileprivate var isLoss: Bool {
    switch self {
    case .clamped, .refused: true
    default: false
    }
  }

  /// Whether the delegate said no.
  fileprivate var isRefusal: Bool {
    if case .shouldChange(_, _, allowed: false) = self { true } else { false }
  }

  /// Whether text, caret or focus are others now.
  fileprivate var isMove: Bool {
    switch self {
    case .text, .selection, .endEditing, .beginEditing: true
    default: false
    }
  }
}
