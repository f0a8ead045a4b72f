/// What the parser and the help have to know of an option.
package struct OptionRow: Hashable, Sendable {
  /// The long name.
  package let name: OptionName
  /// The letter that may stand for it.
  package let letter: Character?
  /// What its value is called; `nil` where it takes none.
  package let value: String?
  /// The commands that have it.
  package let commands: Set<Command>
  /// What it does, in a line or two.
  package let summary: [String]
  /// Whether it is known but comes in a later version.
  package let isLater: Bool

  init(
    _ name: OptionName,
    letter: Character? = nil,
    value: String? = nil,
    for commands: Set<Command>,
    isLater: Bool = false,
    _ summary: String...
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.commands = commands
    self.isLater = isLater
    self.summary = summary
  }

  /// The option as a user writes it: `-l, --limit N[UNIT]`.
  package var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + "--\(name.rawValue)" + (value.map { " \($0)" } ?? "")
  }
}
