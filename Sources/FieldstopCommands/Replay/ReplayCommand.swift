import CursesTerminal
import ScenarioReplay
import Simulation
import TextFieldModel

/// `fieldstop replay`: scenario files, without a terminal.
///
/// Every file is tried; the highest status wins. What is known of a file goes out before the next is
/// read, so the memory does not grow with their number.
enum ReplayCommand {
  static func run(_ options: ReplayOptions, files: [String]) throws(CommandError) -> ExitCode {
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    let items = ReplayFiles(files).items
    var report = ReplayReport(options.trace, count: items.count)
    var junit = try options.junit.map { path throws(CommandError) in try JUnitReport(path) }
    var worst = ExitCode.fine
    do {
      for item in items {
        let start = MonotonicClock.now
        var result = result(of: item, settings, options)
        result.time = MonotonicClock.now - start
        worst = max(worst, result.status)
        try report.add(result)
        try junit?.add(result)
      }
      try report.finish()
    } catch let error as StreamError {
      throw .stream(error)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .unwritable(path: options.junit ?? "", code: 0)
    }
    try junit?.finish()
    return worst
  }

  private static func result(
    of item: ReplayFiles.Item,
    _ settings: Settings,
    _ options: ReplayOptions
  ) -> ReplayResult {
    switch item {
    case .file(let path): replay(path, settings, options)
    case .emptyFolder(let path): ReplayResult(path: path, outcome: .emptyFolder)
    case .unreadable(let path, let code):
      ReplayResult(path: path, outcome: .unusable(code: code))
    }
  }

  private static func replay(
    _ path: String,
    _ settings: Settings,
    _ options: ReplayOptions
  ) -> ReplayResult {
    do {
      let bytes = try ScenarioSource.bytes(of: path)
      var scenario = try Scenario.parse(bytes: bytes)
      if options.expectations == .update { scenario.forgetTraces() }
      var player = ScenarioPlayer(
        settings: settings,
        text: options.text ?? "",
        screens: try ScenarioSource.screens(of: scenario, path)
      )
      let outcome = player.play(scenario)
      let isUpdated =
        outcome.failure == nil && options.expectations == .update
        ? try update(path, bytes, scenario, outcome) : false
      return ReplayResult(
        path: path,
        outcome: outcome.failure.map(ReplayResult.Outcome.failed)
          ?? (isUpdated ? .updated : .passed),
        traces: outcome.traces
      )
    } catch let error as ScenarioError {
      return ReplayResult(path: path, outcome: .malformed(error))
    } catch {
      let code = (error as? FileContents.Failure)?.code ?? 0
      return ReplayResult(path: path, outcome: .unusable(code: code))
    }
  }

  /// Writes the traces that came into the file; a file that says them already is left alone.
  private static func update(
    _ path: String,
    _ bytes: [UInt8],
    _ scenario: Scenario,
    _ outcome: ScenarioOutcome
  ) throws(FileContents.Failure) -> Bool {
    let new = Array(scenario.source(String(decoding: bytes, as: UTF8.self), with: outcome).utf8)
    guard new != bytes else { return false }
    try FileContents.replace(path, with: new)
    return true
  }
}
