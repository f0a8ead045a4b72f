import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What comes in which order, and what the program holds in between.
struct FieldSessionTests {
  private func session(
    _ drawn: String,
    _ limit: Int?,
    _ policy: LimitPolicy = .preEdit,
    _ alerts: AlertPolicy = .whilePresented
  ) throws -> FieldSession {
    try DrawnSession(drawn, limit, policy, alerts: alerts).session
  }

  /// The first words of the events.
  private func order(_ events: [FieldEvent]) -> [String] {
    events.map { event in
      let line = event.description
      return line.hasPrefix("alert") ? "alert" : String(line.prefix { $0 != " " })
    }
  }

  // MARK: The order of events

  @Test
  func `an edit that goes in whole is asked about, made, told and taken`() throws {
    var session = try session("a|", 5)
    #expect(
      order(try session.perform(.type("b"))) == [
        "should-change", "text", "editing-changed", "host",
      ]
    )
  }

  @Test
  func `an edit that is cut says so before the program makes its own`() throws {
    var session = try session("abc|", 5)
    #expect(
      order(try session.perform(.paste("def")))
        == ["should-change", "clamped", "text", "editing-changed", "host", "alert"]
    )
  }

  @Test
  func `an edit that is refused changes nothing and sends nothing`() throws {
    var session = try session("a[b|]c", 3)
    #expect(order(try session.perform(.paste("😀😀"))) == ["should-change", "refused", "alert"])
    #expect(session.field.state.selection == TextSelection(anchor: 1, head: 2))
  }

  @Test
  func `cleaning is said before the question`() throws {
    var session = try session("|", 5)
    #expect(
      order(try session.perform(.paste("a\nb")))
        == ["cleaned", "should-change", "text", "editing-changed", "host"]
    )
    #expect(order(try session.perform(.paste("\n"))) == ["cleaned"])
  }

  @Test
  func `a composition is asked about, predicted, shown and marked`() throws {
    var session = try session("|", 5)
    #expect(
      order(try session.perform(.compose("ni", caret: nil, key: "n")))
        == ["should-change", "predicted", "text", "marked", "editing-changed"]
    )
    #expect(session.host.value == "")
  }

  @Test
  func `a commit that is cut unmarks before the change event`() throws {
    var session = try session("abcd|", 5)
    _ = try session.perform(.compose("ni", caret: nil, key: nil))
    #expect(
      order(try session.perform(.commit("你好")))
        == ["should-change", "clamped", "text", "unmarked", "editing-changed", "host", "alert"]
    )
  }

  @Test
  func `a policy that cuts afterwards is told between the change event and the value`() throws {
    var session = try session("abcd|", 5, .truncateTail)
    #expect(
      order(try session.perform(.paste("ef")))
        == ["should-change", "text", "editing-changed", "clamped", "text", "host", "alert"]
    )
  }

  @Test
  func `a composition that another gesture ends comes before it`() throws {
    var session = try session("abcd|", 5)
    _ = try session.perform(.compose("ni", caret: nil, key: nil))
    #expect(
      order(try session.perform(.deleteBackward))
        == [
          "unmarked", "clamped", "text", "editing-changed", "host", "alert",
          "should-change", "text", "editing-changed", "host",
        ]
    )
  }

  @Test
  func `an alert whose time is over leaves before anything else happens`() throws {
    var session = try session("ab|", 2)
    _ = try session.perform(.type("c"), at: .zero)
    let events = try session.perform(.type("d"), at: .seconds(1))
    #expect(order(events) == ["alert", "should-change", "refused", "alert"])
    #expect(events.first == .alertDismissed)
    #expect(session.tally.alerts == 2)
  }

  @Test
  func `time alone takes an alert down, once`() throws {
    var session = try session("ab|", 2)
    _ = try session.perform(.type("c"))
    #expect(session.advance(to: .milliseconds(999)) == [])
    #expect(session.advance(to: .seconds(1)) == [.alertDismissed])
    #expect(session.advance(to: .seconds(9)) == [])
  }

  // MARK: Offsets from anywhere

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, 99, Int.max])
  func `no offset traps`(_ offset: Int) throws {
    let span = TextSpan(location: offset, length: .max)
    let gestures: [Gesture] = [
      .select(TextSelection(anchor: .min, head: offset)),
      .select(TextSelection(anchor: offset, head: .max)),
      .delete(span), .suggest(span, "x", blank: true), .correct(span, "y"),
      .observe("z", caret: offset), .set("a😀", TextSelection(anchor: offset, head: 0)),
      .compose("n", caret: offset, key: "n"), .commit(nil),
    ]
    var session = try session("a😀|", 4)
    for gesture in gestures { _ = try session.perform(gesture) }
    let selection = TextSelection(anchor: offset, head: offset)
    #expect(Field(TextState("😀", selection: selection)).state.selection.span.isEmpty)
  }

  // MARK: Parts of one gesture

  @Test
  func `what goes on with a gesture is counted and told with it`() throws {
    var session = try session("ab|", 2)
    session.alert(by: .whilePresented, for: .zero)
    _ = try session.perform(.type("c"))
    let events = try session.perform(.type("d"), as: .continuation)
    #expect(order(events) == ["alert", "should-change", "refused", "alert"])
    #expect(events.last == .alertSuppressed(.alreadyPresented))
    #expect(session.tally.rejections == 1)
    #expect(session.tally.dropped == "c")
    _ = try session.perform(.type("e"))
    #expect(session.tally.rejections == 2)
    #expect(session.tally.dropped == "e")
  }

  @Test
  func `a candidate that cleaning empties brings no blank`() throws {
    var session = try session("hel|", nil)
    #expect(order(try session.perform(.suggest(TextSpan(0..<3), "\n", blank: true))) == ["cleaned"])
    #expect(session.field.state.text.string == "hel")
  }

  // MARK: Focus

  @Test(arguments: [
    Gesture.type("a"), .paste("a"), .deleteBackward, .select(.caret(0)), .undo, .redo, .submit,
    .compose("a", caret: nil, key: nil), .commit("a"), .suggest(.caret(0), "a", blank: false),
  ])
  func `the user needs the focus`(_ gesture: Gesture) throws {
    var session = try session("ab|", nil)
    _ = try session.perform(.blur)
    #expect(throws: GestureError.notEditing) { try session.perform(gesture) }
    #expect(session.field.state.text.string == "ab")
  }

  @Test(arguments: [
    Gesture.set("x", nil), .check, .observe("x", caret: 1), .focus, .blur, .commit(nil), .cancel,
    .finish,
  ])
  func `the program needs none, and nothing to do is no error`(_ gesture: Gesture) throws {
    var session = try session("ab|", nil)
    _ = try session.perform(.blur)
    _ = try session.perform(gesture)
  }

  // MARK: A reviewer of one's own

  @Test
  func `edits are judged by a reviewer that somebody else wrote`() throws {
    var session = FieldSession(
      host: HostProgram(rule: .lengths([LengthLimit(3)])) { ShoutingReviewer(limiter: Limiter($0)) }
    )
    #expect(
      order(try session.perform(.paste("abcd")))
        == ["should-change", "clamped", "text", "editing-changed", "host", "alert"]
    )
    #expect(session.field.state.text.string == "ABC")
    session.limit(by: .lengths([LengthLimit(4)]))
    _ = try session.perform(.type("d"))
    #expect(session.field.state.text.string == "ABCD")
    session.follow(.preEdit)
    _ = try session.perform(.deleteBackward)
    _ = try session.perform(.type("d"))
    #expect(session.field.state.text.string == "ABCd")
  }

  // MARK: The limit

  @Test
  func `a new limit cuts nothing and counts in its own unit`() throws {
    var session = try session("e\u{301}e\u{301}|", 9)
    session.limit(by: .lengths([LengthLimit(1, .characters)]))
    #expect(session.field.state.text.counts.characters == 2)
    #expect(session.field.state.text.utf16Count == 4)
    #expect(order(try session.perform(.type("x"))) == ["should-change", "refused", "alert"])
  }
}

/// Lets in what fits, in capitals.
private struct ShoutingReviewer: EditReviewing {
  let limiter: Limiter
  var rule: FieldRule { limiter.rule }

  func review(_ proposal: EditProposal, in state: TextState) -> Verdict {
    let verdict = limiter.review(proposal, in: state)
    guard let edit = verdict.edit, !edit.replacement.isEmpty else { return verdict }
    let text = Substring(edit.replacement.uppercased())
    return Verdict(
      outcome: verdict.outcome,
      edit: TextEdit(replacing: edit.span, with: text),
      kept: text,
      dropped: verdict.dropped,
      reason: verdict.reason,
      allowsEdit: false
    )
  }

  func settle(_ state: TextState, after event: SettledEvent) -> Verdict? { nil }
}
