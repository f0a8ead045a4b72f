import FuzzSupport
import TestSupport
import Testing

struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.all)
  func `no input of the corpus finds anything`(target: FuzzTarget) throws {
    let lines = try Repository.read("Tests/FuzzCorpus/\(target.name).txt").split(separator: "\n")
    #expect(lines.count >= 100)
    for line in lines {
      #expect(target.run(try #require(Self.bytes(line))) == nil, "\(line)")
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `random bytes find nothing`(target: FuzzTarget) {
    var random = SeededGenerator("random bytes for \(target.name)")
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...120, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(target.run(bytes) == nil, "\(bytes)")
    }
  }

  @Test func `every corpus has its fuzzer`() throws {
    let files = try Repository.list("Tests/FuzzCorpus")
    #expect(files == FuzzTarget.all.map { "Tests/FuzzCorpus/\($0.name).txt" }.sorted())
  }

  /// The bytes of a line of hexadecimal digits.
  private static func bytes(_ line: Substring) -> [UInt8]? {
    let digits = line.compactMap(\.hexDigitValue)
    guard digits.count == line.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
