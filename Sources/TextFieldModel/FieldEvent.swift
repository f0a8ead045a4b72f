public import TextLimits
public import TextMeasure

/// One fact of what a field's owner could see, in the order in which it came.
///
/// A later version may add cases. Long texts are shortened when an event is made (``FieldSnapshot/init(of:)``), so that a record of
/// events does not hold a large paste.
@nonexhaustive
public enum FieldEvent: Hashable, Sendable {
  /// The delegate was asked whether a span may become a string.
  case shouldChange(TextSpan, String, allowed: Bool)
  /// What span and string gave, where the text that came is another.
  case predicted(String)
  /// An insertion held line breaks, tabs or control characters; this is what it was.
  case cleaned(String)
  /// A part went in.
  case clamped(kept: String, dropped: String, LossReason)
  /// Nothing went in.
  case refused(String, LossReason)
  /// The text changed.
  case text(from: FieldSnapshot, to: FieldSnapshot)
  /// Only the selection changed.
  case selection(FieldSnapshot)
  /// The marked range changed.
  case marked(TextSpan)
  /// There is no marked text any more.
  case unmarked
  /// The control event, with the length in the unit of the first limit.
  case editingChanged(Int, LengthLimit?, isProvisional: Bool)
  /// The host program took the value.
  case host(String)
  /// An alert came on screen.
  case alertPresented(LossReason, dropped: String)
  /// An alert was held back.
  case alertSuppressed(AlertGate.Answer)
  /// An alert's time was over.
  case alertDismissed
  /// Return was pressed.
  case submit
  /// The field is being edited now.
  case beginEditing
  /// The field is not being edited any more.
  case endEditing
  /// A step was taken back; what it changed follows.
  case undo
  /// A step was made again; what it changed follows.
  case redo
}

/// What a field showed at one moment.
public struct FieldSnapshot: Hashable, Sendable {
  /// The text, or the part of a long one around the caret.
  public let text: String

  /// The selection in ``text``.
  public let selection: TextSelection

  /// The marked span in ``text``.
  public let marked: TextSpan?

  /// Whether text was left out before and behind.
  public let isShortened: (before: Bool, behind: Bool)

  /// The UTF-16 length up to which a text is kept whole.
  public static let longest = 1_000

  /// How much of a long text is shown on each side of the caret.
  private static let reach = 100

  /// What a field shows now.
  public init(of field: Field) {
    let whole = field.state.text
    guard whole.utf16Count > Self.longest else {
      text = whole.string
      selection = field.state.selection
      marked = field.marked
      isShortened = (false, false)
      return
    }
    let head = field.state.selection.head
    let (low, high) = (max(0, head - Self.reach), min(whole.utf16Count, head + Self.reach))
    var (start, end) = (whole.string.clusterStart(low), whole.string.clusterEnd(high))
    // One endless cluster is cut between its scalars.
    if low - start > Self.longest { start = whole.string.roundedDown(low) }
    if end - high > Self.longest { end = whole.string.roundedDown(high) }
    text = whole.string.text(in: TextSpan(start..<end))
    func shifted(_ offset: Int) -> Int { min(max(offset - start, 0), end - start) }
    selection = TextSelection(
      anchor: shifted(field.state.selection.anchor),
      head: shifted(head)
    )
    marked = field.marked.map { TextSpan(shifted($0.location)..<shifted($0.end)) }
    isShortened = (start > 0, end < whole.utf16Count)
  }

  /// Equal where all parts are.
  public static func == (left: FieldSnapshot, right: FieldSnapshot) -> Bool {
    sameUnits(left.text, right.text) && left.selection == right.selection
      && left.marked == right.marked && left.isShortened == right.isShortened
  }

  /// Hashes the text and the selection.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(selection)
    hasher.combine(marked)
  }
}

extension FieldSnapshot {
  /// A string, or the start of a long one with a mark behind it.
  public static func shortened(_ text: String) -> String { text.shortened() }
}

extension StringProtocol {
  /// The text, or the start of a long one, as an event keeps it; the whole is not copied for that.
  func shortened() -> String {
    guard utf8.count > FieldSnapshot.longest else { return String(self) }
    let text = Substring(self)
    let bytes = text.utf8Span.span
    let end = bytes.scalarBorder(utf16: .max, scalars: FieldSnapshot.longest, utf8: .max)
    guard end < bytes.count else { return String(self) }
    return String(text.bytes(0..<end)) + "…"
  }
}
