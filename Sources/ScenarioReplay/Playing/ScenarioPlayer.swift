import KeyInput
package import Simulation
package import TextFieldModel
import TextMeasure

/// Plays a scenario on the same simulator as the lab, on a clock of its own.
package struct ScenarioPlayer: Sendable {
  /// The program as it stands after the steps so far.
  package private(set) var simulator: Simulator

  /// The contents of the files that `expect screen` names.
  package var screens: [String: String]

  /// The gestures that the last step made, in their order, where they are kept.
  package private(set) var gestures: [PerformedGesture] = []

  private(set) var clock: Duration = .zero
  private var decoder = KeyDecoder()

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - settings: what holds until the scenario says otherwise.
  ///   - text: what stands in the field at the start.
  ///   - screens: the contents of the files that `expect screen` names.
  package init(settings: Settings = Settings(), text: String = "", screens: [String: String] = [:])
  {
    simulator = Simulator(settings: settings, text: text)
    self.screens = screens
  }

  /// Keeps the gestures of each step from here on.
  package mutating func keepGestures() {
    simulator.keepsGestures = true
  }

  /// Plays one step.
  ///
  /// - Returns: the facts of the trace that it gave.
  package mutating func play(_ step: ScenarioStep) throws(ScenarioFailure) -> [FieldEvent] {
    gestures = []
    let events = try events(of: step.action, step)
    try check(step, events)
    return events
  }

  /// Does a step or a part of it.
  mutating func events(
    of action: ScenarioAction,
    _ step: ScenarioStep
  ) throws(ScenarioFailure) -> [FieldEvent] {
    do {
      return try perform(action)
    } catch {
      throw ScenarioFailure(line: step.line, .impossible(error))
    }
  }

  /// Makes sure that a step that was done gave what it must.
  func check(_ step: ScenarioStep, _ events: [FieldEvent]) throws(ScenarioFailure) {
    if case .expect(let expectation) = step.action,
      let difference = ExpectationCheck(simulator, screens).difference(from: expectation)
    {
      throw ScenarioFailure(line: step.line, .expectation(difference))
    }
    if !step.trace.isEmpty { try compare(events, with: step) }
  }

  /// The next moment at which something falls due; `nil` for none.
  var nextDue: Duration? {
    [simulator.deadline, decoder.deadline].compactMap(\.self).min()
  }

  /// Lends the simulator, or takes it back.
  mutating func exchange(_ other: inout Simulator) {
    swap(&simulator, &other)
  }

  /// Plays a whole scenario.
  ///
  /// - Returns: what each step gave, up to the first failure, and that failure.
  package mutating func play(_ scenario: Scenario) -> ScenarioOutcome {
    var outcome = ScenarioOutcome()
    outcome.failure = play(scenario) { outcome.traces.append(($0, $1)) }
    return outcome
  }

  /// Plays a whole scenario and hands out what each step gave, up to the first failure.
  ///
  /// - Returns: the first failure.
  package mutating func play<Fault: Error>(
    _ scenario: Scenario,
    each: (ScenarioStep, [FieldEvent]) throws(Fault) -> Void
  ) throws(Fault) -> ScenarioFailure? {
    for step in scenario.steps {
      let events: [FieldEvent]
      do {
        events = try play(step)
      } catch {
        return error
      }
      try each(step, events)
    }
    return nil
  }

  // MARK: Steps

  private mutating func perform(
    _ action: ScenarioAction
  ) throws(MessageError) -> [FieldEvent] {
    switch action {
    case .setting(let setting): try send(.setting(setting))
    case .field(let text, let selection): try send(.gesture(.set(text, selection)))
    case .check: try send(.gesture(.check))
    case .type(let text): try send(.input(.text(text)))
    case .insert(let text): try send(.gesture(.type(text)))
    case .paste(let text): try send(.gesture(.paste(text)))
    case .deleteBackward: try send(.input(.key(Key(.backspace))))
    case .deleteForward: try send(.input(.key(Key(.delete))))
    case .delete(let span): try send(.gesture(.delete(span)))
    case .key(let key): try send(.input(.key(key)))
    case .select(let selection): try send(.gesture(.select(selection)))
    case .cut: try send(.cut)
    case .copy: try send(.copy)
    case .blur: try send(.gesture(.blur))
    case .focus: try send(.gesture(.focus))
    case .undo(let count): try send(.gesture(.undo), times: count)
    case .redo(let count): try send(.gesture(.redo), times: count)
    case .repeated(let count, let text): try send(Self.message(typing: text), times: count)
    case .wait(let duration): try wait(duration)
    case .clearAlerts: try send(.clearAlerts)
    case .compose(let text, let caret, let key):
      try send(.gesture(.compose(text, caret: caret, key: key)))
    case .commit(let text): try send(.gesture(.commit(text)))
    case .cancel: try send(.gesture(.cancel))
    case .finish: try send(.gesture(.finish))
    case .pick(let number): try send(.pick(number))
    case .pickSuggestion(let number): try send(.suggest(number))
    case .suggest(let span, let text, let blank):
      try send(.gesture(.suggest(span, text, blank: blank)))
    case .replace(let span, let text): try send(.gesture(.correct(span, text)))
    case .observe(let text, let caret): try send(.gesture(.observe(text, caret: caret)))
    case .bytes(let bytes): try take(decoder.feed(bytes, at: clock))
    case .continued(let action): try send(continuing: action)
    case .engine, .expect: []
    }
  }

  /// One gesture for a whole text: a key where it is one cluster, which an input method may take.
  private static func message(typing text: String) -> Message {
    text.count > 1 ? .gesture(.type(text)) : .input(.text(text))
  }

  private mutating func send(
    _ message: Message,
    times: Int = 1
  ) throws(MessageError) -> [FieldEvent] {
    var events: [FieldEvent] = []
    for _ in 0..<times {
      let reaction = try simulator.update(message, at: clock)
      events += reaction.events
      gestures += reaction.gestures
    }
    return events
  }

  private mutating func send(
    continuing action: ScenarioAction
  ) throws(MessageError) -> [FieldEvent] {
    try action.gesture.map { gesture throws(MessageError) in
      try send(.continuation(gesture))
    } ?? []
  }

  private mutating func take(_ inputs: [TerminalInput]) throws(MessageError) -> [FieldEvent] {
    var events: [FieldEvent] = []
    for input in inputs { events += try send(.input(input)) }
    return events
  }

  /// Lets time pass; what falls due on the way happens at its own moment, in order.
  private mutating func wait(_ duration: Duration) throws(MessageError) -> [FieldEvent] {
    let end = clock + duration
    var events: [FieldEvent] = []
    while let due = nextDue, due <= end {
      clock = max(clock, due)
      if let deadline = decoder.deadline, deadline <= clock {
        events += try take(decoder.expire(at: clock))
      }
      events += try send(.tick)
    }
    clock = end
    return events
  }

  // MARK: The exact trace

  private func compare(
    _ events: [FieldEvent],
    with step: ScenarioStep
  ) throws(ScenarioFailure) {
    let got = events.map { TraceLine($0.description) }
    for (index, expected) in step.trace.enumerated() {
      guard index < got.count else {
        throw ScenarioFailure(
          line: expected.line,
          .trace(expected: expected.text.text, got: nil)
        )
      }
      if expected.text != got[index] {
        throw ScenarioFailure(
          line: expected.line,
          .trace(expected: expected.text.text, got: got[index].text)
        )
      }
    }
    if let extra = got.dropFirst(step.trace.count).first {
      throw ScenarioFailure(
        line: step.trace.last?.line ?? step.line,
        .trace(expected: nil, got: extra.text)
      )
    }
  }
}

/// What came of a scenario.
package struct ScenarioOutcome: Sendable {
  /// The steps that were played, and the facts that each gave.
  package var traces: [(step: ScenarioStep, events: [FieldEvent])] = []

  /// The first thing that was not as it should be; `nil` where all was.
  package var failure: ScenarioFailure?

  /// Nothing yet.
  package init() {}
}

/// Where a scenario stopped, and why.
package struct ScenarioFailure: Error, Equatable, Sendable {
  /// The line of the file, from 1.
  package let line: Int

  /// What was wrong.
  package let kind: Kind

  /// What can go wrong while a scenario is played.
  ///
  /// There will be no other cases.
  package enum Kind: Equatable, Sendable {
    /// Something is not as it should be.
    case expectation(Difference)
    /// A line of the trace is missing (`got` is `nil`), too many (`expected` is) or another.
    case trace(expected: String?, got: String?)
    /// The step asks for something that cannot be done: an error of the file.
    case impossible(MessageError)
  }

  init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

/// What an expectation says and what there is, in the words of the language.
package struct Difference: Equatable, Sendable {
  /// What should be.
  package let expected: String
  /// What is.
  package let got: String
}
