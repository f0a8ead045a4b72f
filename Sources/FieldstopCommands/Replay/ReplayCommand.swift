import ScenarioReplay
import Simulation
import TextFieldModel

/// `fieldstop replay`: scenario files, without a terminal.
///
/// Every file is tried; the highest status wins.
enum ReplayCommand {
  static func run(_ options: ReplayOptions, files: [String]) throws(CommandError) -> ExitCode {
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    var worst = ExitCode.fine
    var failed = 0
    do {
      for path in files {
        let result = replay(path, settings, options)
        worst = max(worst, result.status)
        if result.status != .fine { failed += 1 }
        try StandardStreams.write(trace(of: result.traces, options.trace), to: .output)
        try say(result.line, options)
      }
      try say("\(files.count - failed) passed, \(failed) failed", options)
    } catch {
      throw .stream(error)
    }
    return worst
  }

  /// Results are for people where the output is JSON for a program.
  private static func say(_ line: String, _ options: ReplayOptions) throws(StreamError) {
    try StandardStreams.write(line + "\n", to: options.trace == .json ? .errors : .output)
  }

  private static func trace(
    of steps: [(step: ScenarioStep, events: [FieldEvent])], _ format: TraceFormat
  ) -> String {
    let events = steps.flatMap(\.events)
    return switch format {
    case .none: ""
    case .text: events.map { "\($0)\n" }.joined()
    case .json: events.map { EventJSON.line(for: $0) + "\n" }.joined()
    }
  }

  private struct Result {
    var line: String
    var status: ExitCode
    var traces: [(step: ScenarioStep, events: [FieldEvent])] = []
  }

  private static func replay(
    _ path: String, _ settings: Settings, _ options: ReplayOptions
  ) -> Result {
    do {
      let bytes = try FileContents.bytes(of: path)
      do {
        let scenario = try Scenario.parse(bytes: bytes)
        return try play(scenario, path, bytes, settings, options)
      } catch let error as ScenarioError {
        return Result(line: ErrorText.result(path, error), status: .wrongUsage)
      }
    } catch let failure as FileContents.Failure {
      return Result(line: ErrorText.result(path, code: failure.code), status: .cannotRun)
    } catch {
      return Result(line: "FAIL \(path): \(error)", status: .cannotRun)
    }
  }

  private static func play(
    _ scenario: Scenario, _ path: String, _ bytes: [UInt8], _ settings: Settings,
    _ options: ReplayOptions
  ) throws(FileContents.Failure) -> Result {
    var scenario = scenario
    if options.expectations == .update { scenario.forgetTraces() }
    var player = ScenarioPlayer(
      settings: settings, text: options.text ?? "", screens: try screens(of: scenario, path))
    let outcome = player.play(scenario)
    if let failure = outcome.failure {
      let isFilesFault = if case .impossible = failure.kind { true } else { false }
      return Result(
        line: ErrorText.result(path, failure), status: isFilesFault ? .wrongUsage : .notMet,
        traces: outcome.traces)
    }
    if options.expectations == .update {
      let new = scenario.source(String(decoding: bytes, as: UTF8.self), with: outcome)
      if Array(new.utf8) != bytes {
        try FileContents.replace(path, with: Array(new.utf8))
        return Result(line: "updated \(path)", status: .fine, traces: outcome.traces)
      }
    }
    return Result(line: "ok \(path)", status: .fine, traces: outcome.traces)
  }

  /// The files that a scenario compares the screen with; they are named from its own folder.
  private static func screens(
    of scenario: Scenario, _ path: String
  ) throws(FileContents.Failure) -> [String: String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var screens: [String: String] = [:]
    for name in scenario.screenNames where screens[name] == nil {
      let file = name.hasPrefix("/") ? name : folder + name
      screens[name] = String(decoding: try FileContents.bytes(of: file), as: UTF8.self)
    }
    return screens
  }
}
