import TextFieldModel
import TextLimits

/// An alert as the lab shows it: on screen for its time, then its last words stay until the next edit.
package struct Toast: Hashable, Sendable {
  /// What it says.
  package let text: String
  /// Whether the gate still counts it as on screen.
  package fileprivate(set) var isPresented = true
  /// When the gate takes it down; `nil` for a word that never was an alert.
  fileprivate var deadline: Duration?
}

/// The alerts on screen, the newest last, and how many were held back since they came.
package struct ToastStack: Hashable, Sendable {
  package private(set) var toasts: [Toast] = []
  package private(set) var suppressed = 0

  /// Follows the gate's events, and clears what is over at the next edit.
  mutating func follow(_ events: [FieldEvent], host: HostProgram) {
    let isEdit = events.contains {
      if case .text = $0 { true } else if case .refused = $0 { true } else { false }
    }
    if isEdit {
      toasts.removeAll { !$0.isPresented }
      if toasts.isEmpty { suppressed = 0 }
    }
    var refusal: Refusal?
    var malformed: String?
    for event in events {
      switch event {
      case .clamped(let kept, let dropped, let reason):
        refusal = Refusal(kept: kept, dropped: dropped, reason: reason)
      case .refused(let dropped, let reason):
        refusal = Refusal(kept: nil, dropped: dropped, reason: reason)
        if reason == .form { malformed = dropped }
      case .alertPresented(let reason, let dropped):
        toasts.append(Toast(text: Sentences.toast(reason, refusal, dropped, by: host.policy)))
      case .alertSuppressed: suppressed += 1
      default: break
      }
    }
    follow(host.gate.deadlines)
    // One last word is enough, and what stands in line behind it is still on screen.
    let over = toasts.filter { !$0.isPresented }
    if over.count > 1 || over.count < toasts.count {
      toasts.removeAll { !$0.isPresented }
      if toasts.isEmpty, let last = over.last { toasts = [last] }
    }
    if let malformed {
      toasts.removeAll { !$0.isPresented }
      toasts.append(Toast(text: Sentences.form(malformed, host.rule), isPresented: false))
    }
  }

  /// Finds out which alerts are on screen: not always the oldest leaves first.
  private mutating func follow(_ deadlines: [Duration]) {
    let fresh = toasts.indices.filter { toasts[$0].isPresented && toasts[$0].deadline == nil }
    for (index, deadline) in zip(fresh, deadlines.suffix(fresh.count)) {
      toasts[index].deadline = deadline
    }
    for index in toasts.indices where toasts[index].isPresented {
      toasts[index].isPresented = toasts[index].deadline.map(deadlines.contains) ?? false
    }
  }

  /// Takes everything down.
  mutating func clear() { self = ToastStack() }

  /// What was kept and left out by the callback that is told.
  struct Refusal {
    let kept: String?
    let dropped: String
    let reason: LossReason
  }
}
