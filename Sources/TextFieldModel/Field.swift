public import TextLimits
public import TextMeasure

/// The simulated text field: text, selection, marked text, focus and undo.
///
/// Every change of the text passes one private writer. The field decides nothing: what may go in is
/// the business of a ``FieldSession``, which asks a reviewer first.
public struct Field: Hashable, Sendable {
  /// The text and the selection.
  public private(set) var state: TextState

  /// Whether the field has the focus.
  public internal(set) var isEditing = true

  private var composition: Composition?
  private(set) var history = UndoHistory()

  /// What a composition has to give back when it is cancelled.
  private struct Composition: Hashable {
    var marked: TextSpan
    let replaced: String
    let selection: TextSelection
    /// What a filter has cut off the end of the text since.
    var lostTail = ""
  }

  /// Creates a field.
  public init(_ state: TextState = TextState("")) {
    self.state = state
    self.state.selection = Self.fitted(state.selection, to: state.text.string)
  }

  /// The marked span; `nil` without a composition.
  public var marked: TextSpan? {
    // Where this is inlined, the optimiser of Swift 6.3.1 crashes (CopyPropagation, release builds).
    @inline(never) get { composition?.marked }
  }

  /// The marked text; `nil` without a composition.
  public var markedText: String? { marked.map(state.text.string.text) }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !history.done.isEmpty }

  // MARK: What the funnel does

  /// Makes an edit.
  mutating func apply(_ edit: TextEdit) {
    write(edit.span, edit.replacement)
    state.selection = Self.fitted(edit.selection, to: state.text.string)
  }

  /// Moves the selection; its ends are fitted to whole scalars.
  mutating func select(_ selection: TextSelection) {
    state.selection = Self.fitted(selection, to: state.text.string)
  }

  /// Sets the marked text, or starts a composition in the place of the selection.
  mutating func mark(_ text: String, caret: Int) {
    if composition == nil {
      let span = state.selection.span
      composition = Composition(
        marked: span,
        replaced: state.text.string.text(in: span),
        selection: state.selection
      )
    }
    guard let span = composition?.marked else { return }
    write(span, text[...])
    let length = TextUnit.utf16.count(text)
    composition?.marked.length = length
    select(.caret(span.location + min(max(0, caret), length)))
  }

  /// Takes the marked text out and puts back what stood there.
  mutating func restoreFromComposition() {
    guard let composition else { return }
    write(composition.marked, composition.replaced[...])
    state.selection = composition.selection
    self.composition = nil
  }

  /// Cuts some UTF-16 units off the end of the text, behind the marked text.
  mutating func cutTail(_ length: Int) {
    let tail = TextSpan(max(0, state.text.utf16Count - length)..<state.text.utf16Count)
    let lost = state.text.string.text(in: tail) + (composition?.lostTail ?? "")
    composition?.lostTail = lost
    write(tail, "")
    select(state.selection)
  }

  /// What undo goes back to: the text from before the composition, with the end that was cut off since.
  var compositionOrigin: TextState? {
    guard let before = beforeComposition?.state else { return nil }
    let tail = composition?.lostTail ?? ""
    guard !tail.isEmpty else { return before }
    return before.applying(
      TextEdit(
        replacing: .caret(before.text.utf16Count),
        with: tail[...],
        selection: before.selection
      )
    )
  }

  /// Lets the marked text stand as it is.
  mutating func unmark() {
    composition = nil
  }

  /// The text and selection from before the composition, and the span that its commit replaces.
  package var beforeComposition: (state: TextState, span: TextSpan)? {
    guard let composition else { return nil }
    var copy = self
    copy.restoreFromComposition()
    return (
      copy.state,
      TextSpan(
        location: composition.marked.location,
        length: TextUnit.utf16.count(composition.replaced)
      )
    )
  }

  /// Sets the whole text by program: the composition is lost and the steps to take back too.
  mutating func set(_ text: String, selection: TextSelection?) {
    composition = nil
    write(state.text.wholeSpan, text[...])
    select(selection ?? .caret(state.text.utf16Count))
    history = UndoHistory()
  }

  /// Counts the text in other units from now on.
  mutating func count(in units: Set<TextUnit>) {
    state.text = state.text.counted(in: units)
  }

  /// Keeps what a gesture changed as one step.
  mutating func record(since before: TextState) {
    history.record(from: before, to: state)
  }

  /// Takes a step back; `false` without one.
  mutating func undo() -> Bool {
    guard let step = history.takeBack() else { return false }
    apply(step)
    return true
  }

  /// Makes an undone step again; `false` without one.
  mutating func redo() -> Bool {
    guard let step = history.makeAgain() else { return false }
    apply(step)
    return true
  }

  /// The only writer of the text.
  private mutating func write(_ span: TextSpan, _ replacement: Substring) {
    state.text.replace(span, with: replacement)
    assertInvariants()
  }

  private static func fitted(_ selection: TextSelection, to text: String) -> TextSelection {
    // The ends may come from anywhere: their distance need not be a number.
    let length = text.utf16.count
    let selection = TextSelection(
      anchor: min(max(0, selection.anchor), length),
      head: min(max(0, selection.head), length)
    )
    let span = text.wholeScalars(selection.span)
    return selection.anchor <= selection.head
      ? TextSelection(anchor: span.location, head: span.end)
      : TextSelection(anchor: span.end, head: span.location)
  }
}
