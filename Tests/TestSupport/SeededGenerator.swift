/// A source of random numbers that gives the same numbers for the same seed: SplitMix64.
///
/// A property test takes its numbers from `SeededGenerator("what it is about")`. The seed of the
/// run is printed once; `FIELDSTOP_SEED` repeats a run, and `FIELDSTOP_SEED=random` tries another.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  /// The seed of the run that all generators with a topic start from.
  package static let runSeed = announcedSeed(Environment.value("FIELDSTOP_SEED"))

  private var state: UInt64

  /// Creates a generator from a seed of its own, whatever the seed of the run.
  package init(seed: UInt64) {
    state = seed
  }

  /// Creates a generator from the seed of the run and a topic, so that two tests draw different
  /// numbers and neither depends on the order in which they run.
  package init(_ topic: String = #function) {
    var hash = Self.runSeed
    for byte in topic.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    self.init(seed: hash)
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns the seed that a setting asks for: a number, `random`, or one fixed number.
  package static func seed(from setting: String?) -> UInt64 {
    guard setting != "random" else { return .random(in: .min ... .max) }
    return setting.flatMap(UInt64.init) ?? 20_260_914
  }

  private static func announcedSeed(_ setting: String?) -> UInt64 {
    let seed = seed(from: setting)
    print("Random numbers: FIELDSTOP_SEED=\(seed)")
    return seed
  }
}
