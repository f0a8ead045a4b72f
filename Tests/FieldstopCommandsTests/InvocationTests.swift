import CursesTerminal
import FieldstopCommands
import ScenarioReplay
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

struct InvocationTests {
  private func settings(_ arguments: String...) throws -> [Setting] {
    guard case .run(let options) = try Invocation(arguments) else { return [] }
    return options.settings
  }

  @Test func `without arguments it is the lab`() throws {
    #expect(try Invocation([]) == .run(RunOptions()))
    #expect(try Invocation(["run"]) == .run(RunOptions()))
  }

  @Test(arguments: [
    ["--limit", "20characters"], ["--limit=20characters"], ["-l", "20characters"],
    ["-l20characters"], ["-l", "20 characters"], ["run", "-l", "20characters", "--"],
    ["--limit", "20characters", "run"],
  ])
  func `a value follows its option in every way that is usual`(_ arguments: [String]) throws {
    var options = RunOptions()
    options.settings = [.lengths([LengthLimit(20, .characters)])]
    #expect(try Invocation(arguments) == .run(options))
  }

  @Test func `limits add up, and none is none`() throws {
    #expect(
      try settings("-l31", "--limit=64utf8")
        == [.lengths([LengthLimit(31), LengthLimit(64, .utf8)])]
    )
    #expect(try settings("-l", "none") == [.lengths([])])
    #expect(try settings("-l", "0columns") == [.lengths([LengthLimit(0, .columns)])])
  }

  @Test func `a number has bounds, decimals and a way to exceed`() throws {
    let percent = NumberRule(maximum: DecimalText("100"))
    #expect(try settings("--number", "..100") == percent.map { [.number($0)] })
    #expect(
      try settings("--number=-5.25..", "--decimals=2", "--exceed", "clamp")
        == NumberRule(minimum: DecimalText("-5.25"), maximum: nil, decimals: 2)
        .map { [.exceed(.clamp), .number($0)] }
    )
  }

  @Test func `the other settings have their words`() throws {
    #expect(
      try settings(
        "--policy",
        "naive",
        "--alerts",
        "per-episode",
        "--toast",
        "1.25",
        "--keyboard",
        "pinyin",
        "--profile",
        "ios-18",
        "--glyphs",
        "auto"
      )
        == [
          .policy(.naive), .alerts(.perEpisode), .toast(.milliseconds(1_250)), .keyboard(.pinyin),
          .profile(.iOS18),
        ]
    )
    #expect(try settings("--toast", "0") == [.toast(.zero)])
  }

  @Test func `the last of several values counts`() throws {
    #expect(try settings("--policy", "naive", "--policy=pre-edit") == [.policy(.preEdit)])
  }

  @Test func `the lab has a text, a situation, an engine and colours`() throws {
    var options = RunOptions()
    options.text = "-l5"
    options.situation = 8
    options.engine = .embedded
    options.color = .never
    #expect(
      try Invocation([
        "--text", "-l5", "--situation", "8", "--engine", "embedded", "--color", "never",
      ]) == .run(options)
    )
  }

  @Test func `the lab has a scenario to play and a file to record to`() throws {
    var options = RunOptions()
    options.scenario = "a.field"
    options.record = "b.field"
    #expect(try Invocation(["a.field", "--record", "b.field"]) == .run(options))
    options.pace = .stepwise
    #expect(try Invocation(["run", "--step", "--record=b.field", "a.field"]) == .run(options))
  }

  @Test func `a replay has files`() throws {
    var options = ReplayOptions()
    #expect(try Invocation(["replay", "a", "b"]) == .replay(options, files: ["a", "b"]))
    options.settings = [.lengths([LengthLimit(5)])]
    options.trace = .json
    options.expectations = .update
    options.engine = .auto
    options.text = ""
    options.junit = "r.xml"
    #expect(
      try Invocation([
        "replay", "a", "-l5", "--json", "--trace", "--update", "--engine=auto", "--text=",
        "--junit=r.xml", "--",
        "-b",
      ]) == .replay(options, files: ["a", "-b"])
    )
  }

  @Test func `compare has a file, settings and policies`() throws {
    var options = CompareOptions()
    #expect(try Invocation(["compare", "a.field"]) == .compare(options, file: "a.field"))
    options.settings = [.lengths([LengthLimit(5)]), .alerts(.every)]
    options.policies = [.qt, .preEdit]
    options.format = .json
    options.text = "x"
    #expect(
      try Invocation([
        "compare", "-l5", "--policies", "qt,pre-edit,qt", "--json", "--text", "x", "a",
        "--alerts=every",
      ]) == .compare(options, file: "a")
    )
  }

  @Test func `a model is a policy like any other`() throws {
    #expect(try settings("--policy", "html-maxlength") == [.policy(.htmlMaxlength)])
  }

  @Test func `clamp has limits and one text`() throws {
    var options = ClampOptions()
    #expect(try Invocation(["clamp"]) == .clamp(options))
    options.text = "--check"
    #expect(try Invocation(["clamp", "--", "--check"]) == .clamp(options))
    options.limits = [LengthLimit(5)]
    options.output = .text(try Ellipsis("…", in: options.limits))
    options.text = ""
    #expect(try Invocation(["clamp", "-l5", "--ellipsis", "…", ""]) == .clamp(options))
    options.output = .check
    options.text = nil
    #expect(try Invocation(["clamp", "--check", "-l5"]) == .clamp(options))
  }

  @Test func `count has a format and one text`() throws {
    var options = CountOptions()
    options.text = "-"
    #expect(try Invocation(["count", "-"]) == .count(options))
    options.format = .number(.columns)
    #expect(try Invocation(["count", "-", "--unit=columns"]) == .count(options))
    options.format = .json
    #expect(try Invocation(["count", "--json", "-"]) == .count(options))
  }

  @Test func `help and version win over what else there is`() throws {
    #expect(try Invocation(["help"]) == .help(nil))
    #expect(try Invocation(["-h"]) == .help(nil))
    #expect(try Invocation(["help", "clamp"]) == .help(.clamp))
    #expect(try Invocation(["clamp", "-h", "--limit", "x"]) == .help(.clamp))
    #expect(try Invocation(["compare", "--help"]) == .help(.compare))
    #expect(try Invocation(["--version", "whatever"]) == .version)
  }
}
