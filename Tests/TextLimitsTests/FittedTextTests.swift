import TestSupport
import Testing
import TextLimits
import TextMeasure

struct FittedTextTests {
  @Test func `a text that fits is kept whole`() {
    let fitted = Limiter(.lengths([LengthLimit(5, .characters)])).fitting("hello")
    #expect(fitted.kept == "hello" && fitted.dropped.isEmpty && fitted.reason == nil)
  }

  @Test func `a text is asked whether it fits`() {
    let limiter = Limiter(.lengths([LengthLimit(5, .characters), LengthLimit(6, .utf8)]))
    #expect(limiter.fits("hello") && limiter.fits("") && limiter.fits("h\u{e9}llo"))
    #expect(!limiter.fits("hello!") && !limiter.fits("h\u{e9}ll\u{f6}"))
  }

  @Test func `the longest start is kept, and the limit that stopped it is named`() {
    let limits = [LengthLimit(3, .characters), LengthLimit(9, .utf8)]
    let fitted = Limiter(.lengths(limits)).fitting("a👨‍👩‍👧‍👦bc")
    #expect(fitted.kept == "a" && fitted.dropped == "👨‍👩‍👧‍👦bc")
    #expect(fitted.reason == .length(LengthLimit(9, .utf8)))
  }

  @Test(arguments: TextUnit.allCases)
  func `both parts together are the text, and the kept one fits`(unit: TextUnit) {
    var texts = TextGenerator()
    for maximum in 0..<40 {
      let text = texts.text()
      let fitted = Limiter(.lengths([LengthLimit(maximum, unit)])).fitting(text)
      #expect(sameUnits(String(fitted.kept) + String(fitted.dropped), text))
      #expect(unit.count(fitted.kept) <= maximum)
      #expect(fitted.dropped.isEmpty == (fitted.reason == nil))
    }
  }

  @Test(arguments: [
    ("42", "42"), (" 007 ", "7"), ("٤٢", "42"), ("5.", "5"), ("-1", ""), ("101", ""), ("3", ""),
    ("4x", ""), (".", ""), ("", ""),
  ])
  func `a number is kept in its final form or not at all`(text: String, kept: String) throws {
    let rule = try #require(
      NumberRule(minimum: DecimalText("5"), maximum: DecimalText("100"), decimals: 2)
    )
    let fitted = Limiter(.number(rule)).fitting(text)
    #expect(fitted.kept == kept)
    #expect((fitted.reason == nil) == (!kept.isEmpty || text.isEmpty))
  }

  @Test(arguments: [("101", "100"), ("3", "5"), ("50", "50")])
  func `a number becomes the nearer bound where the rule says so`(text: String, kept: String) throws
  {
    let rule = try #require(
      NumberRule(minimum: DecimalText("5"), maximum: DecimalText("100"), excess: .clamp)
    )
    let fitted = Limiter(.number(rule)).fitting(text)
    #expect(fitted.kept == kept && (fitted.reason == nil) == (text == kept))
  }

  @Test
  func `the end that fits is where a text is cut`() {
    var texts = TextGenerator("fitting end")
    for _ in 0..<500 {
      let text = texts.text(pieces: 0...8)
      for unit in TextUnit.allCases {
        let limit = LengthLimit(Int.random(in: 0...12, using: &texts.random), unit)
        let end = limit.fittingEnd(in: text)
        #expect(sameUnits(text[..<end], Limiter(.lengths([limit])).fitting(text).kept))
      }
    }
  }
}
