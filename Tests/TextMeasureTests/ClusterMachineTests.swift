import TestSupport
import Testing

@testable import TextMeasure

/// The machine is only worth having because it is `Character`, faster: so it is held against it.
struct ClusterMachineTests {
  /// Three scalars of each class: the first, one in the middle and the last.
  private static let samples: [Unicode.Scalar] = {
    var members: [ClusterClass: [Unicode.Scalar]] = [:]
    for value in 0..<UInt32(0x110000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      members[ScalarTraits(value).cluster, default: []].append(scalar)
    }
    return members.values.flatMap { all in
      Set([all.first, all.dropFirst(all.count / 2).first, all.last].compactMap(\.self))
    }.sorted()
  }()

  @Test func `every class has scalars`() {
    #expect(Set(Self.samples.map { ScalarTraits($0.value).cluster }).count == 18)
  }

  @Test func `two and three scalars of any classes fall into the clusters of Character`() {
    for first in Self.samples {
      for second in Self.samples {
        compare([first, second])
        for third in Self.samples { compare([first, second, third]) }
      }
    }
  }

  @Test func `random texts of all classes fall into the clusters of Character`() {
    var random = SeededGenerator("cluster machine")
    for _ in 0..<EditBudget.each {
      let length = Int.random(in: 2...12, using: &random)
      compare(
        (0..<length).map { _ in
          Self.samples.randomElement(using: &random) ?? "a"
        }
      )
    }
  }

  @Test func `each scalar joins a letter, a mark and itself as Character has it`() {
    for value in 0..<UInt32(0x110000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      compare([scalar, scalar, "a", scalar, "\u{301}"])
    }
  }

  private func compare(_ scalars: [Unicode.Scalar]) {
    let text = String(String.UnicodeScalarView(scalars))
    var meter = ClusterMeter(in: .clustered)
    var lengths: [Int] = []
    for scalar in scalars {
      if meter.take(scalar.value) { lengths.append(0) }
      lengths[lengths.count - 1] += 1
    }
    if lengths != text.map(\.unicodeScalars.count) {
      Issue.record("\(scalars.map { String($0.value, radix: 16) }): \(lengths)")
    }
  }
}
