public import TextMeasure

/// What a host does after a call of its field.
public struct HostAnswer: Hashable, Sendable {
  /// What should-change returns; in editing-changed, whether the text may stay as it is.
  public internal(set) var allowsEdit: Bool

  /// What the host has to put into the field; `nil` where the field is as it should be.
  public internal(set) var write: HostWrite?

  /// Why something was left out; `nil` where nothing was.
  public internal(set) var reason: LossReason?

  /// What was left out.
  @Verbatim public internal(set) var dropped: Substring

  /// What became of the alert: ``AlertGate/Answer/presented`` asks the host to show one now; `nil`
  /// where there is nothing to tell.
  public internal(set) var alert: AlertGate.Answer?

  init(
    allowsEdit: Bool,
    write: HostWrite? = nil,
    reason: LossReason? = nil,
    dropped: Substring = "",
    alert: AlertGate.Answer? = nil
  ) {
    self.allowsEdit = allowsEdit
    self.write = write
    self.reason = reason
    self.dropped = dropped
    self.alert = alert
  }

  /// Yes, and nothing to do.
  static let yes = HostAnswer(allowsEdit: true)

  /// No, and nothing to do.
  static let no = HostAnswer(allowsEdit: false)

  /// Whether the host shows an alert now.
  public var presentsAlert: Bool { alert == .presented }
}

/// What a host puts in by program: first the text, then the selection, then it sends one change event
/// where ``changesText`` says so.
///
/// Setting a field's text by program calls no delegate and sends no control event; it ends a
/// composition, empties the steps of undo and drops the attributes of a text view (UIKit's
/// documentation of `UITextField.text`, and public reports). An edit of the part that differs, which
/// ``/TextMeasure/TextDifference`` finds, keeps them: `UITextInput.replace(_:withText:)`.
public struct HostWrite: Hashable, Sendable {
  /// The whole text.
  @Verbatim public private(set) var text: String

  /// The selection; set behind the text, for setting a text moves the caret to its end.
  public let selection: TextSelection

  /// Whether the field shows another text now, so that the program has to hear of it.
  public let changesText: Bool

  init(_ state: TextState, over shown: String) {
    text = state.text.string
    selection = state.selection
    changesText = !sameUnits(state.text.string, shown)
  }
}
