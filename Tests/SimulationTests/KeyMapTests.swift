import KeyInput
import Simulation
import Testing

struct KeyMapTests {
  private static let bound = KeyMap.bindings.flatMap(\.commands)

  @Test
  func `every key of the table exists and means what the table says`() {
    for (name, command) in Self.bound {
      let key = Key(name: name)
      #expect(key.flatMap(KeyMap.command) == command, "\(name)")
    }
  }

  @Test
  func `no key is bound twice`() {
    let keys = Self.bound.compactMap { Key(name: $0.0) }
    #expect(Set(keys).count == Self.bound.count)
  }

  @Test
  func `what the help shows has its section and a summary`() {
    for section in KeyMap.Section.allCases {
      #expect(KeyMap.bindings.contains { $0.section == section })
    }
    #expect(KeyMap.bindings.allSatisfy { !$0.shown.isEmpty && !$0.summary.isEmpty })
  }
}
