import Simulation
import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// Each situation with the very keys of its hint, our way and the naive way.
struct SituationTests {
  private func lab(_ number: Int) throws -> Lab {
    var lab = Lab()
    try lab.press("f7 \(number)")
    #expect(lab.simulator.panel == .none)
    #expect(lab.simulator.situation == number)
    return lab
  }

  @Test
  func `1: a digit too many is refused with a tip; the naive check lets twenty in`() throws {
    var lab = try lab(1)
    #expect(lab.drawn == "99|")
    try lab.type("9")
    #expect(lab.text == "99")
    #expect(lab.alertsOnScreen == 1)
    try lab.press("f4 ctrl+v")
    #expect(lab.text == "9999999999999999999999")
  }

  @Test
  func `2: of WXYZ one goes in and the 30 stay; the naive cut takes the user's own end`() throws {
    var lab = try lab(2)
    #expect(lab.text.utf16.count == 30)
    try lab.press("ctrl+v")
    #expect(lab.drawn == "keep the end ofW| this sentence!")
    try lab.press("f4 f8 ctrl+v")
    #expect(lab.drawn == "keep the end ofWXYZ this senten|")
  }

  @Test
  func `3: the family is refused whole; the naive cut breaks it`() throws {
    var lab = try lab(3)
    #expect(lab.text.utf16.count == 25)
    try lab.press("ctrl+v")
    #expect(lab.text == "six units are left here: ")
    #expect(lab.alertsOnScreen == 1)
    try lab.press("f4 ctrl+v")
    #expect(sameUnits(lab.text, "six units are left here: \u{1F468}\u{200D}\u{1F469}\u{200D}"))
  }

  @Test
  func `4: a picked word is two callbacks and one alert; the naive way has two`() throws {
    var lab = try lab(4)
    let ours = try lab.press("down enter")
    #expect(ours.count(of: "should-change") == 2)
    #expect(ours.count(of: "alert presented") == 1)
    #expect(ours.count(of: "alert suppressed") == 1)
    #expect(lab.text == "this title is nearly full wonde")
    let naive = try lab.press("f4 f8 down enter")
    #expect(naive.count(of: "should-change") == 2)
    #expect(naive.count(of: "alert presented") == 2)
    #expect(lab.alertsOnScreen == 2)
  }

  @Test
  func `5: what follows a Chinese word is one callback without a blank`() throws {
    var lab = try lab(5)
    try lab.type("shengri")
    try lab.press("space")
    #expect(lab.text == "生日")
    let picked = try lab.press("down enter")
    #expect(picked.count(of: "should-change") == 1)
    #expect(lab.text.count > 2)
    #expect(!lab.text.contains(" "))
  }

  @Test
  func `6: marked text runs over and the commit is cut; the naive way breaks it`() throws {
    var lab = try lab(6)
    let typed = try lab.type("nihao")
    #expect(lab.drawn == "abcd{ni\\u{2006}hao|}")
    #expect(typed.count(of: "alert") == 0)
    let committed = try lab.press("space")
    #expect(lab.drawn == "abcd你|")
    #expect(committed.count(of: "alert presented") == 1)
    try lab.press("f4 f8")
    #expect(lab.drawn == "abcd|")
    let naive = try lab.type("nihao")
    #expect(lab.drawn == "abcdn|")
    #expect(naive.count(of: "unmarked") > 0)
    #expect(naive.count(of: "alert presented") > 1)
  }

  @Test
  func `7: a text that is too long loses what is deleted and is mended in place`() throws {
    var lab = try lab(7)
    let length = lab.text.utf16.count
    #expect(length > 31)
    try lab.press("backspace")
    #expect(lab.text.utf16.count == length - 1)
    try lab.press("shift+left")
    try lab.type("X")
    #expect(lab.text.hasSuffix("limX"))
    try lab.type("Y")
    #expect(lab.text.utf16.count == length - 1)
  }

  @Test
  func `8: what fits goes in, and the program holds the same`() throws {
    var lab = try lab(8)
    let lines = try lab.press("ctrl+v")
    #expect(lab.text == "hello wonde")
    #expect(lab.simulator.session.host.value == lab.text)
    #expect(lines.count(of: "editing-changed") == 1)
    #expect(lines.count(of: "host") == 1)
  }

  @Test
  func `a situation that is started again has no alert on screen and nothing to take back`() throws
  {
    var lab = try lab(2)
    try lab.press("ctrl+v f8")
    #expect(lab.alertsOnScreen == 0)
    #expect(lab.simulator.toasts.toasts.isEmpty)
    #expect(!lab.simulator.session.field.canUndo)
    #expect(try lab.press("ctrl+v").count(of: "alert presented") == 1)
  }

  @Test
  func `there are eight, and no ninth`() throws {
    #expect(Situation.all.count == 8)
    var lab = Lab()
    try lab.press("f7 9")
    #expect(lab.simulator.panel == .situations)
    #expect(throws: MessageError.noSituation(9)) { try lab.send(.situation(9)) }
  }
}
