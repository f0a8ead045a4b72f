/// The command line, taken apart by the option table; values are not looked at.
package struct OptionParser: Hashable, Sendable {
  /// An option that was given, and its value.
  package struct Option: Hashable, Sendable {
    package let name: OptionName
    package let value: String?
  }

  /// The command that was named.
  package private(set) var command: Command?

  /// The options, in their order.
  package private(set) var options: [Option] = []

  /// Everything else but the command.
  package private(set) var operands: [String] = []

  /// Takes the arguments apart, the tool's own name not among them.
  ///
  /// The first argument that is no option names the command where it can.
  package init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument.dropFirst(2), &rest)
      } else if argument.hasPrefix("-") && argument.utf8.count > 1 {
        try takeLetters(argument.dropFirst(), &rest)
      } else if command == nil, operands.isEmpty, let named = Command(rawValue: argument) {
        command = named
        // What it will take is not known yet.
        if named.isLater {
          try takeLater(named, rest)
          break
        }
      } else {
        operands.append(argument)
      }
    }
    let running = command ?? .run
    for option in options
    where !(OptionRow.row(of: option.name)?.commands.contains(running) ?? false) {
      throw usage(.notForCommand(option.name, running))
    }
  }

  private mutating func takeLater(
    _ command: Command,
    _ rest: ArraySlice<String>
  ) throws(CommandError) {
    guard rest.contains("--help") || rest.contains("-h") else {
      throw .usage(.commandLater(command), nil)
    }
    options.append(Option(name: .help, value: nil))
  }

  private mutating func takeLong(
    _ argument: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts.first ?? "")
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let name = OptionName(rawValue: word), let row = OptionRow.row(of: name) else {
      throw usage(.unknownOption("--\(word)", nearest: nearestOption(to: word)))
    }
    if row.value == nil, let attached { throw usage(.extraValue(name, attached)) }
    try take(row, attached, &rest)
  }

  private mutating func takeLetters(
    _ argument: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    var letters = argument
    while let letter = letters.popFirst() {
      guard let row = OptionRow.all.first(where: { $0.letter == letter }) else {
        throw usage(.unknownOption("-\(letter)", nearest: nil))
      }
      if row.value != nil && !letters.isEmpty {
        try take(row, String(letters), &rest)
        return
      }
      try take(row, nil, &rest)
    }
  }

  private mutating func take(
    _ row: OptionRow,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    var value = attached
    if row.value != nil && value == nil {
      guard let next = rest.popFirst() else { throw usage(.missingValue(row.name)) }
      value = next
    }
    options.append(Option(name: row.name, value: value))
  }

  private func usage(_ fault: UsageFault) -> CommandError {
    .usage(fault, command ?? .run)
  }

  private func nearestOption(to word: String) -> OptionName? {
    let known = OptionRow.all.filter { $0.commands.contains(command ?? .run) }
    return nearestWord(to: word, among: known.map(\.name.rawValue))
      .flatMap(OptionName.init(rawValue:))
  }
}

extension OptionParser {
  /// Whether an option was given.
  package func has(_ name: OptionName) -> Bool {
    options.contains { $0.name == name }
  }

  /// The values of an option, in their order.
  package func values(of name: OptionName) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }
}
