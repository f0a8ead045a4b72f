import TestSupport
import Testing
import TextMeasure

struct UTF16OffsetsTests {
  @Test func `moves by clusters end at the ends of the text`() {
    let text = "a\u{1F44D}\u{1F3FD}b"
    #expect([-5, 0, 1, 3, 5, 6, 99].map(text.clusterAfter) == [1, 1, 5, 5, 6, 6, 6])
    #expect([-5, 0, 1, 3, 5, 6, 99].map(text.clusterBefore) == [0, 0, 0, 1, 1, 5, 5])
    #expect([-5, 0, 1, 3, 5, 6, 99].map(text.clusterStart) == [0, 0, 1, 1, 5, 6, 6])
    #expect([-5, 0, 1, 3, 5, 6, 99].map(text.clusterEnd) == [0, 0, 1, 5, 5, 6, 6])
  }

  @Test func `half a pair belongs to its cluster`() {
    let text = "\u{1F600}"
    #expect(text.clusterBefore(1) == 0)
    #expect(text.clusterStart(1) == 0)
    #expect(text.clusterEnd(1) == 2)
    #expect(text.clusterAfter(1) == 2)
    #expect("a\u{1F600}".clusterBefore(2) == 1)
    #expect(text.roundedDown(1) == 0)
  }

  @Test func `an empty text has one place`() {
    for offset in [Int.min, -1, 0, 1, .max] {
      #expect("".clusterAfter(offset) == 0)
      #expect("".clusterBefore(offset) == 0)
      #expect("".clusterStart(offset) == 0)
      #expect("".clusterEnd(offset) == 0)
      #expect("".wholeScalars(TextSpan(location: offset, length: .max)) == .caret(0))
    }
  }

  @Test func `every offset of every text has its cluster`() {
    forAll(count: EditBudget.each / 4) {
      EscapedText($0.mixed(upTo: 5))
    } complaint: { input in
      let text = input.text
      let borders = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
      for offset in -1...(text.utf16.count + 1) {
        let place = min(max(0, offset), text.utf16.count)
        let expected = [
          borders.last { $0 <= place }, borders.first { $0 >= place },
          borders.first { $0 > place } ?? place,
        ]
        let found = [
          text.clusterStart(offset), text.clusterEnd(offset), text.clusterAfter(offset),
        ]
        if found != expected { return "\(offset): start, end, next \(found) for \(expected)" }
        if text.clusterBefore(offset) > max(0, place - 1) { return "\(offset): not before it" }
      }
      return nil
    }
  }
}
