import CNcursesw
import Glibc

/// What must be true before the terminal is taken over.
enum TerminalCheck {
  /// Throws unless both streams are terminals, the terminal is known and can place its cursor.
  ///
  /// The drawing library looks at none of these: it draws into pipes, and on a terminal that cannot
  /// move its cursor.
  static func requireTerminal(named name: String) throws(TerminalError) {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO] where isatty(descriptor) == 0 {
      throw .notATerminal(descriptor: descriptor)
    }
    try requireUnicode()
    var result: Int32 = 0
    guard !name.isEmpty else { throw .unknownTerminal(name: name) }
    // Without the place for a result the library would end the program.
    guard unsafe setupterm(nil, STDOUT_FILENO, &result) == OK else {
      throw result == 1 ? .incapableTerminal(name: name) : .unknownTerminal(name: name)
    }
    for needed in ["cup", "clear"] where capability(needed) == nil {
      throw .incapableTerminal(name: name)
    }
  }

  /// Returns a string of the terminal's description without the pauses written into it.
  static func capability(_ name: String) -> String? {
    // The library's memory, copied at once.
    guard let text = unsafe fieldstop_capability(name) else { return nil }
    return withoutPauses(unsafe String(cString: text))
  }

  /// Returns a string of a terminal's description without its pauses, `$<…>`.
  static func withoutPauses(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Makes sure that text is UTF-8 for the C library, even where the user's locale is missing.
  private static func requireUnicode() throws(TerminalError) {
    for locale in ["", "C.UTF-8"] {
      unsafe setlocale(LC_CTYPE, locale)
      // The library's memory, copied at once.
      if unsafe String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    }
    throw .noUnicodeLocale
  }
}
