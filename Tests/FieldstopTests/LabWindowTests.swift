import Testing

struct LabWindowTests {
  private func expectWhole(_ lab: TerminalSession, rows: Int, columns: Int) {
    lab.eventually("a whole frame of \(columns) x \(rows)") {
      $0.screen.cell(1, 0).text == "╭" && $0.screen.cell(3, columns - 1).text == "╯"
        && $0.screen.row(0).hasPrefix(" Fieldstop")
        && $0.screen.row(rows - 1).hasSuffix("^Q Quit")
    }
  }

  @Test func `every size is drawn whole, and back`() throws {
    let lab = try TerminalSession.openLab("--text", "abc")
    for (rows, columns) in [(40, 120), (24, 80), (16, 60), (10, 40), (24, 80)] {
      lab.resize(rows: rows, columns: columns)
      expectWhole(lab, rows: rows, columns: columns)
      lab.eventuallyHolds("abc", "3/31")
    }
  }

  @Test func `a window too small says so, and nothing is lost`() throws {
    let lab = try TerminalSession.openLab("--text", "abc")
    lab.resize(rows: 3, columns: 9)
    lab.eventually { $0.screen.row(0) == "Fieldsto…" }
    lab.type("d")
    lab.resize(rows: 1, columns: 1)
    lab.type("e")
    lab.resize(rows: 2, columns: 2)
    lab.resize(rows: 24, columns: 80)
    expectWhole(lab, rows: 24, columns: 80)
    lab.eventuallyHolds("abcde", "5/31")
  }

  @Test func `a storm of sizes ends in the last one`() throws {
    let lab = try TerminalSession.openLab("--text", "abc", "--keyboard", "pinyin")
    lab.type("nihao")
    for step in 1...100 {
      lab.resize(rows: 1 + step * 7 % 50, columns: 1 + step * 13 % 150)
      if step % 10 == 0 { lab.type("a") }
    }
    lab.resize(rows: 24, columns: 80)
    expectWhole(lab, rows: 24, columns: 80)
    lab.eventually { $0.fieldLine.hasPrefix("abcni") && $0.fieldLine.contains("hao") }
    lab.key("Escape")
    lab.eventuallyHolds("abc", "3/31")
  }

  @Test func `a size of nothing is no size`() throws {
    let lab = try TerminalSession.openLab("--text", "abc")
    lab.terminal.resize(rows: 0, columns: 0)
    lab.type("d")
    lab.eventuallyHolds("abcd", "4/31")
    lab.resize(rows: 20, columns: 70)
    expectWhole(lab, rows: 20, columns: 70)
  }

  @Test func `the screen is drawn anew on demand`() throws {
    let lab = try TerminalSession.openLab("--text", "abc")
    // Somebody else's words on the screen.
    _ = lab.screen.feed("\u{1b}[3;1Hgarbage from elsewhere\u{1b}[10;1Hmore of it".utf8)
    lab.key("Ctrl+L")
    lab.eventuallyHolds("abc", "3/31")
    #expect(lab.count(of: "more of it") == 0)
  }
}

/// The cursor stands at the caret, where a system's input method opens its window.
struct LabCaretTests {
  @Test func `a text longer than the field scrolls, with marks at its ends`() throws {
    let lab = try TerminalSession.openLab("--limit", "9999", rows: 24, columns: 40)
    lab.paste(String(repeating: "你", count: 60))
    lab.eventually("the end in view") {
      $0.fieldLine.hasPrefix("你") && $0.screen.cell(2, 1).text == "‹"
        && $0.fieldLine.hasSuffix("60/9999")
    }
    let end = lab.screen.cursor
    #expect(end.row == 2)
    // Behind the last character, and in front of the counter.
    #expect(lab.screen.cell(2, end.column - 2).text == "你")
    #expect((2..<30).contains(end.column))
    lab.key("Home")
    lab.eventually("the start in view") {
      $0.screen.cursor == .init(row: 2, column: 2) && $0.screen.row(2).contains("›")
        && $0.screen.cell(2, 1).text != "‹"
    }
    for step in 1...20 {
      lab.key("Right")
      lab.eventually("a cursor at a character") {
        $0.screen.cursor.row == 2 && $0.screen.cell(2, $0.screen.cursor.column).width != 0
          && $0.screen.cursor.column < 30 && ($0.screen.cursor.column == 2 + 2 * step || step > 10)
      }
    }
  }

  @Test func `a wide character at the right edge moves the text, not the frame`() throws {
    let lab = try TerminalSession.openLab("--limit", "9999", rows: 24, columns: 40)
    var text = ""
    for index in 1...40 {
      let letter = index % 3 == 0 ? "你" : "x"
      text += letter
      lab.type(letter)
      lab.eventually("\(index) characters") {
        $0.fieldLine.hasSuffix("\(index)/9999") && $0.screen.cell(2, 39).text == "│"
          && $0.screen.cell(2, 0).text == "│" && $0.screen.cursor.row == 2
      }
      let before = lab.screen.cursor.column - (letter == "x" ? 1 : 2)
      #expect(lab.screen.cell(2, before).text == letter, "\(index)")
    }
  }
}
