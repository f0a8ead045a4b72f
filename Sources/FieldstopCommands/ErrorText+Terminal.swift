import CursesTerminal

extension ErrorText {
  /// Why the lab cannot run, and what to do.
  static func sentence(for error: TerminalError) -> String {
    switch error {
    case .notATerminal(let descriptor):
      "\(descriptor == 0 ? "standard input" : "standard output") is not a terminal, and the lab "
        + "needs one; 'fieldstop replay FILE...' plays scenarios without"
    case .unknownTerminal(let name) where name.isEmpty:
      "TERM is not set; set it to your terminal's name, such as TERM=xterm-256color"
    case .unknownTerminal(let name):
      "the terminal \(quoted(name)) is not known here; set TERM to one that is, "
        + "such as TERM=xterm-256color"
    case .incapableTerminal(let name):
      "the terminal \(quoted(name)) cannot place its cursor, and the lab needs that; "
        + "'fieldstop replay FILE...' works without"
    case .noUnicodeLocale:
      "there is no UTF-8 locale, not even C.UTF-8; install one, and set LC_ALL to it"
    case .system(let code): "the terminal cannot be taken over: \(reason(code))"
    }
  }
}
