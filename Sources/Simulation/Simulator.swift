package import InputMethods
import KeyInput
package import TextFieldModel
import TextLimits
import TextMeasure

/// The whole program as a value: a message goes in, a new state and what is to be done come out.
///
/// It reads no clock and shows nothing; the lab and the replay drive the same simulator.
package struct Simulator: Sendable {
  package private(set) var settings: Settings
  package private(set) var session: FieldSession
  package private(set) var keyboard: any InputMethod
  package private(set) var log = EventLog()
  package private(set) var toasts = ToastStack()
  package private(set) var panel = Panel.none
  package private(set) var situation: Int?
  package private(set) var notice: Notice?
  package private(set) var barChoice: Int?
  package private(set) var traceScroll = 0
  package private(set) var clipboard = ""
  /// Whether what is done is kept for ``takeSteps()``.
  package var keepsSteps = false
  private var steps: [PerformedStep] = []
  private var killed = ""
  private var oursBefore: (LimitPolicy, AlertPolicy)?
  private var now: Duration = .zero
  private var reaction = Reaction()
  private var title = ""

  /// What lies over the field.
  package enum Panel: Hashable, Sendable { case none, help, situations }

  /// A word to the user that is about the lab, not about the field.
  package enum Notice: Hashable, Sendable {
    case pressAgainToQuit, naive, ours, copied, nothingToPaste, notEditing
    /// A recording began, ended, or failed, by the name of its file.
    case recording(String), recorded(String), notRecorded(String, why: String)
    /// A scenario has been played, and so many of its steps came out otherwise than it says.
    case played(String, failures: Int)
  }

  package init(settings: Settings = Settings(), text: String = "") {
    self.settings = settings
    session = FieldSession(
      field: Field(TextState(text)),
      host: HostProgram(
        rule: settings.rule, policy: settings.policy,
        gate: AlertGate(policy: settings.alerts, duration: settings.toast)),
      profile: settings.profile)
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
      in: session.field.state.text.string, selection: session.field.state.selection.span) ?? []
  }

  /// Takes a message.
  ///
  /// - Parameter now: the time since any fixed moment; never less than before.
  package mutating func update(
    _ message: Message, at now: Duration
  ) throws(MessageError) -> Reaction {
    self.now = now
    reaction = Reaction()
    title = ""
    passTime()
    switch message {
    case .input(let input): try take(input)
    case .gesture(let gesture): try perform(gesture)
    case .pick(let number): try pick(number)
    case .suggest(let number): try suggest(number)
    case .copy: copyKept()
    case .cut:
      copy()
      try perform(.cut)
    case .setting(let setting): choose(setting)
    case .situation(let number): try prepare(number)
    case .newStart: try startAnew()
    case .clearAlerts: clearAlerts()
    case .notice(let notice): self.notice = notice
    case .tick: break
    }
    // A composition that the field has ended is no longer the keyboard's either.
    if keyboard.isComposing && session.field.marked == nil { keyboard.fieldEndedComposition() }
    return reaction
  }

  /// What fell due before a message comes before it, as it does where time is simulated.
  private mutating func passTime() {
    guard let deadline, deadline <= now else { return }
    title = Sentences.timeTitle
    let events = session.advance(to: now)
    keep(.time, events)
    record(events, ToastStack.Refusal?.none)
    title = ""
  }

  /// What was really done since the last call, also where it ended in an error.
  package mutating func takeSteps() -> [PerformedStep] {
    defer { steps = [] }
    return steps
  }

  private mutating func keep(
    _ deed: PerformedStep.Deed, _ events: [FieldEvent] = [], followsAlert: Bool = true
  ) {
    guard keepsSteps else { return }
    steps.append(
      PerformedStep(deed: deed, time: now, followsAlert: followsAlert, events: events))
  }

  // MARK: Gestures

  private mutating func perform(_ gesture: Gesture) throws(MessageError) {
    do {
      let followsAlert = deadline != nil
      let events = try session.perform(gesture, at: now)
      keep(.gesture(gesture), events, followsAlert: followsAlert)
      if title.isEmpty { title = Sentences.title(gesture) }
      record(events, Self.refusal(in: events))
    } catch {
      notice = .notEditing
      throw .gesture(error)
    }
  }

  private mutating func record(_ events: [FieldEvent], _ refusal: ToastStack.Refusal?) {
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

  /// Performs what an input method asks for. Where the delegate refuses a key of a composition, the
  /// method goes back to where it was.
  private mutating func perform(
    _ actions: [InputAction], from before: any InputMethod
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

  private mutating func pick(_ number: Int) throws(MessageError) {
    let before = keyboard
    title = "candidate \(number)"
    guard number > 0, let actions = keyboard.pick(number - 1) else {
      let list = keyboard.candidates
      throw .noCandidate(number, of: list.map { $0.firstIndex + $0.items.count } ?? 0)
    }
    try perform(actions, from: before)
  }

  private mutating func suggest(_ number: Int) throws(MessageError) {
    let suggestions = suggestions
    guard suggestions.indices.contains(number - 1) else {
      throw .noSuggestion(number, of: suggestions.count)
    }
    title = "suggestion \(number)"
    barChoice = nil
    let suggestion = suggestions[number - 1]
    try perform(.suggest(suggestion.span, suggestion.text, blank: true))
  }

  // MARK: Choices

  private mutating func choose(_ setting: Setting) {
    settings.apply(setting)
    switch setting {
    case .lengths, .number, .exceed: session.limit(by: settings.rule)
    case .policy: session.follow(settings.policy)
    case .alerts, .toast: session.alert(by: settings.alerts, for: settings.toast)
    case .profile: session.profile = settings.profile
    case .keyboard:
      if keyboard.isComposing { try? perform(.finish) }
      keyboard = settings.keyboard.method
      barChoice = nil
    case .size: break
    }
    keep(.setting(setting), followsAlert: deadline != nil)
  }

  private mutating func startAnew() throws(MessageError) {
    let wasEditing = session.field.isEditing
    if session.field.marked != nil { try perform(.finish) }
    if !wasEditing { try perform(.focus) }
    clearAlerts()
    let state = session.field.state
    try perform(.set(state.text.string, state.selection))
    if !wasEditing { try perform(.blur) }
  }

  private mutating func clearAlerts() {
    if deadline != nil { keep(.alertsCleared) }
    toasts.clear()
    session.clearAlerts()
  }

  private mutating func prepare(_ number: Int) throws(MessageError) {
    guard Situation.all.indices.contains(number - 1) else { throw .noSituation(number) }
    let situation = Situation.all[number - 1]
    self.situation = number
    panel = .none
    notice = nil
    for setting in situation.settings { choose(setting) }
    clipboard = situation.clipboard
    title = "situation \(number)"
    if !session.field.isEditing { try perform(.focus) }
    try perform(.set(situation.text, situation.selection))
    clearAlerts()
  }

  private mutating func flipNaive() {
    if let (policy, alerts) = oursBefore {
      oursBefore = nil
      choose(.policy(policy))
      choose(.alerts(alerts))
      notice = .ours
    } else if settings.policy == .naive {
      choose(.policy(.preEdit))
      choose(.alerts(.whilePresented))
      notice = .ours
    } else {
      oursBefore = (settings.policy, settings.alerts)
      choose(.policy(.naive))
      choose(.alerts(.every))
      notice = .naive
    }
  }

  private mutating func copy() {
    let span = session.field.state.selection.span
    guard !span.isEmpty else { return }
    clipboard = session.field.state.text.string.text(in: span)
    notice = .copied
  }

  private mutating func copyKept() {
    copy()
    keep(.copy, followsAlert: deadline != nil)
  }
}

// MARK: - Keys

extension Simulator {
  private mutating func take(_ input: TerminalInput) throws(MessageError) {
    switch input {
    case .text(let text):
      // One gesture for each cluster: an emoji sequence comes as one burst.
      for cluster in text {
        title = ""
        try press(Key(.character(String(cluster))))
      }
    case .key(let key): try press(key)
    case .paste(let text, _):
      closePanel()
      notice = nil
      try perform(.paste(text))
    case .focus, .ignored: break
    }
  }

  private mutating func press(_ key: Key) throws(MessageError) {
    let wasAskedToQuit = notice == .pressAgainToQuit
    notice = nil
    if panel != .none, try pressInPanel(key) { return }
    if let barChoice, try pressInBar(key, barChoice) { return }
    if session.field.isEditing {
      if session.field.marked != nil && !keyboard.isComposing {
        if try editComposition(key) { return }
      }
      let before = keyboard
      switch keyboard.handle(key) {
      case .actions(let actions):
        if let first = actions.first, case .setMarkedText = first,
          session.field.marked != nil && !before.isComposing
        {
          try perform(.finish)
        }
        title = Sentences.title(key)
        try perform(actions, from: before)
        return
      case .unmarkThenPass: try perform(.finish)
      default: break
      }
    }
    if let command = KeyMap.command(for: key) {
      try run(command, wasAskedToQuit: wasAskedToQuit)
    } else if case .character(let text) = key.code, key.modifiers.isEmpty {
      try perform(.type(text))
    }
  }

  /// Keys in marked text that no composer of ours made: a scripted composition.
  private mutating func editComposition(_ key: Key) throws(MessageError) -> Bool {
    guard let text = session.field.markedText else { return false }
    switch (key.code, key.modifiers) {
    case (.backspace, []):
      try perform(.compose(String(text.dropLast()), caret: nil, key: ""))
    case (.enter, []): try perform(.commit(nil))
    case (.escape, []): try perform(.cancel)
    default: return false
    }
    return true
  }

  private mutating func closePanel() { panel = .none }

  private mutating func pressInPanel(_ key: Key) throws(MessageError) -> Bool {
    switch (panel, key.code) {
    case (.situations, .character(let digit)):
      guard let number = Int(digit), Situation.all.indices.contains(number - 1) else { return true }
      try prepare(number)
      return true
    default:
      // A key of the lab works here too; the panel's own key and any other only close it.
      let command = KeyMap.command(for: key)
      let own: Command = panel == .help ? .help : .situations
      closePanel()
      if case .function = key.code { return command == own }
      return key.modifiers.subtracting(.shift).isEmpty || command == own
    }
  }

  /// Keys while a word of the prediction bar is chosen.
  private mutating func pressInBar(_ key: Key, _ choice: Int) throws(MessageError) -> Bool {
    let count = suggestions.count
    guard key.modifiers.isEmpty, count > 0 else {
      barChoice = nil
      return false
    }
    switch key.code {
    case .left: barChoice = max(0, choice - 1)
    case .right, .tab: barChoice = min(count - 1, choice + 1)
    case .enter, .down: try suggest(choice + 1)
    case .up, .escape: barChoice = nil
    default:
      barChoice = nil
      return false
    }
    return true
  }

  private mutating func run(
    _ command: Command, wasAskedToQuit: Bool
  ) throws(MessageError) {
    switch command {
    case .help: panel = .help
    case .situations: panel = .situations
    case .situationAgain: if let situation { try prepare(situation) }
    case .nextLimit: choose(settings.nextLimit)
    case .nextKeyboard: choose(.keyboard(settings.keyboard.next))
    case .naiveOrOurs: flipNaive()
    case .traceUp: traceScroll += 5
    case .traceDown: traceScroll = max(0, traceScroll - 5)
    case .redraw: reaction.effects.append(.redraw)
    case .record: reaction.effects.append(.record)
    case .suspend: reaction.effects.append(.suspend)
    case .quit: reaction.effects.append(.quit)
    case .interrupt:
      if wasAskedToQuit { reaction.effects.append(.quit) } else { notice = .pressAgainToQuit }
    case .leaveOrEnterField: try perform(session.field.isEditing ? .blur : .focus)
    default:
      guard session.field.isEditing else {
        notice = .notEditing
        throw .gesture(.notEditing)
      }
      try edit(by: command)
    }
  }

  private mutating func edit(by command: Command) throws(MessageError) {
    let state = session.field.state
    switch command {
    case .move(let motion, let extends):
      try perform(.select(moved(motion, extends, from: state)))
    case .selectAll: try perform(.select(TextSelection(state.text.wholeSpan)))
    case .backspace: try perform(.deleteBackward)
    case .forwardDelete: try perform(.deleteForward)
    case .delete(let motion): try delete(motion, from: state)
    case .undo: try perform(.undo)
    case .redo: try perform(.redo)
    case .copy: copyKept()
    case .cut:
      copy()
      try perform(.cut)
    case .paste: try paste(clipboard)
    case .yank: try paste(killed)
    case .submit: try perform(.submit)
    case .escape where !state.selection.isCaret:
      try perform(.select(.caret(state.selection.head)))
    case .barDown where !suggestions.isEmpty: barChoice = 0
    case .barDown: try perform(.select(.caret(state.text.utf16Count)))
    case .barUp: try perform(.select(.caret(0)))
    case .suggestion(let number):
      if keyboard.candidates != nil {
        try? pick((keyboard.candidates?.firstIndex ?? 0) + number)
      } else {
        try? suggest(number)
      }
    default: break
    }
  }

  private mutating func paste(_ text: String) throws(MessageError) {
    guard !text.isEmpty else {
      notice = .nothingToPaste
      return
    }
    try perform(.paste(text))
  }

  private mutating func delete(
    _ motion: Command.Motion, from state: TextState
  ) throws(MessageError) {
    let caret = state.selection.head
    let target = offset(of: motion, from: caret, in: state.text.string)
    let span =
      state.selection.isCaret
      ? TextSpan(min(caret, target)..<max(caret, target)) : state.selection.span
    guard !span.isEmpty else { return }
    killed = state.text.string.text(in: span)
    try perform(.delete(span))
  }

  private func moved(
    _ motion: Command.Motion, _ extends: Command.Extension, from state: TextState
  ) -> TextSelection {
    let selection = state.selection
    if extends == .moves && !selection.isCaret {
      // A plain arrow leaves a selection at the edge it points to.
      switch motion {
      case .clusterLeft: return .caret(selection.span.location)
      case .clusterRight: return .caret(selection.span.end)
      default: break
      }
    }
    let head = offset(of: motion, from: selection.head, in: state.text.string)
    return extends == .extends
      ? TextSelection(anchor: selection.anchor, head: head) : .caret(head)
  }

  private func offset(of motion: Command.Motion, from offset: Int, in text: String) -> Int {
    switch motion {
    case .clusterLeft: text.clusterBefore(offset)
    case .clusterRight: text.clusterAfter(offset)
    case .wordLeft: Words.start(before: offset, in: text)
    case .wordRight: Words.end(behind: offset, in: text)
    case .start: 0
    case .end: text.utf16.count
    }
  }
}
