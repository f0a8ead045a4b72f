import Testing
import TextLimits
import TextMeasure

// Guards against a scan that stops at the first cut that does not fit, and against picking out what fits.
@Suite("Rule 7: the longest start that fits goes in")
struct Rule07LongestPrefixTests {
  @Test func `a start, never a selection of characters: room may stay free`() {
    let trial = Trial("abc", 3..<3, "😀d", LengthLimit(4))
    #expect(trial.changesNothing)
    #expect(trial.dropped == "😀d")
  }

  @Test func `counts may fall again, so cuts are tried from the long end`() {
    // Marks behind the insertion stand apart, join the a, or make a wide digit of the 1.
    let behind = "\u{fe0f}" + String(repeating: "\u{93e}", count: 5)
    let limit = LengthLimit(5, .columns)
    #expect(TextUnit.columns.count("a" + behind) == 6)
    #expect(TextUnit.columns.count("a1" + behind) == 3)
    let trial = Trial(behind, 0..<0, "a1b", limit)
    #expect(trial.kept == "a1")
    #expect(trial.dropped == "b")
  }

  @Test func `the whole insertion goes first, even where no part of it fits`() {
    let trial = Trial("\u{1f468}", 0..<0, "\u{1f468}\u{200d}", LengthLimit(1, .characters))
    #expect(trial.verdict.outcome == .accepted)
  }

  @Test func `skin tones without end at the joint do not end the walk too early`() {
    // Found by random edits: the tones are 2 cells each, and 2 all together behind a heart.
    let tones = String(repeating: "\u{1f3fd}", count: 17)
    let trial = Trial(
      tones + "\u{200d}\u{1f3fd}",
      0..<20,
      "\u{e0101}\u{2764}",
      LengthLimit(3, .columns)
    )
    #expect(trial.verdict.outcome == .accepted)
  }

  @Test func `what goes in whole is no loss, though anything longer would be one`() {
    // Found by random edits: the rainbow behind makes one emoji of heart and tones.
    let heart = "\u{2764}" + String(repeating: "\u{1f3fd}", count: 16)
    let trial = Trial("\u{200d}\u{1f308}", 0..<0, heart, LengthLimit(2, .columns))
    #expect(trial.verdict.outcome == .accepted)
    #expect(trial.verdict.allowsEdit)
    #expect(trial.verdict.reason == nil)
  }

  @Test func `a row of flags behind the insertion changes to its end`() {
    let marks = String(repeating: "\u{93e}", count: 60)
    let flags = String(repeating: "\u{1f1e6}", count: 5) + marks
    let limit = LengthLimit(9, .columns)
    // Half a flag in front makes pairs of all of them, which takes the marks' width away.
    #expect(Trial(flags, 0..<0, "\u{1f1e6}", limit).verdict.outcome == .accepted)
    let long = "xx" + String(repeating: "\u{200b}", count: 90) + "\u{1f1e6}"
    #expect(Trial(flags, 0..<0, long, limit).verdict.outcome == .accepted)
    #expect(Trial(flags, 0..<0, long + "yy", limit).dropped == "yy")
  }

  @Test func `a keycap mark behind the insertion takes the width of what it closes`() {
    let digit = "1" + String(repeating: "\u{93e}", count: 50)
    let trial = Trial("\u{20e3}", 0..<0, "a" + digit + "b", LengthLimit(52, .columns))
    #expect(trial.kept == "a" + digit)
  }

  @Test func `offering what was dropped once more changes nothing`() {
    let first = Trial("abcd", 2..<2, "éü😀x", LengthLimit(7))
    #expect(first.dropped == "😀x")
    let caret = first.after.selection.head
    #expect(Trial(first.after.text.string, at(caret), first.dropped, LengthLimit(7)).changesNothing)
  }

  @Test func `what was dropped is a text that counts like any other`() {
    // An index into a shortened copy once made its first character a shorter one.
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}"
    let dropped = Trial("", 0..<0, "ab" + family + family, LengthLimit(3)).verdict.dropped
    #expect(dropped.count == 2)
    #expect(dropped.first == Character(family))
  }

  @Test func `nothing of an insertion without end is read but what decides`() {
    let long = String(repeating: "a\u{301}😀", count: 200_000)
    for unit in TextUnit.allCases {
      #expect(unit.count(Trial("", 0..<0, long, LengthLimit(31, unit)).kept) <= 31)
    }
  }

  @Test func `a hundred thousand characters without width are not counted anew for each cut`() {
    let blanks = String(repeating: "\u{200b}", count: 100_000)
    let trial = Trial("aaaa", 2..<2, "b" + blanks, LengthLimit(4, .columns))
    #expect(trial.changesNothing)
  }
}
