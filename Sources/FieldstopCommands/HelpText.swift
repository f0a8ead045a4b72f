import TextLimits

/// The help, made from the table of options.
package enum HelpText {
  /// The help of a command, or of the tool.
  package static func text(for command: Command?) -> String {
    guard let command else { return overview }
    if command.isLater {
      return "fieldstop \(command): \(command.summary)\n\nIt is not in this version yet.\n"
    }
    return
      """
      Usage: fieldstop \(command.usage)

      \(command.description)

      Options:
      \(rows(of: command))
      \(command.examples)
      """
  }

  private static var overview: String {
    let commands = Command.allCases.map {
      "  " + $0.rawValue.padded(to: 10) + $0.summary + ($0.isLater ? " (later)" : "")
    }
    return
      """
      Fieldstop: a terminal lab for text fields with a limit.

      Usage: fieldstop [COMMAND] [OPTIONS] [ARGUMENTS]

      Commands:
      \(commands.joined(separator: "\n"))

      'fieldstop' alone is 'fieldstop run'. 'fieldstop help COMMAND' has the options
      of a command, 'fieldstop --version' the versions.

      Exit status: 0 fine; 1 an expectation not met, or a text over its limit with
      'clamp --check'; 2 wrong usage or a malformed file; 3 cannot run here.

      """
  }

  private static func rows(of command: Command) -> String {
    OptionRow.all.filter { $0.commands.contains(command) }.map(row).joined()
  }

  private static func row(_ option: OptionRow) -> String {
    let summary = option.isLater ? option.summary + ["(not in this version yet)"] : option.summary
    let margin = "\n" + String(repeating: " ", count: 25)
    let text = summary.joined(separator: margin)
    let usage = "  " + option.usage
    return usage.count < 24 ? usage.padded(to: 25) + text + "\n" : usage + margin + text + "\n"
  }
}

extension Command {
  /// What it does, in a line.
  fileprivate var summary: String {
    switch self {
    case .run: "the interactive lab (default)"
    case .replay: "play scenario files without a terminal"
    case .compare: "play a scenario file through several policies, side by side"
    case .clamp: "limit a text, or each line of standard input"
    case .count: "the length of a text, or of each line of standard input"
    case .bench: "times of the engine"
    case .demo: "a tour that plays by itself"
    case .export: "write a scenario file in another form"
    case .help: "this help, or that of a command"
    }
  }

  fileprivate var usage: String {
    switch self {
    case .run: "[run] [OPTIONS] [SCENARIO]"
    case .replay: "replay [OPTIONS] FILE..."
    case .compare: "compare [OPTIONS] FILE"
    case .clamp: "clamp [OPTIONS] [TEXT]"
    case .count: "count [OPTIONS] [TEXT]"
    case .bench: "bench [OPTIONS] [OP FILE N BUDGET_MS]"
    case .help: "help [COMMAND]"
    case .demo, .export: rawValue
    }
  }

  fileprivate var description: String {
    switch self {
    case .run:
      """
      A text field that behaves like a UITextField, with a limit: type, paste,
      compose, pick words, and see key by key what is kept, what is cut and how often
      the user is told. SCENARIO is a file that is played first; any key pauses it,
      Esc takes the keyboard over. --record keeps all that is done as such a file.
      """
    case .replay:
      """
      Plays scenario files without a terminal and prints for each whether what came
      is what the file expects. FILE may be a folder, for every .field file below it,
      or - for standard input. A file's own settings win over the options.
      """
    case .compare:
      """
      Plays a scenario file through several policies and prints a table: the text with
      its caret, what was lost and whose it was, alerts that came and alerts that were
      held back, and the rules of the contract that were broken. What the file says of
      policies and of what must come is passed over. A model of another system counts
      in its own unit, and says what its source says: read, not run.

      Policies:
      \(policies)
      """
    case .clamp:
      """
      Writes the longest start of TEXT that is within every limit; it ends where a
      character ends. Without TEXT, each line of standard input is limited by itself
      and keeps its ending: LF, CR LF, or none at the end of the input. The ending
      does not count. What is not UTF-8 becomes U+FFFD. With --ellipsis a line is
      held in memory as far as its limit reaches.
      """
    case .count:
      """
      Writes the length of TEXT in every unit: characters (extended grapheme
      clusters), scalars, UTF-16 units, bytes of UTF-8, and columns of a terminal.
      Without TEXT, each line of standard input is counted by itself; its ending, LF
      or CR LF, does not count. What is not UTF-8 counts as U+FFFD, and a byte order
      mark as a character.
      """
    case .bench:
      """
      Times the engine beside the plain ways of Swift's standard library: counting
      the characters of a text, finding the longest start within 31 characters or
      UTF-16 units, and one key in the middle, in texts of many scripts and sizes.
      It takes about a minute.

      With OP FILE N BUDGET_MS it times one operation on the text of FILE and writes
      one line of JSON: count; prefix, within N characters; prefix16, within N UTF-16
      units; or keystroke. Its samples are in nanoseconds, taken for BUDGET_MS.
      """
    case .help: "Shows the help of a command, or of the tool."
    case .demo, .export: summary
    }
  }

  /// The names of all policies, in lines.
  private var policies: String {
    WordWrap.lines(LimitPolicy.allCases.map(\.rawValue).joined(separator: ", "), width: 76)
      .map { "  " + $0 }.joined(separator: "\n")
  }

  fileprivate var examples: String {
    switch self {
    case .run:
      """
      Examples:
        fieldstop --limit 20characters --limit 64utf8
        fieldstop --number 0..100 --exceed clamp
        fieldstop --record bug.field
        fieldstop --step bug.field

      """
    case .replay:
      """
      Examples:
        fieldstop replay --trace title.field
        fieldstop replay --junit report.xml scenarios

      """
    case .compare:
      """
      Examples:
        fieldstop compare docs/scenarios/compare/middle-insertion.field
        fieldstop compare --policies pre-edit,qt,html-maxlength --json title.field

      """
    case .clamp:
      """
      Examples:
        fieldstop clamp --limit 8characters --ellipsis … "Fieldstop measures"
        fieldstop clamp --check --limit 31utf16 < titles.txt
        fieldstop clamp -- "-a text that begins with a hyphen"

      """
    case .count:
      """
      Examples:
        fieldstop count "👩‍👩‍👧"
        fieldstop count --unit columns < titles.txt

      """
    case .bench:
      """
      Example:
        fieldstop bench prefix titles.txt 31 200

      """
    case .help, .demo, .export: ""
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
