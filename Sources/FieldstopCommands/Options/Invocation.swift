/// What the tool is asked to do.
package enum Invocation: Hashable, Sendable {
  case run(RunOptions)
  case replay(ReplayOptions, files: [String])
  case compare(CompareOptions, file: String)
  case clamp(ClampOptions)
  case count(CountOptions)
  case bench(BenchOptions)
  /// The help of a command, or of the tool.
  case help(Command?)
  case version

  /// Reads a command line, the tool's own name not among the arguments.
  package init(_ arguments: [String]) throws(CommandError) {
    let parsed = try OptionParser(arguments)
    if parsed.has(.version) {
      self = .version
      return
    }
    if parsed.has(.help) {
      self = .help(parsed.command)
      return
    }
    let reader = OptionReader(parsed)
    switch parsed.command ?? .run {
    case .replay: self = .replay(try reader.replayOptions(), files: try reader.files())
    case .compare: self = .compare(try reader.compareOptions(), file: try reader.file())
    case .clamp: self = .clamp(try reader.clampOptions())
    case .count: self = .count(try reader.countOptions())
    case .bench: self = .bench(try reader.benchOptions())
    case .help: self = .help(try reader.helpTopic())
    case .run, .demo, .export:
      self = .run(try reader.runOptions())
    }
  }
}
