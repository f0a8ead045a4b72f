import TestSupport
import Testing
import TextLimits
import TextMeasure

@Suite("Rule 21: properties of random edits")
struct LongestPrefixPropertyTests {
  @Test func `the longest start that fits goes in, as trying every cut finds it`() {
    forAllEdits { edit in
      guard !edit.insertion.isEmpty else { return nil }
      let expected = BruteForce(edit)
      let verdict = edit.verdict
      let result = verdict.result(from: edit.state).text.string
      guard sameUnits(result, expected.text) else {
        return "gives \"\(result.escaped)\", every cut tried gives \"\(expected.text.escaped)\""
      }
      guard let reason = verdict.reason else {
        return expected.breaking.isEmpty ? nil : "is no loss but \(expected.breaking) stop it"
      }
      guard case .length(let limit) = reason, expected.breaking.contains(limit) else {
        return "is stopped by \(reason), but the next cut breaks \(expected.breaking)"
      }
      return nil
    }
  }
}
