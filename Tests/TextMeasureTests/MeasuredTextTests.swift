import TestSupport
import Testing
import TextMeasure

struct MeasuredTextTests {
  private let all = Set(TextUnit.allCases)

  @Test func `units and bytes are always counted, characters and columns when asked for`() {
    let text = MeasuredText("e\u{301}字")
    #expect(text.counts.utf16 == 3)
    #expect(text.counts.scalars == 3)
    #expect(text.counts.utf8 == 6)
    #expect(text.counts.characters == 0)
    #expect(text.counted(in: [.columns]).counts.columns == 3)
    #expect(text.counted(in: [.characters]).counts.characters == 2)
    #expect(text.wholeSpan == TextSpan(0..<3))
  }

  @Test func `a deletion that brings CR and LF together takes a character more`() {
    var text = MeasuredText("\ra\n", units: [.characters])
    text.replace(TextSpan(1..<2), with: "")
    #expect(text.counts.characters == 1)
    text.replace(.caret(1), with: "a")
    #expect(text.counts.characters == 3)
  }

  @Test(arguments: [
    ("\u{1f1e6}\u{1f1e6}\u{1f1e6}\u{1f1e6}", 0, "\u{1f1e6}", 3),
    ("\u{1f468}\u{200d}\u{1f469}", 3, "a", 3),
    ("\u{915}\u{937}", 1, "\u{94d}", 1),
    ("\u{1100}\u{11a8}", 1, "\u{1161}", 1),
    ("e\u{301}", 1, "\u{200b}", 3),
    ("\u{600}a", 1, "\u{600}", 1),
  ])
  func `clusters do not add up, so an edit is counted at its joints`(
    text: String,
    offset: Int,
    insertion: String,
    characters: Int
  ) {
    var measured = MeasuredText(text, units: all)
    measured.replace(.caret(offset), with: insertion)
    #expect(measured.counts.characters == characters)
    #expect(measured.counts == TextCounts(of: measured.string))
  }

  @Test func `a long cluster behind an edit is recounted to its end`() {
    let marks = String(repeating: "\u{301}", count: 500)
    var measured = MeasuredText("ab" + marks + "c", units: all)
    measured.replace(TextSpan(0..<2), with: "")
    #expect(measured.counts == TextCounts(of: marks + "c"))
    let flags = String(repeating: "\u{1f1e6}", count: 501)
    measured = MeasuredText("x" + flags + "\u{93e}y", units: all)
    measured.replace(.caret(1), with: "\u{1f1e6}")
    #expect(measured.counts == TextCounts(of: measured.string))
  }

  @Test func `after every edit all five counts are those of the whole text`() {
    forAll(count: EditBudget.each / 4) {
      Edits(&$0)
    } complaint: { edits in
      var measured = MeasuredText(edits.text, units: edits.units)
      for (span, replacement) in edits.edits {
        let whole = measured.string.wholeScalars(span)
        let foretold = measured.counts(replacing: whole, with: replacement)
        measured.replace(whole, with: replacement)
        let expected = MeasuredText(measured.string, units: edits.units).counts
        if foretold != expected { return "foretells \(foretold) for \(expected)" }
        if measured.counts != expected { return "counts \(measured.counts) for \(expected)" }
      }
      return nil
    }
  }

  @Test func `places are those of the plain text, wherever the last edit was`() {
    forAll(count: EditBudget.each / 20) { texts in
      EscapedText(texts.text(pieces: 0...300))
    } complaint: { input in
      var texts = TextGenerator(random: SeededGenerator(seed: UInt64(input.text.utf8.count)))
      var measured = MeasuredText(input.text)
      for _ in 0..<4 {
        let span = measured.wholeScalars(texts.span(in: measured.string))
        measured.replace(span, with: texts.mixed(upTo: 2))
        let text = measured.string
        for _ in 0..<8 {
          let span = texts.span(in: text)
          if measured.wholeScalars(span) != text.wholeScalars(span) { return "\(span)" }
          if !sameUnits(measured.text(in: span), text.text(in: span)) { return "text in \(span)" }
          let index = text.index(atUTF16: text.roundedDown(span.location))
          if measured.index(atUTF16: span.location) != index { return "index \(span.location)" }
        }
        let wild = texts.wildSpan()
        if measured.wholeScalars(wild) != text.wholeScalars(wild) { return "\(wild)" }
      }
      return nil
    }
  }
}

/// A text and edits of it, one after the other.
private struct Edits: CustomStringConvertible {
  let text: String
  let units: Set<TextUnit>
  let edits: [(TextSpan, String)]

  init(_ texts: inout TextGenerator) {
    text = texts.mixed(upTo: 6)
    units = Bool.random(using: &texts.random) ? Set(TextUnit.allCases) : [.columns]
    var edits: [(TextSpan, String)] = []
    for _ in 0..<4 {
      let span = texts.span(in: text)
      edits.append((span, Bool.random(using: &texts.random) ? "" : texts.mixed(upTo: 3)))
    }
    self.edits = edits
  }

  var description: String {
    "\"\(text.escaped)\" "
      + edits.map { "\($0.location)+\($0.length) <- \"\($1.escaped)\"" }.joined(separator: ", ")
  }
}
