import Glibc
import TextFieldModel
import TextLimits
import TextMeasure

/// Every sentence about something that went wrong: what, where, and what would be right.
package enum ErrorText {
  /// Said once where something that is not UTF-8 was replaced, in a line and perhaps in others behind it.
  package static func repaired(from line: Int) -> String {
    "fieldstop: the input is not all UTF-8, first in line \(line): what is not was taken as U+FFFD"
  }

  /// What is said about an error, without a line end; `nil` where nothing is.
  package static func text(for error: CommandError) -> String? {
    switch error {
    case .usage(let fault, let command):
      "fieldstop: \(sentence(for: fault, command))\nSee 'fieldstop help\(command.map { " \($0)" } ?? "")'."
    case .stream(.read(let code)): "fieldstop: standard input: \(reason(code))"
    case .stream(.write(let code)): "fieldstop: standard output: \(reason(code))"
    case .stream(.readerGone): nil
    case .unreadable(let path, let code), .unwritable(let path, let code):
      "fieldstop: \(shown(path)): \(reason(code))"
    case .recordingExists(let path):
      "fieldstop: \(shown(path)) is there already, and a recording writes over nothing; "
        + "name a new file"
    case .malformed(let path, let error): "fieldstop: \(place(path, error))"
    case .terminal(let error): "fieldstop: \(sentence(for: error))"
    }
  }

  private static func sentence(for fault: UsageFault, _ command: Command?) -> String {
    switch fault {
    case .unknownCommand(let word, let nearest):
      "there is no command \(quoted(word))" + meant(nearest?.rawValue)
        + (nearest == nil ? "; the commands are \(list(Command.allCases.map(\.rawValue)))" : "")
    case .unknownOption(let option, let nearest):
      "there is no option \(shown(option))" + meant(nearest.map { "--\($0)" })
        + (nearest == nil && command.takesText
          ? "; a text that begins with - goes behind --" : "")
    case .missingValue(let name): "--\(name) needs a value: \(usage(of: name))"
    case .extraValue(let name, let value): "--\(name) takes no value, but has \(quoted(value))"
    case .notForCommand(let name, let command):
      "--\(name) is an option of \(owners(of: name)), not of \(command)"
    case .badValue(let name, let value, let fault):
      "--\(name) \(quoted(value)): \(sentence(for: fault, of: name))"
    case .conflict(let name, let other): "--\(name) and --\(other) cannot be used together"
    case .needs(let name, let other): "--\(name) means something only beside --\(other)"
    case .extraOperand(let word):
      "\(quoted(word)) is one argument too many"
        + (command.takesText ? "; a text with blanks goes in quotes" : "")
    case .missingFile where command == .compare:
      "compare needs a scenario file: fieldstop compare FILE"
    case .missingFile: "replay needs a scenario file: fieldstop replay FILE..."
    case .missingText:
      "no text, and standard input is a terminal; give a TEXT, or lead a file into it with <"
    case .unknownOperation(let word, let nearest):
      "bench has no operation \(quoted(word))" + meant(nearest)
        + (nearest == nil
          ? "; the operations are \(list(BenchOperation.allCases.map(\.rawValue)))" : "")
    case .missingBenchOperand:
      "bench takes all of OP FILE N BUDGET_MS, or none of them"
    case .badOperand(let name, let text, let range):
      "\(name) \(quoted(text)): expected a number from \(range.lowerBound) to \(range.upperBound)"
    case .badEllipsis(let text, .tooLong(let limit, let count)):
      "--ellipsis \(quoted(text)) is \(count) \(limit.unit.rawValue) long and does not fit "
        + "into \(limit) by itself"
    case .badEllipsis(let text, .control(let scalar)):
      "--ellipsis \(quoted(text)) has a line break or another control character, "
        + "\(name(of: scalar)); what follows a cut stays on its line, such as …"
    case .commandLater(let command):
      "\(command) is not in this version yet; this one has "
        + list(Command.allCases.filter { !$0.isLater }.map(\.rawValue))
    case .optionLater(let name): "--\(name) is not in this version yet"
    case .valueLater(let name, let value):
      "--\(name) \(shown(value)) is not in this version yet; now it is \(choices(of: name))"
    case .needsScenario(let name):
      "--\(name) says how a scenario is played, and there is none; name its file"
    case .updateOfInput:
      "--update rewrites files, and standard input (-) is none"
    }
  }

  private static func sentence(for fault: ValueFault, of name: OptionName) -> String {
    switch fault {
    case .malformed, .outOfRange: "expected \(form(of: name))"
    case .unknownWord(let nearest): "expected \(choices(of: name))" + meant(nearest)
    case .unknownUnit(let word, let unit):
      "\(quoted(word)) is no unit" + meant(unit?.rawValue)
        + (unit == nil ? "; the units are \(list(TextUnit.allCases.map(\.rawValue)))" : "")
    case .severalLimits(let limits):
      "a limit has no comma; -l may be given more than once: "
        + shown(limits.map { "-l \($0)" }.joined(separator: " "))
    case .negative where name == .limit: "a limit is not below 0; 0 lets nothing in"
    case .negative: "expected \(form(of: name)), not below 0"
    case .tooLarge: "too large a number; none is no limit"
    case .crossed: "the first bound is above the second; write MIN..MAX"
    case .decimalBound(let decimals):
      "a bound has more decimal places than --decimals \(decimals) allows"
    case .noneAmongLimits: "no limit at all cannot stand beside another limit"
    }
  }
}

// MARK: - Parts of sentences

extension ErrorText {
  /// What a value has to look like.
  private static func form(of name: OptionName) -> String {
    switch name {
    case .limit: "a limit, such as 31, 31utf16, 20characters or none"
    case .number: "a range of numbers, such as 0..100, -5..5, ..100 or 3.."
    case .decimals: "a number of decimal places, 0 to 1000"
    case .toast: "a number of seconds below 86400, such as 1.5"
    case .situation: "a number from 1 to 8"
    default: choices(of: name)
    }
  }

  /// The words that an option knows.
  private static func choices(of name: OptionName) -> String {
    list(OptionValues.words(of: name), last: "or")
  }

  private static func usage(of name: OptionName) -> String {
    "--\(name) \(OptionRow.row(of: name)?.value ?? "")"
  }

  private static func owners(of name: OptionName) -> String {
    let owners = OptionRow.row(of: name)?.commands ?? []
    return list(Command.allCases.filter(owners.contains).map(\.rawValue))
  }

  private static func meant(_ word: String?) -> String {
    word.map { "; did you mean \($0)?" } ?? ""
  }

  static func list(_ words: [String], last: String = "and") -> String {
    guard let final = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) \(final)"
  }

  /// A text as a message may show it: of bearable length, and nothing in it that a terminal obeys.
  static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(80)
    return VisibleText.quoted(String(start)) + (start.endIndex == text.endIndex ? "" : "…")
  }

  /// The same without quotes.
  static func shown(_ text: String) -> String {
    let quoted = quoted(text)
    return quoted.hasSuffix("…") ? quoted : String(quoted.dropFirst().dropLast())
  }

  /// A scalar by its number: `U+000A`.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// What the system calls an error.
  static func reason(_ code: Int32) -> String {
    // The C library's text stands until the next call, and is copied at once.
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}

extension Command? {
  /// Whether a text may be among the arguments.
  fileprivate var takesText: Bool { self == .clamp || self == .count }
}
