import CursesTerminal
import ScenarioReplay
import ScreenCells
import Simulation
import TextFieldModel

/// `fieldstop replay`: scenario files, without a terminal.
///
/// Every file is tried; the highest status wins. What is known of a file goes out before the next is
/// read, so the memory does not grow with their number.
struct ReplayCommand {
  private let options: ReplayOptions
  private let settings: Settings
  private var report: ReplayReport

  static func run(_ options: ReplayOptions, files: [String]) throws(CommandError) -> ExitCode {
    let items = ReplayFiles(files).items
    var command = ReplayCommand(options, count: items.count)
    var junit = try options.junit.map { path throws(CommandError) in try JUnitReport(path) }
    var worst = ExitCode.fine
    for item in items {
      let result = try command.print(item)
      worst = max(worst, result.status)
      try junit?.add(result)
    }
    do {
      try command.report.finish()
    } catch {
      throw .stream(error)
    }
    try junit?.finish()
    return worst
  }

  private init(_ options: ReplayOptions, count: Int) {
    self.options = options
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    self.settings = settings
    report = ReplayReport(options.trace, count: count)
  }

  /// Plays a file and prints what came of it.
  private mutating func print(_ item: ReplayFiles.Item) throws(CommandError) -> ReplayResult {
    do {
      let start = MonotonicClock.now
      var result = try result(of: item)
      result.time = MonotonicClock.now - start
      try report.add(result)
      return result
    } catch {
      throw .stream(error)
    }
  }

  private mutating func result(
    of item: ReplayFiles.Item
  ) throws(StreamError) -> ReplayResult {
    switch item {
    case .file(let path): try replay(path)
    case .emptyFolder(let path): ReplayResult(path: path, outcome: .emptyFolder)
    case .unreadable(let failure):
      ReplayResult(path: failure.path, outcome: .unusable(failure))
    }
  }

  private mutating func replay(_ path: String) throws(StreamError) -> ReplayResult {
    let bytes: [UInt8]
    var scenario: Scenario
    let screens: [String: String]
    do throws(FileContents.Failure) {
      bytes = try ScenarioSource.bytes(of: path)
      do {
        scenario = try Scenario.parse(bytes: bytes)
      } catch {
        return ReplayResult(path: path, outcome: .malformed(error))
      }
      screens = try ScenarioSource.screens(of: scenario, path)
    } catch {
      return ReplayResult(path: path, outcome: .unusable(error))
    }
    if options.expectations == .update { scenario.forgetTraces() }
    var player = ScenarioPlayer(settings: settings, text: options.text ?? "", screens: screens)
    var outcome = ScenarioOutcome()
    outcome.failure = try player.play(scenario) { step, events throws(StreamError) in
      if scenario.hasTrace(step) { outcome.traces.append((step, events)) }
      try report.add(step, events, of: path)
    }
    do {
      try draw(player.simulator)
    } catch {
      return ReplayResult(path: path, outcome: .unusable(error))
    }
    if let failure = outcome.failure {
      return ReplayResult(path: path, outcome: .failed(failure))
    }
    return update(path, bytes, scenario, outcome)
  }

  /// Draws the last screen where a picture is wanted; of several files the last one's stays.
  private func draw(_ simulator: Simulator) throws(FileContents.Failure) {
    guard let path = options.picture else { return }
    let grid = ScenePainter.paint(Scene(simulator))
    try FileContents.replace(path, with: Array(grid.svg(title: "Fieldstop").utf8))
  }

  /// Writes the traces that came into the file; a file that says them already is left alone.
  private func update(
    _ path: String,
    _ bytes: [UInt8],
    _ scenario: Scenario,
    _ outcome: ScenarioOutcome
  ) -> ReplayResult {
    guard options.expectations == .update else {
      return ReplayResult(path: path, outcome: .passed)
    }
    let new = Array(scenario.source(String(decoding: bytes, as: UTF8.self), with: outcome).utf8)
    guard new != bytes else { return ReplayResult(path: path, outcome: .passed) }
    do {
      try FileContents.replace(path, with: new)
      return ReplayResult(path: path, outcome: .updated)
    } catch {
      return ReplayResult(path: path, outcome: .unusable(error))
    }
  }
}
