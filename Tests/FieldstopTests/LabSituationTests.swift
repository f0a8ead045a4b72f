import Testing

struct LabSituationTests {
  /// Each situation's hint and what its field holds.
  static let table: [(number: Int, hint: String, text: String)] = [
    (1, "Type 9: refused, with a tip.", "99 "),
    (2, "^V pastes WXYZ", "keep the end of this sentence! "),
    (3, "^V pastes a family", "six units are left here: "),
    (4, "two callbacks, one alert", "this title is nearly full wond "),
    (5, "Type shengri", "Type here"),
    (6, "Type nihao", "abcd "),
    (7, "always deletes", "this text came from a server with no limit "),
    (8, "what fits goes in", "hello "),
  ]

  @Test(arguments: table.indices)
  func `the eight situations are a key away`(index: Int) throws {
    let (number, hint, text) = Self.table[index]
    let lab = try TerminalSession.openLab()
    lab.key("F7")
    lab.eventuallyShows("Eight situations: press a digit")
    lab.key("\(number)")
    lab.eventually("situation \(number)") {
      $0.count(of: "Eight situations") == 0 && $0.count(of: hint) == 1
    }
    #expect(lab.fieldLine.hasPrefix(text))
    // Changed and started again, it is as before.
    lab.key("F8")
    lab.eventually { $0.fieldLine.hasPrefix(text) }
  }

  @Test(arguments: table.indices)
  func `and an option away`(index: Int) throws {
    let (number, hint, text) = Self.table[index]
    let lab = try TerminalSession.openLab("--situation", "\(number)")
    lab.eventuallyShows(hint)
    #expect(lab.fieldLine.hasPrefix(text))
  }

  @Test func `what the command line says besides holds in a situation`() throws {
    let lab = try TerminalSession.openLab(
      "--situation",
      "2",
      "--limit",
      "20characters",
      "--text",
      "hello"
    )
    lab.eventuallyHolds("hello", "5/20 characters")
  }

  @Test func `a picked Chinese word is one callback and adds no blank`() throws {
    let lab = try TerminalSession.openLab("--situation", "5", rows: 60, columns: 120)
    lab.type("shengri")
    lab.eventuallyShows("1 生日")
    lab.key("Space")
    lab.eventuallyHolds("生日", "2/31")
    lab.eventuallyShows("1 快乐")
    let before = lab.count(of: "should-change")
    lab.key("Down", "Enter")
    lab.eventuallyHolds("生日快乐", "4/31")
    #expect(lab.count(of: "should-change") == before + 1)
  }

  @Test func `a text that is too long can be mended and never grows`() throws {
    let lab = try TerminalSession.openLab("--situation", "7")
    lab.eventuallyShows("42/31 · 11 over")
    lab.type("x")
    lab.eventuallyShows("⚠")
    lab.eventuallyShows("42/31 · 11 over")
    lab.key("Backspace")
    lab.eventuallyShows("41/31 · 10 over")
    lab.key("Shift+Left")
    lab.type("y")
    lab.eventuallyHolds("this text came from a server with no limy", "41/31 · 10 over")
  }

  @Test func `the help opens over the lab and closes`() throws {
    let lab = try TerminalSession.openLab()
    lab.key("F1")
    lab.eventuallyShows("Predictions and candidates")
    #expect(!lab.screen.isCursorVisible)
    lab.key("Escape")
    lab.eventuallyShows("Callbacks")
    #expect(lab.screen.isCursorVisible)
  }
}
