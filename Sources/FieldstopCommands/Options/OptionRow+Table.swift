extension OptionRow {
  /// Every option, in the order of the help.
  package static let all: [OptionRow] = limits + lab + replaying + texts + general

  /// The row of an option.
  package static func row(of name: OptionName) -> OptionRow? {
    all.first { $0.name == name }
  }

  private static let field: Set<Command> = [.run, .replay, .compare]

  private static let limits = [
    OptionRow(
      .limit,
      letter: "l",
      value: "N[UNIT]",
      for: [.run, .replay, .compare, .clamp],
      "the most that fits: 31, 31utf16, 20characters, 64utf8,",
      "none; several at once must all hold (default: 31utf16)"
    ),
    OptionRow(
      .number,
      value: "MIN..MAX",
      for: field,
      "a number field instead: 0..100, -5..5, 3.., or",
      "..100 (from 0, no sign)"
    ),
    OptionRow(
      .decimals,
      value: "N",
      for: field,
      "decimal places of the number (default: 0)"
    ),
    OptionRow(
      .exceed,
      value: "WAY",
      for: field,
      "a number past a bound: reject the edit, or clamp to",
      "the bound (default: reject)"
    ),
  ]

  private static let lab = [
    OptionRow(
      .policy,
      value: "WAY",
      for: [.run, .replay],
      "pre-edit, truncate-tail, reject-whole,",
      "reject-predicted or naive, or a model of another",
      "system; 'help compare' has them (default: pre-edit)"
    ),
    OptionRow(
      .policies,
      value: "A,B,…",
      for: [.compare],
      "which ones (default: all that limit such a field)"
    ),
    OptionRow(
      .alerts,
      value: "WAY",
      for: field,
      "every, while-presented or per-episode",
      "(default: while-presented)"
    ),
    OptionRow(
      .toast,
      value: "SECONDS",
      for: field,
      "how long an alert stays (default: 1.0)"
    ),
    OptionRow(
      .keyboard,
      value: "NAME",
      for: field,
      "english, pinyin or plain (default: english)"
    ),
    OptionRow(
      .engine,
      value: "NAME",
      for: field,
      "what turns pinyin into words: embedded or auto"
    ),
    OptionRow(.profile, value: "NAME", for: field, "the system to be: ios-18"),
    OptionRow(.text, value: "TEXT", for: field, "the text that the field starts with"),
    OptionRow(
      .situation,
      value: "1..8",
      for: [.run],
      "start with one of the prepared situations"
    ),
    OptionRow(
      .record,
      value: "FILE",
      for: [.run],
      "write every step to a new scenario file as it is",
      "done; F9 starts and stops a recording too"
    ),
    OptionRow(.step, for: [.run], "play SCENARIO step by step; Space is the next one"),
    OptionRow(
      .color,
      value: "WHEN",
      for: [.run],
      "auto, always or never (default: auto)"
    ),
    OptionRow(
      .glyphs,
      value: "SET",
      for: [.run],
      "safe: only what every terminal draws alike; auto is",
      "the same for now"
    ),
    OptionRow(.plain, for: [.run], isLater: true, "line by line, for screen readers"),
  ]

  private static let replaying = [
    OptionRow(.trace, for: [.replay], "print what happened, a line for each fact"),
    OptionRow(.update, for: [.replay], "rewrite the lines that begin with >"),
    OptionRow(
      .junit,
      value: "FILE",
      for: [.replay],
      "write the results as JUnit XML too"
    ),
    OptionRow(
      .picture,
      value: "FILE",
      for: [.replay],
      "draw the last screen as SVG"
    ),
  ]

  private static let texts = [
    OptionRow(
      .check,
      for: [.clamp],
      "write only a row for each line over a limit; exit",
      "status 1 if there is any"
    ),
    OptionRow(
      .ellipsis,
      value: "TEXT",
      for: [.clamp],
      "what follows a text that was cut, within the limit"
    ),
    OptionRow(
      .unit,
      value: "UNIT",
      for: [.count],
      "only the number in this unit: utf16, characters,",
      "scalars, utf8 or columns"
    ),
    OptionRow(.json, for: [.replay, .compare, .count, .bench], "one JSON object a line"),
  ]

  private static let general = [
    OptionRow(.help, letter: "h", for: Set(Command.allCases), "show this help"),
    OptionRow(.version, for: Set(Command.allCases), "show the version"),
  ]
}
