import Testing
import TextLimits
import TextMeasure

/// What the code for a server answers.
struct ServerGuideTests {
  @Test func `a server keeps a name, refuses a long one and shows what would fit`() {
    #expect(check("Zoë\n") == .stored("Zoë"))
    let long = String(repeating: "字", count: 31)
    #expect(check(long) == .tooLong(LengthLimit(30, .characters), start: String(long.dropLast())))
    let heavy = "e" + String(repeating: "\u{301}", count: 200)
    #expect(check(heavy) == .tooLong(LengthLimit(240, .utf8), start: ""))
  }

  @Test func `a server cuts a title between two characters`() {
    #expect(columnTitle("A title") == "A title")
    #expect(columnTitle(String(repeating: "é", count: 150)).utf8.count == 240)
    let family = "👨‍👩‍👧‍👦"
    #expect(columnTitle(String(repeating: family, count: 10)).count == 9)
  }

  @Test func `a server reads an amount of any size exactly`() throws {
    #expect(amount("1000000000000000000000") == "1000000000000000000000")
    #expect(amount("1000000000000000000000.01") == nil)
    #expect(amount("٤٢.5") == "42.5")
    #expect(amount("4e2") == nil)
    #expect(amount("") == nil)
  }

  @Test func `an empty text fits a number rule, and needless zeros do not`() throws {
    let limiter = Limiter(.number(try #require(NumberRule(maximum: DecimalText("100")))))
    #expect(limiter.fitting("").reason == nil)
    #expect(limiter.fitting("006").kept == "6")
    #expect(limiter.fitting("0006").reason == .form)
  }
}
