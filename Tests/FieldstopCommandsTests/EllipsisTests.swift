import TestSupport
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

  @Test func `there is as much room before it as the engine finds`() throws {
    var texts = TextGenerator("ellipsis")
    for _ in 0..<4_000 {
      // A line holds no line feed.
      let text = String(
        String.UnicodeScalarView(texts.text(pieces: 0...12).unicodeScalars.filter { $0 != "\n" })
      )
      let limits = (0..<Int.random(in: 1...2, using: &texts.random)).map { _ in
        LengthLimit(
          .random(in: 3...12, using: &texts.random),
          TextUnit.allCases.randomElement(using: &texts.random) ?? .utf16
        )
      }
      for mark in ["…", "..", "한", "", "\u{301}", "🇩🇪"] {
        guard let ellipsis = try? Ellipsis(mark, in: limits) else { continue }
        let room = ellipsis.room(in: Array(text.utf8)[...])
        #expect(
          room == ellipsis.room(in: text),
          "\(text.debugDescription) \(mark) \(limits)"
        )
      }
    }
  }

  @Test func `what it joins is counted with it`() throws {
    // U+0600 joins what follows it, and U+1100 is the start of a syllable.
    for (mark, joining) in [("…", "\u{600}"), ("한", "\u{1100}")] {
      let limits = [LengthLimit(3, .characters)]
      let ellipsis = try Ellipsis(mark, in: limits)
      let text = "ab\(joining)"
      #expect(ellipsis.room(in: Array(text.utf8)[...]) == text.utf8.count)
      #expect(ellipsis.room(in: Array("abc".utf8)[...]) == 2)
    }
  }

  @Test func `a CR LF inside a text is one character before it`() throws {
    let limits = [LengthLimit(4, .characters)]
    let ellipsis = try Ellipsis("…", in: limits)
    #expect(sameUnits(ClampCommand.cut("a\r\nbcdef", limits, ellipsis), "a\r\nb…"))
  }

  @Test(arguments: ["", " ", "…", "...", "\u{301}", "\u{200D}", "🇩🇪", "\u{A0}…"])
  func `any other text is one`(_ text: String) throws {
    #expect(try Ellipsis(text, in: [LengthLimit(4)]).text == text)
  }
}
