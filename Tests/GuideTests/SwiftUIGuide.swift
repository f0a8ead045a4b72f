import TextLimits
import TextMeasure

// guide: swiftui.md
struct LimitedField: UIViewRepresentable {
  @Binding var text: String
  let rule: FieldRule
  var lost: (HostAnswer) -> Void = { _ in }

  /// Holds the delegate, which has to live as long as the field does.
  final class Coordinator {
    var delegate: LimitedTextField?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.text = text
    // As wide as SwiftUI says, not as wide as the text; and no higher than a line.
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    context.coordinator.delegate = LimitedTextField(field, rule: rule)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    guard let delegate = context.coordinator.delegate else { return }
    delegate.valueChanged = { text = $0 }
    delegate.lost = lost
    if delegate.limiter.rule != rule { delegate.limiter.rule = rule }
    // While marked text is in the field the binding is behind it: setting it would end the composition.
    if delegate.limiter.isComposing { return }
    // Not `!=`, which takes é and e + U+0301 for the same text.
    if !sameUnits(field.shown, text) { delegate.set(text, in: field) }
  }
}
// end
