import ScenarioReplay
import TestSupport
import Testing

@Test func `whatever a file holds, it is read or its mistake has a place in it`() {
  var texts = TextGenerator()
  for _ in 0..<3_000 {
    let source = mangled(&texts)
    guard case .failure(let error) = Result(catching: { try Scenario.parse(source) }),
      let mistake = error as? ScenarioError
    else { continue }
    let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((1...lines.count).contains(mistake.line), "\(source.debugDescription)")
    let line = lines.dropFirst(mistake.line - 1).first.map { String($0) } ?? ""
    #expect((1...line.count + 1).contains(mistake.column), "\(source.debugDescription)")
  }
}

@Test func `any bytes are read or refused`() {
  var random = SeededGenerator()
  let start = Array("bytes \"\\x41\"\n".utf8)
  for _ in 0..<3_000 {
    let bytes = start.map { Int.random(in: 0..<9, using: &random) == 0 ? .random(in: 0...255) : $0 }
    _ = try? Scenario.parse(bytes: bytes)
  }
}

/// Some good lines, cut and pasted, with other text among them.
private func mangled(_ texts: inout TextGenerator) -> String {
  var source = ""
  for _ in 0..<Int.random(in: 1...3, using: &texts.random) {
    var line = Array((GoodLine.all.randomElement(using: &texts.random)?.line ?? "").unicodeScalars)
    for _ in 0..<Int.random(in: 0...3, using: &texts.random) {
      let place = Int.random(in: 0...line.count, using: &texts.random)
      if Int.random(in: 0...1, using: &texts.random) == 0 {
        line.insert(contentsOf: Array(texts.text(pieces: 1...1).unicodeScalars), at: place)
      } else {
        let end = min(line.count, place + 2)
        line.removeSubrange(place..<end)
      }
    }
    source.unicodeScalars.append(contentsOf: line + ["\n"])
  }
  return source
}
