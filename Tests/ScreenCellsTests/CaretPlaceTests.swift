import ScreenCells
import Simulation
import Testing
import TextFieldModel
import TextLimits

/// Where the cursor stands: a system's input method opens its window there.
struct CaretPlaceTests {
  private func cursorColumn(_ lab: DrawnLab) -> Int? {
    lab.grid.cursor.map { $0.row == 2 ? $0.column : -1 }
  }

  @Test func `the cursor stands at the caret, wide characters counted`() {
    var lab = DrawnLab(text: "a你b")
    lab.press("end")
    #expect(cursorColumn(lab) == 6)
    lab.press("left")
    #expect(cursorColumn(lab) == 5)
    lab.press("left")
    #expect(cursorColumn(lab) == 3)
    lab.press("home")
    #expect(cursorColumn(lab) == 2)
  }

  @Test(arguments: ["x", "你", "👨‍👩‍👧‍👦", "நி", "🇷🇺"])
  func `the caret is in view at every place of a text longer than the field`(cluster: String) {
    let text = String(repeating: cluster, count: 60)
    var lab = DrawnLab(.lengths([LengthLimit(9999)]), text: text, rows: 24, columns: 40)
    lab.press("home")
    for _ in 0...60 {
      let grid = lab.grid
      let column = grid.cursor?.column ?? -1
      // Between the frame and the counter, which is one word, with room for a mark at each end.
      let counter = (0..<38).last { grid[2, $0].text == " " } ?? 0
      #expect((2..<counter).contains(column))
      // Never on the right half of a wide cell.
      #expect(!grid[2, max(0, column)].isContinuation)
      lab.press("right")
    }
  }

  @Test func `a panel hides the cursor`() {
    var lab = DrawnLab()
    lab.press("f1")
    #expect(lab.grid.cursor == nil)
    lab.press("f1")
    #expect(lab.grid.cursor != nil)
  }

  @Test func `a field that was left has no cursor`() {
    var lab = DrawnLab(text: "abc")
    lab.press("tab")
    #expect(lab.grid.cursor == nil)
    lab.press("tab")
    #expect(lab.grid.cursor != nil)
  }
}
