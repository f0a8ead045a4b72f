import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What the wrapped field does on the stand-ins.
@MainActor struct SwiftUIGuideTests {
  @Test func `a bound text follows the field, and the field the bound text`() throws {
    var bound = "ab"
    let text = Binding(get: { bound }, set: { bound = $0 })
    let view = LimitedField(text: text, rule: .lengths([LengthLimit(4)]))
    let context = UIViewRepresentableContext<LimitedField>(coordinator: view.makeCoordinator())
    let field = view.makeUIView(context: context)
    view.updateUIView(field, context: context)
    var system = SimulatedSystem(field)
    system.perform(.paste("xyz"))
    #expect(field.text == "abxy" && bound == "abxy")
    for text in ["set by program", "\u{E9}", "e\u{301}"] {
      bound = text
      view.updateUIView(field, context: context)
      #expect(sameUnits(field.text ?? "", text) && sameUnits(bound, text))
    }
    system.perform(.deleteBackward)
    #expect(bound.isEmpty)
  }
}
