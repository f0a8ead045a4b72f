import TextLimits
import TextMeasure

extension Field {
  /// What always holds; checked after each change in debug builds.
  func assertInvariants() {
    assert(state.text.utf16Count == state.text.string.utf16.count, "the lengths follow the text")
    assert(
      state.text.units.allSatisfy { state.text.counts[$0] == $0.count(state.text.string) },
      "a recount around the joints equals the whole count"
    )
  }
}
