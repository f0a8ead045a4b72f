/// What `clamp` and `count` share: one text from the command line, or the lines of standard input.
enum TextCommand {
  static func run<Sink: LineSink>(
    _ command: Command,
    _ text: String?,
    through sink: inout Sink,
    take: (String, inout Sink) -> Void
  ) throws(CommandError) {
    if text == nil && StandardStreams.isTerminal(.input) {
      throw .usage(.missingText, command)
    }
    do {
      guard let text else { return try run(through: &sink) }
      take(text, &sink)
      try StandardStreams.write(sink.output.span, to: .output)
    } catch {
      throw .stream(error)
    }
  }

  private static func run(through sink: inout some LineSink) throws(StreamError) {
    try LineStream.run(through: &sink)
    if let line = sink.firstRepairedLine {
      try StandardStreams.write(ErrorText.repaired(from: line) + "\n", to: .errors)
    }
  }
}
