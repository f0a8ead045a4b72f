package import CursesTerminal
package import ScenarioReplay
package import TextMeasure

/// Every way in which a command can fail.
///
/// What is said about it is made in ``ErrorText``.
package enum CommandError: Error, Equatable, Sendable {
  /// The command line is wrong; the command whose help says how it is right, if one was named.
  case usage(UsageFault, Command?)
  /// Standard input or output fails.
  case stream(StreamError)
  /// A file cannot be read; its path and the system's error number.
  case unreadable(path: String, code: Int32)
  /// A file cannot be written; its path and the system's error number.
  case unwritable(path: String, code: Int32)
  /// The file for a recording is there already.
  case recordingExists(path: String)
  /// A scenario file that is not of the language.
  case malformed(path: String, ScenarioError)
  /// The lab cannot run here.
  case terminal(TerminalError)

  /// How the tool ends.
  package var exitCode: ExitCode {
    switch self {
    case .usage, .recordingExists, .malformed: .wrongUsage
    // Nobody is left to read: that is no fault.
    case .stream(.readerGone): .fine
    case .stream(.read), .stream(.write), .unreadable, .unwritable, .terminal: .cannotRun
    }
  }
}

/// What is wrong with a command line.
package enum UsageFault: Hashable, Sendable {
  case unknownCommand(String, nearest: Command?)
  case unknownOption(String, nearest: OptionName?)
  case missingValue(OptionName)
  case extraValue(OptionName, String)
  case notForCommand(OptionName, Command)
  case badValue(OptionName, String, ValueFault)
  case conflict(OptionName, OptionName)
  case needs(OptionName, OptionName)
  case extraOperand(String)
  case missingFile
  case missingText
  /// A word that is no operation of `bench`.
  case unknownOperation(String, nearest: String?)
  /// `bench` with some of its operands.
  case missingBenchOperand
  /// An operand that is no number of a range: what it is called, and what stands there.
  case badOperand(String, String, ClosedRange<Int>)
  case badEllipsis(String, Ellipsis.Fault)
  case commandLater(Command)
  case optionLater(OptionName)
  case valueLater(OptionName, String)
  /// An option that says how a scenario is played, and none is.
  case needsScenario(OptionName)
  /// `--update` of what comes from standard input.
  case updateOfInput
}

/// What is wrong with a value of an option.
package enum ValueFault: Hashable, Sendable {
  /// It is not of the form that the option asks for.
  case malformed
  /// It is not one of the words that the option knows.
  case unknownWord(nearest: String?)
  case unknownUnit(String, meant: TextUnit?)
  /// Several limits in one value.
  case severalLimits([String])
  case negative
  case tooLarge
  case outOfRange
  /// The upper bound is below the lower.
  case crossed
  /// A bound has more decimal places than the number may have.
  case decimalBound(decimals: Int)
  /// `none` beside another limit.
  case noneAmongLimits
}
