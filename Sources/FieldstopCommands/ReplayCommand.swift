/// `fieldstop replay`: scenario files, without a terminal.
enum ReplayCommand {
  static func run(_ options: ReplayOptions, files: [String]) throws(CommandError) -> ExitCode {
    throw .notWired(.replay)
  }
}
