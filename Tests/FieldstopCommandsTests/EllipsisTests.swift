import Testing
import TextLimits
import TextMeasure

@testable import FieldstopCommands

struct EllipsisTests {
  @Test(arguments: [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\t", "\0", "\u{1B}",
    "\u{7F}", "\u{9B}",
  ])
  func `what breaks a line or steers a terminal is none`(_ control: String) throws {
    let scalar = try #require(control.unicodeScalars.first)
    for text in [control, "…\(control)", "\(control)."] {
      #expect(throws: Ellipsis.Fault.control(scalar)) { try Ellipsis(text, in: []) }
    }
  }

  @Test func `a text that does not fit by itself is none`() {
    let limits = [LengthLimit(9), LengthLimit(2, .characters)]
    #expect(throws: Ellipsis.Fault.tooLong(limits[1], count: 3)) {
      try Ellipsis("...", in: limits)
    }
  }

  @Test(arguments: ["", " ", "…", "...", "\u{301}", "\u{200D}", "🇩🇪", "\u{A0}…"])
  func `any other text is one`(_ text: String) throws {
    #expect(try Ellipsis(text, in: [LengthLimit(4)]).text == text)
  }
}
