import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What each model makes of the cases that its source documents, or that were reported of it.
struct PolicyModelTests {
  @Test(arguments: PolicyModelCase.all)
  func `a model does what its source says`(_ sample: PolicyModelCase) throws {
    let (text, selection, _) = try #require(FieldNotation.parse(sample.before))
    var session = FieldSession(
      host: HostProgram(
        rule: sample.rule,
        policy: sample.policy,
        gate: AlertGate(policy: .every)
      )
    )
    _ = try session.perform(.set(text, selection))
    for gesture in sample.gestures { _ = try session.perform(gesture) }
    #expect(FieldNotation.string(FieldSnapshot(of: session.field)) == sample.after)
    #expect(session.host.value == session.field.state.text.string || session.field.marked != nil)
  }

  @Test func `a commit in a text over the limit costs a field of QMUI what stands before it`()
    throws
  {
    var session = FieldSession(
      field: Field(TextState("abcdefgh", selection: .caret(4))),
      host: HostProgram(rule: PolicyModelCase.most(5), policy: .qmui)
    )
    _ = try session.perform(.compose("x", caret: nil, key: nil))
    _ = try session.perform(.commit("x"))
    #expect(FieldNotation.string(FieldSnapshot(of: session.field)) == "a|efgh")
  }

  @Test(arguments: LimitPolicy.allCases)
  func `a policy has a title, a sentence and fields that it limits`(_ policy: LimitPolicy) {
    let entry = policy.entry
    #expect(!entry.title.isEmpty && !entry.rule.isEmpty && !entry.kinds.isEmpty)
    #expect(!entry.rule.hasSuffix("."))
    #expect(policy.isModel == (entry.numberEnding == .asTyped && policy != .naive))
  }

  @Test(arguments: LimitPolicy.allCases.filter(\.isModel))
  func `a model tells a loss only where its source has a way to`(_ policy: LimitPolicy) throws {
    let rule: FieldRule =
      policy.entry.kinds.contains(.text)
      ? .lengths([LengthLimit(2)]) : PolicyModelCase.upTo("1")
    var session = FieldSession(host: HostProgram(rule: rule, policy: policy))
    for text in ["1", "1", "1"] { _ = try session.perform(.type(text)) }
    let hasLost = policy != .flutterNone
    #expect(session.tally.rejections == (policy == .classicNumber ? 2 : hasLost ? 1 : 0))
    let isTold = policy.entry.feedback == .told
    #expect((session.tally.alerts > 0) == (hasLost && isTold))
  }
}
