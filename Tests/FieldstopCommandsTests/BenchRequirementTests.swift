import Testing

@testable import FieldstopCommands

struct BenchRequirementTests {
  private func judged(_ requirement: BenchRequirement, _ own: Double) -> [String] {
    let judgement = requirement.judge([.fieldstop: own, .swift: 100], bytes: 10)
    return [judgement.required, judgement.reached, judgement.isMet.map { "\($0)" } ?? "-"]
  }

  @Test func `a requirement is met or it is not`() {
    #expect(judged(.times(1.3, .swift), 130) == ["<= 1.3 x swift", "1.300", "true"])
    #expect(judged(.times(1.3, .swift), 131) == ["<= 1.3 x swift", "1.310", "false"])
    #expect(judged(.byByte(0.3), 4) == ["<= 0.3 ns/byte", "0.400", "false"])
    #expect(judged(.microseconds(5), 5_000) == ["<= 5 us", "5.00", "true"])
  }

  @Test func `where nothing is asked, nothing is met`() {
    #expect(judged(.none, 1) == ["-", "-", "-"])
    let cells = BenchRow(.prefix16, on: .ascii, "a", .kilobyte).line.split(separator: "|")
    #expect(cells.suffix(3).allSatisfy { $0.allSatisfy { " -".contains($0) } })
  }
}
