import TextMeasure

/// `fieldstop count`: the length of a text, or of each line of standard input.
enum CountCommand {
  static func run(_ options: CountOptions) throws(CommandError) -> ExitCode {
    var writer = CountWriter(options.format)
    try TextCommand.run(.count, options.text, through: &writer) { text, writer in
      writer.write(TextCounts(of: text))
    }
    return .fine
  }
}
