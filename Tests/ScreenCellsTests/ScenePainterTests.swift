import KeyInput
import ScreenCells
import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

private let fullText = "Keep the title under thirty-one"

struct ScenePainterTests {
  @Test func `an empty field`() {
    DrawnLab().expectFrame()
  }

  @Test func `a full field tells once what was left out`() {
    var lab = DrawnLab(text: fullText)
    lab.press("w", "o", "n")
    lab.expectFrame()
  }

  @Test func `a paste in the middle names what it kept and what it left out`() {
    var lab = DrawnLab()
    lab.prepare(2)
    lab.press("ctrl+v")
    lab.expectFrame()
  }

  @Test func `an alert's last words stay, without its sign`() {
    var lab = DrawnLab(text: fullText)
    lab.press("w")
    lab.wait()
    lab.expectFrame()
  }

  @Test func `marked text runs over the limit, with its candidates`() {
    var lab = DrawnLab()
    lab.prepare(6)
    lab.press("nihao")
    lab.expectFrame()
  }

  @Test func `the naive way stacks its alerts`() {
    var lab = DrawnLab()
    lab.prepare(4)
    lab.press("f4", "down", "enter")
    lab.expectFrame()
  }

  @Test func `the naive way leaves a ruin that is seen`() {
    var lab = DrawnLab()
    lab.prepare(3)
    lab.press("f4", "ctrl+v")
    lab.expectFrame()
  }

  @Test func `the naive way is another one for numbers`() {
    var lab = DrawnLab(columns: 60)
    lab.prepare(1)
    lab.press("f4", "ctrl+v")
    lab.expectFrame()
  }

  @Test func `a number field says what its text is`() {
    var lab = DrawnLab()
    lab.prepare(1)
    lab.press("9")
    lab.expectFrame()
  }

  @Test func `the help shows every key`() {
    var lab = DrawnLab()
    lab.press("f1")
    lab.expectFrame()
    let text = lab.grid.text
    for binding in KeyMap.bindings {
      #expect(text.contains(binding.shown) && text.contains(binding.summary), "\(binding.shown)")
    }
  }

  @Test func `the situations, each with its hint`() {
    var lab = DrawnLab()
    lab.press("f7")
    lab.expectFrame()
  }

  @Test func `a selection is reversed, wide characters whole`() {
    var lab = DrawnLab(text: "ab你好cd")
    lab.press("end", "left", "shift+left", "shift+left")
    lab.expectFrame()
  }

  @Test func `several limits stand side by side`() {
    let limits = [LengthLimit(20, .characters), LengthLimit(64, .utf8)]
    DrawnLab(.lengths(limits), text: "中文 and English").expectFrame()
  }

  @Test func `a long text is scrolled, with a mark at each end that goes on`() {
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    var lab = DrawnLab(.lengths([]), text: text, rows: 12)
    lab.press("end")
    lab.expectFrame("a long text is scrolled to its end")
    for _ in 1...20 { lab.press("ctrl+left") }
    lab.expectFrame("a long text is scrolled, with a mark at each end")
  }

  @Test(
    arguments: [(24, 80), (40, 120), (16, 60), (10, 40), (6, 30), (5, 29)]
  )
  func `each size shows what matters most`(_ size: (rows: Int, columns: Int)) {
    var lab = DrawnLab(rows: size.rows, columns: size.columns)
    lab.prepare(4)
    lab.press("f4", "down", "enter")
    lab.expectFrame("two alerts at \(size.columns) x \(size.rows)")
  }

  @Test(arguments: [(16, 60), (10, 40), (6, 30)])
  func `panels that do not fit say so`(_ size: (rows: Int, columns: Int)) {
    var lab = DrawnLab(rows: size.rows, columns: size.columns)
    lab.press("f1")
    lab.expectFrame("help at \(size.columns) x \(size.rows)")
    lab.press("f7")
    lab.expectFrame("situations at \(size.columns) x \(size.rows)")
  }

  @Test func `the Linux console gets signs that its font has`() {
    var lab = DrawnLab(text: fullText)
    lab.press("w")
    let text = lab.grid(frame: .square).text
    #expect(text.contains("┌") && text.contains("! 31 UTF-16 units"))
    for sign in ["╭", "⚠", "⌫", "‹"] { #expect(!text.contains(sign)) }
    lab.press("f1")
    #expect(lab.grid(frame: .square).text.contains("Bksp Del"))
  }
}

/// What holds in every frame.
struct FrameTests {
  /// Labs in all states there are sentences for.
  static let labs: [DrawnLab] = {
    var labs: [DrawnLab] = []
    for number in 1...Situation.all.count {
      var lab = DrawnLab()
      lab.prepare(number)
      labs.append(lab)
      for keys in [["ctrl+v"], ["9"], ["down", "enter"], ["nihao"], ["f4", "ctrl+v"], ["tab"]] {
        var next = lab
        for key in keys { next.press(key) }
        labs.append(next)
      }
    }
    for key in ["f1", "f2", "f3", "f4", "f7", "ctrl+c", "x", "tab"] {
      var lab = DrawnLab()
      lab.press(key)
      labs.append(lab)
    }
    var full = DrawnLab(text: fullText)
    full.press("x")
    labs.append(full)
    full.press("f4", "x")
    labs.append(full)
    return labs
  }()

  @Test func `every sentence of the lab fits 80 columns`() {
    for lab in Self.labs {
      for (row, text) in lab.grid.rowTexts.enumerated() {
        // Of the callbacks and the host's value alone nothing was promised.
        let isOfTheText = text.contains("host ") || text.contains("\"")
        #expect(
          !text.contains("…") || isOfTheText || text.contains("1 …") || text.contains("1…"),
          "row \(row): \(text)"
        )
      }
    }
  }

  @Test func `every hint is one row at 80 columns`() {
    for situation in Situation.all {
      #expect(GlyphPolicy.apart.columns(of: situation.hint) <= 78, "\(situation.hint)")
    }
    for lab in Self.labs {
      // The keys stand below a hint of one row, so the row above the hint is the caret's.
      let rows = lab.grid.rowTexts
      let isPanel = rows.contains { $0.contains("Esc closes") || $0.contains("F1, Alt+H") }
      #expect(isPanel || rows[rows.count - 3].hasPrefix(" Caret"), "\(rows.suffix(3))")
      #expect(rows[rows.count - 1].hasPrefix(" F1 Help"))
      #expect(rows[rows.count - 1].hasSuffix("^Q Quit"))
    }
  }

  @Test func `no size is too small or too large to draw`() {
    for lab in Self.labs {
      var lab = lab
      for (rows, columns) in [
        (0, 0), (1, 1), (3, 9), (5, 30), (6, 29), (6, 30), (7, 31), (9, 40), (12, 200), (60, 30),
        (100, 300),
      ] {
        lab.resize(rows: rows, columns: columns)
        let grid = lab.grid
        #expect(grid.size == ScreenSize(rows: rows, columns: columns))
        guard let cursor = grid.cursor else { continue }
        #expect((0..<rows).contains(cursor.row) && (0..<columns).contains(cursor.column))
      }
    }
  }

  @Test func `the field and the way out are there at every size`() {
    for rows in 6...30 {
      for columns in [30, 40, 60, 80, 100] {
        var lab = DrawnLab(text: fullText, rows: rows, columns: columns)
        lab.press("w")
        let text = lab.grid.text
        #expect(text.contains("31/31"), "\(rows) x \(columns)")
        #expect(text.contains("^Q Quit"), "\(rows) x \(columns)")
        #expect(text.contains("⚠ 31 UTF-16"), "\(rows) x \(columns)")
      }
    }
  }
}
