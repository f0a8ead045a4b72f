import ScreenCells
import Simulation
import Testing
import TextFieldModel
import TextLimits

struct LanesPainterTests {
  @Test func `lanes stand in the place of the callbacks`() {
    var lab = DrawnLab()
    lab.prepare(2)
    lab.press("f6", "ctrl+v")
    lab.expectFrame()
  }

  @Test func `further lanes are a page away`() {
    var lab = DrawnLab()
    lab.prepare(6)
    lab.press("f6", "nihao", "space", "page-down", "page-down", "page-down", "page-down")
    lab.expectFrame()
  }

  @Test func `a large window shows all lanes`() {
    var lab = DrawnLab(rows: 40, columns: 120)
    lab.prepare(3)
    lab.press("f6", "ctrl+v")
    lab.expectFrame()
  }

  @Test func `a narrow window leaves out what was lost`() {
    var lab = DrawnLab(rows: 18, columns: 44)
    lab.prepare(2)
    lab.press("f6", "ctrl+v")
    lab.expectFrame("lanes at 44 x 18")
  }

  @Test(arguments: [(6, 30), (12, 30), (24, 57), (24, 72), (50, 200)])
  func `lanes fit every window`(_ size: (rows: Int, columns: Int)) {
    var lab = DrawnLab(rows: size.rows, columns: size.columns)
    lab.prepare(8)
    lab.press("f6", "ctrl+v", "page-down")
    #expect(lab.grid.size.rows == size.rows)
  }
}
