import TestSupport
import Testing

/// Holds `docs/fidelity.md` to the scenarios that it names.
struct FidelityTests {
  private static let grades = ["documented", "reported", "inferred", "unknown"]

  @Test
  func `every claim has a grade, and its scenario is there`() throws {
    let names = Set(Fixture.all.map(\.name))
    let rows = try Repository.read("docs/fidelity.md").split(separator: "\n")
      .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
      .filter { $0.count == 7 && !$0[1].hasPrefix("---") && $0[1] != " Claim " }
    #expect(rows.count > 30)
    for row in rows {
      let grade = row[2].drop { $0 == " " }
      #expect(Self.grades.contains { grade.hasPrefix($0) }, "\(row[1])")
      let scenario = row[5].filter { $0 != " " && $0 != "`" }
      // What the trace does not show has no scenario, and says so.
      #expect(scenario == "–" || names.contains(scenario), "\(scenario)")
    }
  }
}
