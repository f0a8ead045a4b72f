/// `fieldstop run`: the interactive lab.
enum RunCommand {
  static func run(_ options: RunOptions) throws(CommandError) -> ExitCode {
    throw .notWired(.run)
  }
}
