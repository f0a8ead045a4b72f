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
    let delegate = LimitedTextField(field, rule: rule)
    context.coordinator.delegate = delegate
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    guard let delegate = context.coordinator.delegate else { return }
    delegate.valueChanged = { text = $0 }
    delegate.lost = lost
    if delegate.limiter.rule != rule { delegate.limiter.rule = rule }
    // While marked text is in the field the binding is behind it: setting it would end the composition.
    if field.text != text && !delegate.limiter.isComposing { delegate.set(text, in: field) }
  }
}
// end
