import Testing

struct VTermScreenTests {
  @Test func `a wide character takes two columns and the cursor follows`() throws {
    let screen = try VTermScreen(rows: 3, columns: 10)
    _ = screen.feed("é中x".utf8)
    #expect(screen.cell(0, 0).text == "é")
    #expect(screen.cell(0, 1) == .init(text: "中", width: 2))
    #expect(screen.cell(0, 2).width == 0)
    #expect(screen.row(0) == "é中x")
    #expect(screen.cursor == .init(row: 0, column: 4))
    #expect(screen.position(of: "x") == .init(row: 0, column: 3))
  }

  @Test func `attributes are told apart`() throws {
    let screen = try VTermScreen(rows: 1, columns: 10)
    _ = screen.feed("\u{1b}[1mb\u{1b}[0;4mu\u{1b}[0;7mr\u{1b}[0;31mc\u{1b}[0mn".utf8)
    #expect(screen.cell(0, 0) == .init(text: "b", bold: true))
    #expect(screen.cell(0, 1) == .init(text: "u", underline: true))
    #expect(screen.cell(0, 2) == .init(text: "r", reverse: true))
    #expect(screen.cell(0, 3) == .init(text: "c", isColoured: true))
    #expect(screen.cell(0, 4) == .init(text: "n"))
  }

  @Test func `a mark is kept with its letter`() throws {
    let screen = try VTermScreen(rows: 1, columns: 10)
    _ = screen.feed("e\u{301}\u{323}".utf8)
    #expect(screen.cell(0, 0).text.unicodeScalars.count == 3)
  }

  @Test func `queries are answered`() throws {
    let screen = try VTermScreen(rows: 3, columns: 10)
    #expect(screen.feed("ab\u{1b}[6n".utf8) == Array("\u{1b}[1;3R".utf8))
    #expect(screen.feed("\u{1b}[c".utf8).starts(with: "\u{1b}[?".utf8))
    let many = screen.feed(String(repeating: "\u{1b}[6n", count: 2000).utf8)
    #expect(many.count == 2000 * 6)
  }

  @Test func `the alternate screen, the title, the cursor and the bell are reported`() throws {
    let screen = try VTermScreen(rows: 2, columns: 10)
    _ = screen.feed("shell\u{1b}[?1049h\u{1b}[?25l\u{1b}]2;Fieldstop\u{7}\u{7}".utf8)
    #expect(screen.isAlternate)
    #expect(!screen.isCursorVisible)
    #expect(screen.title == "Fieldstop")
    #expect(screen.bells == 1)
    #expect(screen.rows == ["", ""])
    _ = screen.feed("\u{1b}[?1049l\u{1b}[?25h".utf8)
    #expect(!screen.isAlternate)
    #expect(screen.rows == ["shell", ""])
  }

  @Test func `keys follow the mode that the program asked for`() throws {
    let screen = try VTermScreen(rows: 2, columns: 10)
    #expect(TerminalKey("Up").bytes(on: screen) == Array("\u{1b}[A".utf8))
    _ = screen.feed("\u{1b}[?1h".utf8)
    #expect(TerminalKey("Up").bytes(on: screen) == Array("\u{1b}OA".utf8))
    #expect(TerminalKey("Shift+Left").bytes(on: screen) == Array("\u{1b}[1;2D".utf8))
    #expect(TerminalKey("Ctrl+Shift+Right").bytes(on: screen) == Array("\u{1b}[1;6C".utf8))
    #expect(TerminalKey("F7").bytes(on: screen) == Array("\u{1b}[18~".utf8))
  }

  @Test(
    arguments: [
      ("Enter", [0x0d]), ("Backspace", [0x7f]), ("Ctrl+Q", [0x11]), ("Ctrl+Space", [0]),
      ("Alt+1", [0x1b, 0x31]), ("Alt+Backspace", [0x1b, 0x7f]), ("F", [0x46]), ("é", [0xc3, 0xa9]),
      ("Shift+Tab", [0x1b, 0x5b, 0x5a]), ("+", [0x2b]),
    ] as [(String, [UInt8])]
  )
  func `plain keys send what every terminal sends`(name: String, bytes: [UInt8]) throws {
    let screen = try VTermScreen(rows: 2, columns: 10)
    #expect(TerminalKey(name).bytes(on: screen) == bytes)
  }

  @Test func `the mouse is reported once it was asked for`() throws {
    let screen = try VTermScreen(rows: 5, columns: 10)
    #expect(screen.bytesForButton(1, isDown: true).isEmpty)
    _ = screen.bytesForButton(1, isDown: false)
    _ = screen.feed("\u{1b}[?1002h\u{1b}[?1006h".utf8)
    _ = screen.bytesForMouse(at: .init(row: 2, column: 4))
    #expect(screen.bytesForButton(1, isDown: true) == Array("\u{1b}[<0;5;3M".utf8))
  }
}
