import CursesTerminal
import ScenarioReplay
import Simulation

/// `fieldstop compare`: one scenario file through several policies, side by side.
enum CompareCommand {
  /// The width of the table where no terminal has another.
  private static let usualWidth = 80

  static func run(_ options: CompareOptions, file: String) throws(CommandError) -> ExitCode {
    let comparison: PolicyComparison
    do {
      comparison = try self.comparison(of: FileContents.bytes(of: file), options)
    } catch let failure as FileContents.Failure {
      throw .unreadable(path: failure.path, code: failure.code)
    } catch let error as ScenarioError {
      return try fail(ErrorText.place(file, error))
    } catch {
      return .cannotRun
    }
    if let failure = comparison.failure { return try fail(ErrorText.place(file, failure)) }
    let outcomes = (options.policies ?? comparison.policies).map(comparison.outcome)
    let text =
      switch options.format {
      case .table:
        ComparisonText.table(
          outcomes,
          width: WindowSize.ofStandardOutput?.columns ?? usualWidth
        )
      case .json: ComparisonText.json(outcomes)
      }
    do {
      try StandardStreams.write(text, to: .output)
    } catch {
      throw .stream(error)
    }
    return .fine
  }

  private static func comparison(
    of bytes: [UInt8],
    _ options: CompareOptions
  ) throws(ScenarioError) -> PolicyComparison {
    var settings = Settings()
    for setting in options.settings { settings.apply(setting) }
    return PolicyComparison(
      try Scenario.parse(bytes: bytes),
      settings: settings,
      text: options.text ?? ""
    )
  }

  private static func fail(_ line: String) throws(CommandError) -> ExitCode {
    do {
      try StandardStreams.write(line + "\n", to: .errors)
    } catch {
      throw .stream(error)
    }
    return .wrongUsage
  }
}
