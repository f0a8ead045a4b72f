package import Simulation
import TextFieldModel
import TextLimits
import TextMeasure

/// Holds what a policy made of a gesture against the contract.
package struct ContractCheck {
  private let performed: PerformedGesture
  private let edit: GestureEdit
  private let loss: GestureLoss
  private let text: String
  /// What the contract makes of the same gesture.
  private let wanted: TextState

  /// The rules that a gesture broke.
  package static func brokenRules(by performed: PerformedGesture) -> Set<ContractRule> {
    if case .set(let text, _) = performed.gesture {
      return sameUnits(text, performed.after.state.text.string) ? [] : [.programText]
    }
    guard let edit = GestureEdit(performed) else { return [] }
    let check = ContractCheck(performed, edit)
    return check.textRules().union(check.feedbackRules())
  }

  private init(_ performed: PerformedGesture, _ edit: GestureEdit) {
    self.performed = performed
    self.edit = edit
    loss = GestureLoss(edit, performed)
    text = performed.after.state.text.string
    wanted = Self.contractsState(performed, edit)
  }

  /// Gives the gesture to a field that keeps the contract.
  private static func contractsState(
    _ performed: PerformedGesture,
    _ edit: GestureEdit
  ) -> TextState {
    var session = FieldSession(
      field: Field(edit.base),
      host: HostProgram(rule: performed.host.rule, policy: .preEdit)
    )
    if let marked = performed.before.marked, edit.kind != .marking {
      let letters = performed.before.state.text.string.text(in: marked)
      let caret = performed.before.state.selection.head - marked.location
      _ = try? session.perform(.compose(letters, caret: caret, key: nil))
    }
    _ = try? session.perform(performed.gesture)
    return session.field.state
  }

  // MARK: The text

  private func textRules() -> Set<ContractRule> {
    switch edit.kind {
    case .marking: return markingRules()
    case .deletion: return deletionRules()
    case .insertion: break
    }
    var broken: Set<ContractRule> = hasStaleHost ? [.caret] : []
    if !hasCaretInPlace { broken.insert(.caret) }
    if sameUnits(text, wanted.text.string) { return broken }
    if performed.host.rule.kind == .number { return broken.union([.number]) }
    if !keptYours { broken.insert(.preservation) }
    if hasGrown { broken.insert(.bound) }
    if hasCutInside { broken.insert(.cutPoint) }
    if hasLostSelection { broken.insert(.refusal) }
    if isUnchanged(wanted.text.string) && edit.isKeyboards { broken.insert(.replacement) }
    if hasStrayBlank { broken.insert(.suggestion) }
    if edit.wasCleaned && loss.sources.contains(.unknown) { broken.insert(.oneLine) }
    if hasRoomLeft || broken.subtracting([.caret]).isEmpty { broken.insert(.longestPrefix) }
    return broken
  }

  private func markingRules() -> Set<ContractRule> {
    var broken: Set<ContractRule> = []
    let whole = edit.base.applying(
      TextEdit(replacing: edit.span, with: edit.insertion[...])
    )
    if !sameUnits(text, whole.text.string) || performed.after.marked == nil || hasAlerted {
      broken.insert(.composition)
    }
    if !keptYours { broken.insert(.preservation) }
    return broken
  }

  private func deletionRules() -> Set<ContractRule> {
    if sameUnits(text, wanted.text.string) {
      return hasStaleHost || !hasCaretInPlace ? [.caret] : []
    }
    return isUnchanged(text) ? [.deletion] : [.preservation]
  }

  private func isUnchanged(_ text: String) -> Bool { sameUnits(text, edit.base.text.string) }

  /// Whether nothing is lost outside of what the edit was to replace.
  private var keptYours: Bool {
    let scalars = edit.base.text.string.unicodeScalars
    let head = edit.base.text.string.text(in: TextSpan(0..<edit.span.location)).unicodeScalars.count
    let tail = edit.base.text.string.text(in: TextSpan(0..<edit.span.end)).unicodeScalars.count
    let kept = Set(loss.sources)
    return scalars.indices.enumerated().allSatisfy { index, _ in
      (head..<tail).contains(index) || kept.contains(.base(index))
    }
  }

  /// Whether less went in than the contract lets in, and nothing else is wrong with the text.
  private var hasRoomLeft: Bool {
    keptYours && !hasGrown && !isUnchanged(wanted.text.string)
      && text.utf16.count - (hasStrayBlank ? 1 : 0) < wanted.text.utf16Count
  }

  private var hasGrown: Bool {
    performed.host.rule.limits.contains { limit in
      limit.unit.count(text) > max(limit.maximum, limit.unit.count(edit.base.text.string))
    }
  }

  /// Whether there are halves of pairs that were not there before.
  private var hasHalfPair: Bool {
    func count(_ text: String) -> Int { text.unicodeScalars.count { $0 == "\u{FFFD}" } }
    return count(text) > count(edit.base.text.string) + count(edit.insertion)
  }

  /// Whether a kept scalar and a lost one behind it belong to one character.
  private var hasCutInside: Bool {
    if hasHalfPair { return true }
    let head = edit.base.text.string.text(in: TextSpan(0..<edit.span.location))
    let rest = edit.base.text.string.text(
      in: TextSpan(edit.span.end..<max(edit.span.end, edit.base.text.utf16Count))
    )
    let whole = head + edit.insertion + rest
    let borders = Set(whole.indices)
    let first = head.unicodeScalars.count
    let replaced = edit.base.text.string.text(in: edit.span).unicodeScalars.count
    let kept = Set(loss.sources)
    func isKept(_ index: Int) -> Bool {
      if index < first { return kept.contains(.base(index)) }
      let inserted = index - first
      return inserted < loss.insertion.count
        ? kept.contains(.insertion(inserted))
        : kept.contains(.base(inserted - loss.insertion.count + first + replaced))
    }
    return whole.unicodeScalars.indices.enumerated().contains { index, place in
      index > 0 && isKept(index - 1) && !isKept(index) && !borders.contains(place)
    }
  }

  /// Whether what was selected is gone and nothing came in its place.
  private var hasLostSelection: Bool {
    !edit.span.isEmpty && !isUnchanged(text) && !loss.sources.contains { $0.isInsertion }
  }

  /// Whether the keyboard's blank went in behind a word that was cut or refused.
  private var hasStrayBlank: Bool {
    guard edit.blanks > 0, let last = loss.insertion.indices.last else { return false }
    return loss.sources.contains(.insertion(last)) && !loss.inserted.isEmpty
  }

  // MARK: Caret, host, alerts

  /// Whether the caret stands behind what went in, or where it was if nothing did.
  private var hasCaretInPlace: Bool {
    let selection = performed.after.state.selection
    if sameUnits(text, wanted.text.string) { return selection == wanted.selection }
    if isUnchanged(text) { return selection == edit.base.selection }
    return selection == .caret(loss.acceptedEnd)
  }

  /// Whether the program was not told, or holds another text.
  private var hasStaleHost: Bool {
    let isTold = performed.events.contains {
      if case .editingChanged = $0 { true } else { false }
    }
    let hasChanged = !sameUnits(text, performed.before.state.text.string)
    return (hasChanged && !isTold) || !sameUnits(performed.host.value, text)
  }

  private var hasAlerted: Bool {
    performed.events.contains {
      switch $0 {
      case .alertPresented, .alertSuppressed: true
      default: false
      }
    }
  }

  private func feedbackRules() -> Set<ContractRule> {
    var broken: Set<ContractRule> = []
    let isRefusedForm = performed.events.contains {
      switch $0 {
      case .refused(_, .form), .clamped(_, _, .form): true
      default: false
      }
    }
    let isProvisional =
      edit.kind == .marking && performed.after.marked != nil && !performed.isRefusedKey
    let hasLost = !loss.yours.isEmpty || !(isProvisional || loss.inserted(in: edit).isEmpty)
    if hasLost && !hasAlerted && !isRefusedForm { broken.insert(.feedback) }
    let presented = performed.events.count {
      if case .alertPresented = $0 { true } else { false }
    }
    if presented > 1 && performed.host.gate.policy != .every { broken.insert(.suggestion) }
    return broken
  }
}

extension GestureLoss.Source {
  fileprivate var isInsertion: Bool {
    if case .insertion = self { true } else { false }
  }
}

extension GestureEdit {
  /// Whether the keyboard chose what to replace.
  fileprivate var isKeyboards: Bool { span != base.selection.span && kind == .insertion }
}
