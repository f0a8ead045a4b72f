import Testing

/// A screen that shows a whole record of callbacks, with alerts that stay.
private func tallLab(_ arguments: String...) throws -> TerminalSession {
  let lab = try TerminalSession(
    [Spawn.tool(), "--toast", "60"] + arguments,
    rows: 60,
    columns: 120
  )
  lab.eventuallyShows("^Q Quit")
  return lab
}

private let fullText = "Keep the title under thirty-one"

struct LabTypingTests {
  @Test func `typing past the limit fills the field and tells once`() throws {
    let lab = try TerminalSession.openLab("--toast", "60")
    lab.type(fullText + "derful")
    lab.eventuallyHolds(fullText, "31/31 · full")
    lab.eventuallyShows("5 suppressed")
    #expect(lab.count(of: "⚠") == 1)
    #expect(lab.count(of: "31 UTF-16 units at most: left out \"d\".") == 1)
  }

  @Test func `a letter held down is one toast`() throws {
    let lab = try TerminalSession.openLab("--toast", "60", "--text", fullText)
    for _ in 1...40 { lab.type("x") }
    lab.eventuallyShows("39 suppressed")
    lab.eventuallyHolds(fullText, "31/31 · full")
    #expect(lab.count(of: "⚠") == 1)
    // The refused keys after the second are one group, counted.
    #expect(lab.count(of: "×") == 1)
  }

  @Test func `a toast is over after its time, without a key`() throws {
    let lab = try TerminalSession.openLab("--toast", "0.1", "--text", fullText)
    lab.type("x")
    lab.eventuallyShows("alert dismissed")
    #expect(lab.count(of: "⚠") == 0)
    #expect(lab.count(of: "left out \"x\".") == 1)
  }

  @Test func `a paste in the middle puts in what fits and keeps the end`() throws {
    let lab = try tallLab("--text", "keep the end of this sentence!")
    for _ in 1...15 { lab.key("Left") }
    lab.paste("WXYZ")
    lab.eventuallyHolds("keep the end ofW this sentence!", "31/31 · full")
    #expect(lab.count(of: "kept \"W\", left out \"XYZ\".") == 1)
    #expect(lab.screen.cursor == .init(row: 2, column: 18))
    #expect(lab.count(of: "host program holds \"keep the end ofW this sentence!\"") == 1)
  }

  @Test func `the naive way loses the own end for the same paste`() throws {
    let lab = try tallLab("--situation", "2")
    lab.key("F4", "F8", "Ctrl+V")
    lab.eventuallyHolds("keep the end ofWXYZ this senten", "31/31 · full")
    #expect(lab.count(of: "the text was cut, \"ce!\" is lost.") == 1)
    #expect(lab.count(of: "NAIVE") == 1)
    lab.key("F4", "F8", "Ctrl+V")
    lab.eventuallyHolds("keep the end ofW this sentence!", "31/31 · full")
    #expect(lab.count(of: "NAIVE") == 0)
  }

  @Test(arguments: [["Down", "Enter"], ["Alt+1"]])
  func `a picked word at the limit is two callbacks and one alert`(keys: [String]) throws {
    let lab = try tallLab("--situation", "4")
    lab.eventuallyShows("1 wonderful")
    for key in keys { lab.key(key) }
    lab.eventuallyHolds("this title is nearly full wonde", "31/31 · full")
    lab.eventuallyShows("1 suppressed")
    #expect(lab.count(of: "should-change") == 2)
    #expect(lab.count(of: "alert presented") == 1)
    #expect(lab.count(of: "alert suppressed: already presented") == 1)
    #expect(lab.count(of: "⚠") == 1)
  }

  @Test func `the naive way stacks two alerts for one picked word`() throws {
    let lab = try tallLab("--situation", "4")
    lab.key("F4", "Down", "Enter")
    lab.eventuallyHolds("this title is nearly full wonde", "31/31 · full")
    lab.eventuallyShows("2 alerts")
    #expect(lab.count(of: "⚠") == 2)
    #expect(lab.count(of: "alert presented") == 2)
  }

  @Test func `a word that fits exactly drops its blank quietly`() throws {
    let lab = try tallLab("--limit", "9", "--text", "wond")
    lab.key("Down", "Enter")
    lab.eventuallyHolds("wonderful", "9/9 · full")
    #expect(lab.count(of: "refused \" \" by keyboard's blank") == 1)
    #expect(lab.count(of: "alert") == 0)
    #expect(lab.count(of: "suppressed") == 0)
  }

  @Test func `a family that does not fit is refused whole`() throws {
    let lab = try tallLab("--situation", "3")
    lab.eventuallyHolds("six units are left here: ", "25/31")
    lab.key("Ctrl+V")
    lab.eventuallyShows("31 UTF-16 units at most: left out")
    #expect(lab.fieldLine.hasPrefix("six units are left here:  "))
    #expect(lab.fieldLine.hasSuffix("25/31"))
  }

  @Test func `the naive cut leaves a ruin that can be seen`() throws {
    let lab = try tallLab("--situation", "3")
    lab.key("F4", "Ctrl+V")
    lab.eventuallyShows("31/31 · full")
    let base = lab.screen.cell(TerminalSession.fieldRow, 27)
    let ruin = lab.screen.cell(TerminalSession.fieldRow, 29)
    #expect(base.text == "👨" && base.width == 2 && base.underline)
    #expect(ruin.text == "\u{FFFD}" && ruin.underline)
  }

  @Test func `one Backspace takes a whole family, and no other cell moves`() throws {
    let lab = try TerminalSession.openLab("--limit", "31", "--text", "ab")
    lab.paste("👨‍👩‍👧‍👦")
    lab.type("cd")
    lab.eventually { $0.fieldLine.hasPrefix("ab👨cd") && $0.fieldLine.hasSuffix("15/31") }
    func frame(_ lab: TerminalSession) -> [String] {
      (0..<24).flatMap { row in
        [0, 79].map { lab.screen.cell(row, $0).text.filter { $0 != " " } }
      }
    }
    let before = frame(lab)
    #expect(lab.screen.cell(TerminalSession.fieldRow, 6).text == "c")
    lab.key("Left", "Left", "Backspace")
    lab.eventuallyHolds("abcd", "4/31")
    #expect(frame(lab) == before)
    #expect(lab.screen.cursor == .init(row: 2, column: 4))
  }

  @Test func `an emoji sequence typed in one burst stays whole`() throws {
    let lab = try TerminalSession.openLab("--limit", "2characters")
    lab.type("👨‍👩‍👧‍👦🇷🇺x")
    lab.eventually { $0.fieldLine.hasSuffix("2/2 characters · full") }
    #expect(lab.fieldLine.hasPrefix("👨RU "))
  }
}

struct LabPinyinTests {
  @Test func `letters become candidates, and Space commits the first`() throws {
    let lab = try TerminalSession.openLab()
    lab.key("F3")
    lab.eventuallyShows("Pinyin")
    lab.type("nihao")
    lab.eventuallyShows("1 你好")
    #expect(lab.screen.cell(TerminalSession.fieldRow, 2).underline)
    lab.key("Space")
    lab.eventuallyHolds("你好", "2/31")
    #expect(lab.screen.cell(TerminalSession.fieldRow, 2) == .init(text: "你", width: 2))
    #expect(lab.screen.cell(TerminalSession.fieldRow, 4) == .init(text: "好", width: 2))
    #expect(lab.screen.cursor == .init(row: 2, column: 6))
  }

  @Test func `at the limit marked text runs over, and its commit is cut and told`() throws {
    let lab = try TerminalSession.openLab("--situation", "6", "--toast", "60")
    lab.type("nihao")
    lab.eventuallyShows("4+6/5 · 5 over")
    #expect(lab.count(of: "⚠") == 0)
    lab.key("Space")
    lab.eventuallyHolds("abcd你", "5/5 · full")
    #expect(lab.count(of: "5 UTF-16 units at most: kept \"你\", left out \"好\".") == 1)
  }

  @Test func `a lone Escape gives up the composition at once`() throws {
    let lab = try TerminalSession.openLab("--keyboard", "pinyin", "--text", "ab")
    lab.type("ni")
    lab.eventuallyShows("1 你")
    lab.key("Escape")
    lab.eventuallyHolds("ab", "2/31")
  }
}

struct LabNumberTests {
  @Test func `letters are refused, and what passes the maximum is`() throws {
    let lab = try TerminalSession.openLab("--number", "..100", "--toast", "60")
    lab.type("a")
    lab.eventuallyShows("\"a\" was not taken: digits only.")
    lab.type("99")
    lab.eventuallyHolds("99", "0..100 · fits")
    lab.type("9")
    lab.eventuallyShows("100 at most: \"9\" was not taken.")
    lab.eventuallyHolds("99", "0..100 · fits")
    lab.key("Ctrl+U")
    lab.eventually("an empty field") { $0.fieldLine.hasPrefix("Type digits here") }
    lab.paste(String(repeating: "9", count: 30))
    lab.eventually { $0.fieldLine.hasPrefix("Type digits here") && $0.count(of: "refused") > 0 }
  }

  @Test(arguments: [("１２", "12"), ("٤٢", "42"), ("०७", "07")])
  func `digits of every script are stored as ASCII`(pasted: String, stored: String) throws {
    let lab = try TerminalSession.openLab("--number", "..100")
    lab.paste(pasted)
    lab.eventuallyHolds(stored, "0..100 · fits")
  }

  @Test func `where a field clamps, the text becomes the bound`() throws {
    let lab = try TerminalSession.openLab("--number", "..100", "--exceed", "clamp", "--toast", "60")
    lab.type("999")
    lab.eventuallyHolds("100", "0..100 · fits")
    lab.eventuallyShows("100 at most: changed to 100.")
  }
}
