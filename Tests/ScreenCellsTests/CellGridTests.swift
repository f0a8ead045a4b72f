import ScreenCells
import Simulation
import Testing

private func grid(_ rows: Int, _ columns: Int) -> CellGrid {
  CellGrid(size: ScreenSize(rows: rows, columns: columns))
}

@Test func `writing returns the columns used`() {
  var grid = grid(1, 20)
  #expect(grid.write("a中😀", row: 0, column: 2) == 5)
  #expect(grid.rowTexts == ["  a中😀"])
}

@Test func `a wide cluster is never cut at the right edge`() {
  var grid = grid(1, 4)
  #expect(grid.write("abc中d", row: 0, column: 0) == 3)
  #expect(grid.rowTexts == ["abc"])
}

@Test func `a flag is drawn whole or not at all`() {
  var grid = grid(1, 4)
  #expect(grid.write("a🇷🇺🇷🇺", row: 0, column: 0) == 3)
  #expect(grid.rowTexts == ["aRU"])
}

@Test func `writing stops at the columns it was given`() {
  var grid = grid(1, 20)
  #expect(grid.write("你好吗", row: 0, column: 0, maxColumns: 5) == 4)
  #expect(grid.write("abc", row: 0, column: 10, maxColumns: 2) == 2)
  #expect(grid.write("abc", row: 0, column: 15, maxColumns: -1) == 0)
  #expect(grid.rowTexts == ["你好      ab"])
}

@Test(arguments: [(-1, 0), (0, -1), (2, 0), (0, 9)])
func `nothing is drawn outside the grid`(_ place: (Int, Int)) {
  var grid = grid(2, 9)
  #expect(grid.write("a", row: place.0, column: place.1) == 0)
  #expect(grid.rowTexts == ["", ""])
}

@Test(arguments: [(0, "x 好"), (1, " x好"), (2, "你x"), (3, "你 x")])
func `writing over half of a wide cell blanks the other half`(_ row: (Int, String)) {
  var grid = grid(1, 4)
  grid.write("你好", row: 0, column: 0)
  grid.write("x", row: 0, column: row.0)
  #expect(grid.rowTexts == [row.1])
}

@Test func `a wide cell over halves of two wide cells blanks what is left of both`() {
  var grid = grid(1, 4)
  grid.write("你好", row: 0, column: 0)
  grid.write("中", row: 0, column: 1)
  #expect(grid.row(0).map { $0.text } == [" ", "中", "", " "])
}

@Test func `writing into the room of spacing marks takes the cluster away`() {
  var grid = grid(1, 4)
  grid.write("கா", row: 0, column: 0)
  #expect(grid.rowTexts == ["கா"])
  grid.write("x", row: 0, column: 1)
  #expect(grid.rowTexts == [" x"])
}

@Test func `a box is drawn along the inner edge of its area`() {
  var grid = grid(4, 6)
  grid.drawBox(CellArea(row: 0, column: 0, rows: 3, columns: 6))
  #expect(grid.text == "╭────╮\n│    │\n╰────╯\n\n")
}

@Test func `a box that is larger than the grid is cut`() {
  var grid = grid(2, 4)
  grid.drawBox(CellArea(row: 0, column: 0, rows: 5, columns: 9), frame: .square)
  #expect(grid.rowTexts == ["┌───", "│"])
}

@Test func `an annotated drawing shows attributes and the cursor`() {
  var grid = grid(2, 20)
  grid.write("ab ", row: 0, column: 0)
  grid.write("ni", row: 0, column: 3, style: CellStyle(.underline))
  grid.write("hao", row: 0, column: 5, style: CellStyle([.underline, .reverse]))
  grid.cursor = CellPosition(row: 0, column: 8)
  grid.write("{x}", row: 1, column: 0, style: CellStyle(.bold, role: .warning))
  #expect(grid.annotatedText() == "ab {u:ni}{ru:hao}^ \n{b:\\{x\\}}\n")
  #expect(
    grid.annotatedText(marking: .attributesAndRoles)
      == "ab {u:ni}{ru:hao}^ \n{b warning:\\{x\\}}\n"
  )
}

@Test func `restyling and clearing reach only their area`() {
  var grid = grid(2, 5)
  grid.write("abcde", row: 0, column: 0)
  grid.restyle(CellArea(row: 0, column: 1, rows: 9, columns: 2)) { $0.adding(.reverse) }
  grid.clear(CellArea(row: -1, column: 4, rows: 2, columns: 9))
  #expect(grid.annotatedText() == "a{r:bc}d\n {r:  }\n")
}

@Test func `whatever is written, each row has exactly its columns`() {
  let clusters: [String] = ["a", "中", "👍🏽", "🇷🇺", "क्षि", "\u{301}", "\u{1B}", "한", " "]
  var generator = SplitMix(state: 2025)
  var grid = grid(1, 7)
  for _ in 0..<5_000 {
    let text = clusters[generator.below(clusters.count)] + clusters[generator.below(clusters.count)]
    grid.write(text, row: 0, column: generator.below(9) - 1, maxColumns: generator.below(5))
    let row = grid.row(0)
    #expect(row.count == 7 && row.reduce(0) { $0 + $1.width } == 7)
    for (column, cell) in row.enumerated() where cell.width > 1 {
      let behind = row.dropFirst(column + 1).prefix(cell.width - 1)
      #expect(behind.allSatisfy { $0.isContinuation })
    }
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
