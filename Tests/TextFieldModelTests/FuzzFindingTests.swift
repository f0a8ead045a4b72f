import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What the fuzzers found in the simulated field.
struct FuzzFindingTests {
  @Test
  func `a filter that leaves nothing of the marked text ends the composition`() throws {
    var session = FieldSession(
      field: Field(TextState("abcd", selection: .caret(2))),
      host: HostProgram(rule: .lengths([]), policy: .flutterEnforced)
    )
    _ = try session.perform(.compose("x", caret: nil, key: nil))
    session.limit(by: .lengths([LengthLimit(2, .characters)]))
    let events = try session.perform(.compose("xy", caret: nil, key: nil))
    #expect(session.field.marked == nil)
    #expect(session.field.state.text.string == "ab")
    #expect(events.contains(.unmarked))
    _ = try session.perform(.undo)
    #expect(session.field.state.text.string == "abcd")
  }
}
