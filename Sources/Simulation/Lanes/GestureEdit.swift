import TextFieldModel
package import TextLimits
package import TextMeasure

/// The edit that a gesture wants to make: what stands in the field, which part of it is to go, and what
/// is to come.
package struct GestureEdit: Hashable, Sendable {
  /// What an edit does.
  ///
  /// There will be no other cases.
  package enum Kind: Hashable, Sendable {
    /// Takes something out.
    case deletion
    /// Puts something in.
    case insertion
    /// Marks something; nothing is final.
    case marking
  }

  package let kind: Kind

  /// The text that the edit meets; for a composition the one from before it.
  package let base: TextState

  /// Whole scalars of ``base``.
  package let span: TextSpan

  /// What shall stand there, made fit for one line.
  package let insertion: String

  /// Whether the insertion was made fit for one line.
  package let wasCleaned: Bool

  /// How many blanks of the keyboard's own stand at the end of the insertion.
  package let blanks: Int

  /// The edit of a gesture; `nil` for one that is no edit.
  package init?(_ performed: PerformedGesture) {
    let before = performed.before
    let selection = before.state.selection.span
    let caret = selection.location
    let text = before.state.text.string
    switch performed.gesture {
    case .type(let string), .paste(let string):
      self.init(.insertion, before.state, selection, string)
    case .deleteBackward where selection.isEmpty:
      self.init(.deletion, before.state, TextSpan(text.clusterBefore(caret)..<caret), "")
    case .deleteForward where selection.isEmpty:
      self.init(.deletion, before.state, TextSpan(caret..<text.clusterAfter(caret)), "")
    case .deleteBackward, .deleteForward, .cut:
      self.init(.deletion, before.state, selection, "")
    case .delete(let span): self.init(.deletion, before.state, span, "")
    case .suggest(let span, let string, _)
    where (LineCleaner.clean(string) ?? string).isEmpty && (span.isEmpty || !string.isEmpty):
      // A word of nothing is no edit, and brings no blank.
      return nil
    case .suggest(let span, let string, let blank):
      self.init(.insertion, before.state, span, string, isPicked: true, hasBlank: blank)
    case .correct(let span, let string): self.init(.insertion, before.state, span, string)
    case .observe(let string, let caret):
      let after = TextState(MeasuredText(string), selection: .caret(caret))
      let proposal = EditRecovery.proposal(from: before.state, to: after)
      self.init(.insertion, before.state, proposal.span, proposal.replacement)
    case .compose(let string, _, let key) where !string.isEmpty:
      let composition = before.composition
      // A key that was refused is all that is lost, not the letters before it.
      self.init(
        .marking,
        composition?.state ?? before.state,
        composition?.span ?? selection,
        performed.isRefusedKey ? key ?? string : string
      )
    case .commit(let string):
      guard let composition = before.composition else {
        guard let string else { return nil }
        self.init(.insertion, before.state, selection, string)
        return
      }
      self.init(
        .insertion,
        composition.state,
        composition.span,
        string ?? Self.raw(before)
      )
    case .finish, .select, .blur, .submit:
      guard let composition = before.composition, let marked = before.marked else { return nil }
      self.init(.insertion, composition.state, composition.span, text.text(in: marked))
    default: return nil
    }
    // What else ends a composition first is two edits in one, and none that could be told apart.
    if before.marked != nil && kind != .marking && base == before.state { return nil }
    if insertion.isEmpty && span.isEmpty { return nil }
  }

  private init(
    _ kind: Kind,
    _ base: TextState,
    _ span: TextSpan,
    _ string: String,
    isPicked: Bool = false,
    hasBlank: Bool = false
  ) {
    let cleaned = LineCleaner.clean(string)
    self.kind = (cleaned ?? string).isEmpty ? .deletion : kind
    self.base = base
    self.span = base.text.string.wholeScalars(span)
    insertion = (cleaned ?? string) + (hasBlank ? " " : "")
    wasCleaned = cleaned != nil
    // The keyboard may also bring word and blank in one edit.
    let isWordWithBlank = isPicked && string.count > 1 && (cleaned ?? string).hasSuffix(" ")
    blanks = (isWordWithBlank ? 1 : 0) + (hasBlank ? 1 : 0)
  }

  /// The marked letters without the blanks that the keyboard put between syllables.
  private static func raw(_ moment: FieldMoment) -> String {
    (moment.marked.map(moment.state.text.string.text) ?? "").filter { $0 != "\u{2006}" }
  }
}
