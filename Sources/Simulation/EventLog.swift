package import TextFieldModel
import TextMeasure

/// The record of events, grouped by what caused them; the oldest go when there are too many.
package struct EventLog: Hashable, Sendable {
  /// What one message caused.
  package struct Group: Hashable, Sendable {
    /// Counts from 1; repeated groups are one.
    package let number: Int
    /// What caused it, in a few words.
    package let title: String
    package fileprivate(set) var events: [FieldEvent]
    /// How often the same came in a row.
    package fileprivate(set) var repetitions = 1

    /// Whether the same came again, in the same code units.
    fileprivate func isSame(_ title: String, _ events: [FieldEvent]) -> Bool {
      self.events == events && sameUnits(self.title, title)
        && zip(self.events, events).allSatisfy { sameUnits($0.description, $1.description) }
    }
  }

  package private(set) var groups: [Group] = []
  private var count = 0

  /// How many groups are kept.
  package static let capacity = 400

  /// Adds a group; one that is like the last is counted there.
  package mutating func add(_ title: String, _ events: [FieldEvent]) {
    guard !events.isEmpty else { return }
    if let last = groups.last, last.isSame(title, events) {
      groups[groups.count - 1].repetitions += 1
      return
    }
    count += 1
    groups.append(Group(number: count, title: title, events: events))
    if groups.count > Self.capacity { groups.removeFirst(Self.capacity / 4) }
  }

  /// Forgets everything.
  package mutating func clear() { self = EventLog() }
}
