import InputMethods
import KeyInput
import TextFieldModel
import TextLimits
import TextMeasure

/// What a key means: to a panel, to the bar, to the input method, or as a command.
extension Simulator {
  mutating func take(_ input: TerminalInput) throws(MessageError) {
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

  mutating func press(_ pressed: Key) throws(MessageError) {
    // Whatever key means to give up means it everywhere.
    let key = KeyMap.command(for: pressed) == .escape ? Key(.escape) : pressed
    part = .whole
    defer { keyboardFollows() }
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
          try finishComposition()
        }
        title = Sentences.title(key)
        try perform(actions, from: before)
        return
      case .unmarkThenPass: try finishComposition()
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
  mutating func editComposition(_ key: Key) throws(MessageError) -> Bool {
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

  mutating func closePanel() { panel = .none }

  mutating func pressInPanel(_ key: Key) throws(MessageError) -> Bool {
    switch (panel, key.code) {
    case (.situations, .character(let digit)) where key.modifiers.isEmpty:
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
  mutating func pressInBar(_ key: Key, _ choice: Int) throws(MessageError) -> Bool {
    let count = suggestions.count
    guard key.modifiers.isEmpty, count > 0 else {
      barChoice = nil
      return false
    }
    switch key.code {
    case .left: barChoice = max(0, choice - 1)
    case .right, .tab: barChoice = min(count - 1, choice + 1)
    case .enter: try suggest(choice + 1)
    // A nervous second press must not edit the text.
    case .down: break
    case .up, .escape: barChoice = nil
    default:
      barChoice = nil
      return false
    }
    return true
  }

  mutating func run(
    _ command: Command,
    wasAskedToQuit: Bool
  ) throws(MessageError) {
    switch command {
    case .help: panel = .help
    case .situations: panel = .situations
    case .situationAgain: if let situation { try prepare(situation) }
    case .nextLimit:
      ownLimit = settings.ownLimit ?? ownLimit
      choose(settings.nextLimit(own: ownLimit))
    case .nextKeyboard: choose(.keyboard(settings.keyboard.next))
    case .naiveOrOurs: flipNaive()
    case .compare: compareOrStop()
    case .escape where lanes != nil && session.field.state.selection.isCaret: lanes = nil
    case .traceUp where lanes != nil: lanes?.scroll(by: -5)
    case .traceDown where lanes != nil: lanes?.scroll(by: 5)
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
}
