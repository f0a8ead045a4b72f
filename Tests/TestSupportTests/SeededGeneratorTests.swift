import TestSupport
import Testing

struct SeededGeneratorTests {
  @Test func `the same seed gives the same numbers`() {
    var one = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 7)
    #expect((0..<100).map { _ in one.next() } == (0..<100).map { _ in other.next() })
  }

  @Test func `the numbers are those of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test func `two topics draw different numbers`() {
    var one = SeededGenerator("one")
    var other = SeededGenerator("other")
    #expect(one.next() != other.next())
  }

  @Test func `a setting gives the seed, a word that is no number the usual one`() {
    #expect(SeededGenerator.seed(from: "42") == 42)
    #expect(SeededGenerator.seed(from: nil) == SeededGenerator.seed(from: "nonsense"))
  }
}
