import KeyInput
package import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Writes what is done in the lab as a scenario, step by step.
///
/// A step becomes the line that does it again and, below, the trace that it gave; so a recording says
/// itself whether a replay is the same. Keys that an input method took stand as what they did to the
/// field, so that no keyboard, dictionary or engine has a part in the replay.
package struct ScenarioRecorder: Sendable {
  /// A pause from which on it is written although nothing depends on it: a reader sees the rhythm.
  package static let pause = Duration.milliseconds(500)

  private var last: Duration
  private var keyboard: KeyboardKind
  private var isComposing = false

  /// Starts a recording at a moment, with the settings then in force.
  package init(_ settings: Settings, at now: Duration) {
    last = now
    keyboard = settings.keyboard
  }

  /// The first lines of a recording: every setting, with the policy under which the text is set.
  ///
  /// Another policy follows the text, for some cut what the program sets.
  package static func head(_ settings: Settings) -> String {
    var settings = settings
    settings.apply(.policy(.preEdit))
    let lines =
      settings.choices.map { ScenarioWriter.line($0) } + [ScenarioWriter.line(.engine(.embedded))]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a step; empty where there is nothing to do again.
  ///
  /// Time is written where something may depend on it, an alert being on screen, and where it is a
  /// pause. Elsewhere nothing falls due, and keys typed at any speed give the same.
  package mutating func lines(for step: PerformedStep) -> String {
    let gap = step.time - last
    guard let action = action(for: step.deed) else {
      guard !step.events.isEmpty else { return "" }
      last = step.time
      return Self.lines(.wait(gap), step.events)
    }
    let isWritten = gap > .zero && step.followsAlert || gap >= Self.pause
    last = step.time
    for event in step.events { follow(event) }
    return (isWritten ? Self.lines(.wait(gap), []) : "") + Self.lines(action, step.events)
  }

  private static func lines(_ action: ScenarioAction, _ events: [FieldEvent]) -> String {
    events.reduce(into: ScenarioWriter.line(action) + "\n") { $0 += "  > \($1)\n" }
  }

  /// What does a step again; `nil` for the time that passes.
  private mutating func action(for deed: PerformedStep.Deed) -> ScenarioAction? {
    switch deed {
    case .time: return nil
    case .copy: return .copy
    case .alertsCleared: return .clearAlerts
    case .gesture(let gesture, .whole): return action(for: gesture)
    case .gesture(let gesture, .continuation): return continuation(for: gesture)
    case .setting(let setting):
      if case .keyboard(let kind) = setting { keyboard = kind }
      return .setting(setting)
    }
  }

  private func action(for gesture: Gesture) -> ScenarioAction? {
    switch gesture {
    case .type(let text): typing(text)
    case .paste(let text): .paste(text)
    case .deleteBackward: isComposing ? .key(Key(.backspace, modifiers: .shift)) : .deleteBackward
    case .deleteForward: .deleteForward
    case .delete(let span): .delete(span)
    case .select(let selection): .select(selection)
    case .cut: .cut
    case .blur: .blur
    case .focus: .focus
    case .submit: .key(Key(.enter, modifiers: isComposing ? .shift : []))
    case .undo: .undo(1)
    case .redo: .redo(1)
    case .compose(let text, let caret, let key):
      .compose(text, caret: caret == TextUnit.utf16.count(text) ? nil : caret, key: key)
    case .commit(let text): .commit(text)
    case .cancel: .cancel
    case .finish: .finish
    case .suggest(let span, let text, let blank): .suggest(span, text, blank: blank)
    case .correct(let span, let text): .replace(span, text)
    case .observe(let text, let caret): .observe(text, caret: caret)
    case .set(let text, let selection): .field(text, selection)
    case .check: .check
    @unknown default: nil
    }
  }

  /// Plain Enter and Backspace belong to marked text where there is any; these two did not.
  private mutating func follow(_ event: FieldEvent) {
    switch event {
    case .marked: isComposing = true
    case .unmarked: isComposing = false
    default: break
    }
  }

  /// What goes on with the gesture above needs no detour by the keyboard.
  private func continuation(for gesture: Gesture) -> ScenarioAction? {
    switch gesture {
    case .deleteBackward: .continued(.deleteBackward)
    case .submit: .continued(.key(Key(.enter)))
    default: action(for: gesture).map(ScenarioAction.continued)
    }
  }

  /// A key where the keyboard lets it through; else the text, which the keyboard must not take again.
  private func typing(_ text: String) -> ScenarioAction {
    text.count == 1 && keyboard != .pinyin ? .type(text) : .insert(text)
  }
}
