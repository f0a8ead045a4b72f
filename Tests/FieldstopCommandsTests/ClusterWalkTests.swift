import TestSupport
import Testing
import TextMeasure

@testable import FieldstopCommands

struct ClusterWalkTests {
  @Test func `clusters end where characters do, and have their cells`() {
    var texts = TextGenerator("cluster walk")
    for _ in 0..<5_000 {
      let text = texts.text(pieces: 0...10)
      var walk = ClusterWalk()
      var columns: [Int] = []
      for scalar in text.unicodeScalars {
        let wasOpen = walk.isOpen
        if let ended = walk.take(scalar), wasOpen { columns.append(ended) }
      }
      if walk.isOpen { columns.append(walk.openColumns) }
      #expect(columns == text.map { CellWidth.columns(of: $0) }, "\(text.debugDescription)")
    }
  }

  @Test func `a cluster without an end is one cluster`() {
    var walk = ClusterWalk()
    #expect(walk.take("e") == 0)
    for _ in 0..<100_000 { #expect(walk.take("\u{301}") == nil) }
    #expect(walk.openColumns == 1)
  }
}
