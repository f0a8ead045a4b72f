/// The tool.
package enum Fieldstop {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// Does what the arguments ask for, the first of which is the tool's own name.
  package static func main(arguments: [String]) -> ExitCode {
    do throws(CommandError) {
      return try perform(Invocation(Array(arguments.dropFirst())))
    } catch {
      if let text = ErrorText.text(for: error) {
        // Where standard error cannot be written there is nobody left to tell.
        try? StandardStreams.write(text + "\n", to: .errors)
      }
      return error.exitCode
    }
  }

  private static func perform(_ invocation: Invocation) throws(CommandError) -> ExitCode {
    switch invocation {
    case .run(let options): return try RunCommand.run(options)
    case .replay(let options, let files): return try ReplayCommand.run(options, files: files)
    case .compare(let options, let file): return try CompareCommand.run(options, file: file)
    case .clamp(let options): return try ClampCommand.run(options)
    case .count(let options): return try CountCommand.run(options)
    case .bench(let options): return try BenchCommand.run(options)
    case .help(let command): try write(HelpText.text(for: command))
    case .version: try write(VersionText.text)
    }
    return .fine
  }

  private static func write(_ text: String) throws(CommandError) {
    do {
      try StandardStreams.write(text, to: .output)
    } catch {
      throw .stream(error)
    }
  }
}
