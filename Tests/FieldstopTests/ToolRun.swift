import Glibc

/// What came of a program that ran without a terminal: its output and how it ended.
struct ToolRun: Equatable {
  /// All that it wrote to standard output.
  let output: String

  /// All that it wrote to standard error.
  let errors: String

  /// How it ended; `nil` when it did not within the time and was killed.
  let status: ExitStatus?

  /// Runs the built tool to its end.
  static func lab(
    _ arguments: String...,
    input: String = "",
    environment: [String: String?] = [:]
  ) throws -> ToolRun {
    try run([Spawn.tool()] + arguments, input: input, environment: environment)
  }

  /// Runs a program to its end, with a text as its standard input.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String?] = [:],
    within time: Duration = .seconds(30)
  ) throws(HarnessError) -> ToolRun {
    let (input, output, errors) = (try Pipe(writing: input), try Pipe(), try Pipe())
    let process = try Spawn.start(
      arguments,
      environment: Spawn.environment(environment),
      sources: [.descriptor(input.far), .descriptor(output.far), .descriptor(errors.far)],
      isSessionLeader: false
    )
    for pipe in [input, output, errors] { pipe.closeFar() }
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end, [input, output, errors].contains(where: { $0.isOpen }) {
      Pipe.move([input, output, errors])
    }
    return ToolRun(
      output: String(decoding: output.bytes, as: UTF8.self),
      errors: String(decoding: errors.bytes, as: UTF8.self),
      status: status(of: process, before: end)
    )
  }

  private static func status(of process: pid_t, before end: ContinuousClock.Instant) -> ExitStatus?
  {
    var word: Int32 = 0
    while ContinuousClock.now < end {
      if unsafe waitpid(process, &word, WNOHANG) == process { return ExitStatus(word: word) }
      usleep(1000)
    }
    kill(process, SIGKILL)
    unsafe waitpid(process, &word, 0)
    return nil
  }
}
