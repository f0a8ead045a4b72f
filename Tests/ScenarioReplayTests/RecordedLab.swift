import KeyInput
import ScenarioReplay
import Simulation
import TestSupport
import TextFieldModel
import TextLimits
import TextMeasure

/// A lab without a terminal that is recorded from its start.
struct RecordedLab {
  private(set) var simulator: Simulator
  private(set) var recording: String
  /// All facts since the start, as lines of a trace.
  private(set) var trace: [String] = []
  private(set) var now: Duration = .seconds(3)
  private var recorder: ScenarioRecorder

  init(_ settings: [Setting] = [], text: String = "") {
    var all = Settings()
    for setting in settings { all.apply(setting) }
    self.init(Simulator(settings: all, text: text))
  }

  /// Starts to record a lab as it stands.
  init(_ running: Simulator, at now: Duration = .seconds(3)) {
    simulator = running
    self.now = now
    recorder = ScenarioRecorder(running.settings, at: now)
    recording = ScenarioRecorder.head(running.settings)
    simulator.keepsSteps = true
    _ = try? simulator.update(.newStart, at: now)
    keep(simulator.takeSteps().drop { !$0.deed.setsText })
  }

  /// Sends a message; one that asks for something impossible is no matter.
  mutating func send(_ message: Message) {
    _ = try? simulator.update(message, at: now)
    keep(simulator.takeSteps())
  }

  mutating func type(_ text: String) {
    for cluster in text { send(.input(.text(String(cluster)))) }
  }

  mutating func press(_ names: String...) {
    for name in names { if let key = Key(name: name) { send(.input(.key(key))) } }
  }

  /// Lets time pass, the timer coming late as it does, or not before the next key.
  mutating func pass(_ time: Duration, waking: Bool = true) {
    now += time
    if waking { send(.tick) }
  }

  private mutating func keep(_ steps: some Sequence<PerformedStep>) {
    for step in steps {
      recording += recorder.lines(for: step)
      trace += step.events.map(\.description)
    }
  }

  /// What the lines that begin with `>` say.
  var recordedTrace: [String] {
    recording.split(separator: "\n").filter { $0.hasPrefix("  > ") }.map { String($0.dropFirst(4)) }
  }
}

/// Does what comes to the mind of a person who tries everything.
struct LabMonkey {
  var texts: TextGenerator

  init(_ topic: String) { texts = TextGenerator(topic) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &texts.random) }

  mutating func act(on lab: inout RecordedLab) {
    switch int(0...11) {
    case 0...3: lab.type(Self.words.randomElement(using: &texts.random) ?? "")
    case 4: lab.send(.input(.text(texts.text(pieces: 1...3))))
    case 5: lab.send(.input(.paste(texts.text(pieces: 0...6) + "\n", ending: .endMark)))
    case 6...8: lab.press(Self.keys.randomElement(using: &texts.random) ?? "")
    case 9: lab.pass(.milliseconds(int(0...1500)), waking: int(0...1) == 0)
    case 10: lab.send(choice())
    default: lab.send(.gesture(gesture()))
    }
  }

  private mutating func choice() -> Message {
    switch int(0...6) {
    case 0: .situation(int(1...8))
    case 1: .suggest(int(1...3))
    case 2: .pick(int(1...9))
    case 3: .setting(.toast(.milliseconds(int(0...3) * 400)))
    case 4: .setting(.alerts(AlertPolicy.allCases.randomElement(using: &texts.random) ?? .every))
    case 5: .setting(.policy(LimitPolicy.allCases.randomElement(using: &texts.random) ?? .naive))
    default: .copy
    }
  }

  private mutating func gesture() -> Gesture {
    let span = TextSpan(location: int(-1...12), length: int(0...4))
    switch int(0...6) {
    case 0: return .correct(span, texts.text(pieces: 0...3))
    case 1: return .observe(texts.text(pieces: 0...9), caret: int(0...9))
    case 2: return .set(texts.text(pieces: 0...9), nil)
    case 3: return .compose(texts.text(pieces: 0...3), caret: int(-1...3), key: nil)
    case 4: return .delete(span)
    case 5: return .select(TextSelection(anchor: int(0...12), head: int(0...12)))
    default: return .check
    }
  }

  private static let words = [
    "hello ", "ni", "shengri", "123", "-4.5", "Ärger", "👍🏽", "wo'", "。,", "x",
  ]

  private static let keys =
    KeyMap.bindings.flatMap { $0.commands.map(\.0) } + [
      "backspace", "space", "enter", "escape", "left", "1", "2", "-", "=", "page-down",
      "shift+backspace", "shift+enter",
    ]
}
