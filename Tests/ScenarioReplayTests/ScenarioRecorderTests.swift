import ScenarioReplay
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

struct ScenarioRecorderTests {
  /// Plays a recording whose own lines of the trace are compared, and returns all facts it gave.
  private func replay(_ lab: RecordedLab) throws -> [String] {
    var player = ScenarioPlayer()
    let outcome = player.play(try Scenario.parse(lab.recording))
    #expect(outcome.failure == nil, "\(lab.recording)")
    #expect(
      FieldSnapshot(of: player.simulator.session.field)
        == FieldSnapshot(of: lab.simulator.session.field)
    )
    #expect(player.simulator.session.tally == lab.simulator.session.tally)
    #expect(player.simulator.settings == lab.simulator.settings)
    // The head sets the text, which the lab had already.
    let head = outcome.traces.prefix { if case .field = $0.step.action { false } else { true } }
      .count
    return outcome.traces.dropFirst(head + 1).flatMap(\.events).map(\.description)
  }

  @Test
  func `whatever is done in the lab is replayed with the same trace`() throws {
    var monkey = LabMonkey("recordings")
    for _ in 0..<300 {
      var lab = RecordedLab()
      for _ in 0..<monkey.int(1...60) { monkey.act(on: &lab) }
      #expect(try replay(lab) == lab.trace)
      #expect(lab.recordedTrace == lab.trace)
    }
  }

  @Test
  func `a recording that starts in the middle is replayed with the same trace`() throws {
    var monkey = LabMonkey("late recordings")
    for _ in 0..<200 {
      var before = RecordedLab()
      for _ in 0..<monkey.int(0...30) { monkey.act(on: &before) }
      var lab = RecordedLab(before.simulator, at: before.now + .milliseconds(monkey.int(0...900)))
      for _ in 0..<monkey.int(1...30) { monkey.act(on: &lab) }
      #expect(try replay(lab).suffix(lab.trace.count) == lab.trace[...])
      #expect(lab.recordedTrace == lab.trace)
    }
  }

  @Test
  func `any beginning of a recording up to the end of a line is a scenario that passes`() throws {
    var monkey = LabMonkey("killed")
    var lab = RecordedLab()
    for _ in 0..<60 { monkey.act(on: &lab) }
    let lines = lab.recording.split(separator: "\n")
    for count in stride(from: 0, through: lines.count, by: 3) {
      // A step whose trace is cut off is not whole; the lab writes both at once.
      var part = lines.prefix(count)
      while part.last?.hasPrefix("  >") == true { part.removeLast() }
      var player = ScenarioPlayer()
      let scenario = try Scenario.parse(part.joined(separator: "\n"))
      #expect(player.play(scenario).failure == nil)
    }
  }

  @Test
  func `keys of a composer stand as what they did`() throws {
    var lab = RecordedLab([.keyboard(.pinyin)])
    lab.type("ni")
    lab.press("left")
    lab.press("ctrl+a")
    lab.type("hao")
    lab.press("space")
    #expect(
      lab.steps == [
        "field \"\" caret 0", "compose \"n\" key \"n\"", "compose \"ni\" key \"i\"",
        "compose \"ni\" caret 1", "finish", "and caret 0", "compose \"h\" key \"h\"",
        "compose \"ha\" key \"a\"", "compose \"hao\" key \"o\"", "commit \"好\"",
      ]
    )
    #expect(try replay(lab) == lab.trace)
  }

  @Test
  func `the head has every setting, and the first step the text`() {
    var settings: [Setting] = [.policy(.truncateTail), .alerts(.perEpisode), .keyboard(.plain)]
    if let rule = NumberRule(maximum: DecimalText("2.50"), decimals: 2) {
      settings += [.exceed(.clamp), .number(rule)]
    }
    let lab = RecordedLab(settings, text: "1.5")
    #expect(
      lab.recording == """
        exceed clamp
        number 0..2.5 decimals 2
        policy pre-edit
        alerts per-episode
        toast 1
        keyboard plain
        profile ios-18
        size 80x24
        engine embedded
        field "1.5" caret 3
        policy truncate-tail

        """
    )
  }

  @Test
  func `a recording that starts does not change the text, whatever the policy`() throws {
    for policy in LimitPolicy.allCases {
      let lab = RecordedLab(
        [.policy(policy), .lengths([LengthLimit(2)])],
        text: "longer than that"
      )
      #expect(lab.simulator.session.field.state.text.string == "longer than that")
      #expect(try replay(lab) == [])
    }
  }

  @Test
  func `time is written where an alert is on screen, and where it is a pause`() {
    var lab = RecordedLab([.lengths([LengthLimit(1)])])
    lab.pass(.milliseconds(499))
    lab.type("a")
    lab.pass(.milliseconds(500))
    lab.type("b")
    lab.pass(.milliseconds(20))
    lab.type("c")
    lab.pass(.milliseconds(983))
    lab.pass(.milliseconds(200))
    lab.type("d")
    #expect(
      lab.steps.dropFirst() == [
        "type \"a\"", "wait 0.5s", "type \"b\"", "wait 0.02s", "type \"c\"", "wait 0.983s",
        "type \"d\"",
      ]
    )
  }

  @Test
  func `a backward selection, a cut and a situation are replayed`() throws {
    var lab = RecordedLab(text: "one two")
    lab.press("shift+left", "shift+left", "ctrl+x", "ctrl+v", "f4")
    lab.send(.situation(5))
    #expect(lab.steps.contains("select 5..7 backward"))
    #expect(lab.steps.contains("paste \"wo\""))
    #expect(try replay(lab) == lab.trace)
  }
}

extension RecordedLab {
  /// The lines that do something, without the head and the trace.
  fileprivate var steps: [String] {
    recording.split(separator: "\n").filter { !$0.hasPrefix("  >") }.map(String.init)
      .drop { !$0.hasPrefix("field") }.map(\.self)
  }
}
