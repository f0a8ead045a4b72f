import Testing
import TextFieldModel
import TextLimits
import TextMeasure

/// What the delegate of a text field does on the stand-ins.
@MainActor struct TextFieldGuideTests {
  private func made(
    _ rule: FieldRule,
    _ text: String = ""
  ) -> (UITextField, LimitedTextField, SimulatedSystem) {
    let field = UITextField()
    field.text = text
    return (field, LimitedTextField(field, rule: rule), SimulatedSystem(field))
  }

  @Test(arguments: Storage.Replacing.allCases)
  func `what the limiter wants is put in, whatever becomes of a replacement`(
    replacing: Storage.Replacing
  ) {
    let (field, delegate, initial) = made(.lengths([LengthLimit(6)]), "\"ad\"")
    var system = initial
    var values: [String] = []
    delegate.valueChanged = { values.append($0) }
    field.storage.replacing = replacing
    system.perform(.select(.caret(2)))
    system.perform(.paste("\"bcd"))
    #expect(field.text == "\"a\"bd\"" && values == ["\"a\"bd\""])
    #expect(field.storage.selection == .caret(4))
    // Setting the text is for the case that the keyboard made something else of it.
    #expect(field.storage.timesSet == (replacing == .smartly ? 2 : 1))
    system.perform(.observe("\"a\"\"\"bd\"", caret: 5))
    #expect(field.text == "\"a\"bd\"" && field.storage.selection == .caret(4))
    system.perform(.type("x"))
    #expect(field.text == "\"a\"bd\"")
  }

  @Test func `a question about anything else is refused while the text is put in`() {
    let field = UITextField()
    field.text = "abc"
    let delegate = LimitedTextField(field, rule: .lengths([LengthLimit(4)]))
    let again = AsksAgain()
    again.answers = { delegate }
    field.delegate = again
    #expect(!field.asks(NSRange(location: 3, length: 0), "de"))
    #expect(field.text == "abcd" && again.second == false)
  }

  @Test func `several ranges are judged afterwards`() {
    let (field, delegate, _) = made(.lengths([LengthLimit(2)]))
    let ranges = [NSValue(range: NSRange(location: 0, length: 0))]
    let asks = { (ranges: [NSValue]) in
      delegate.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: "abc")
    }
    #expect(!asks(ranges) && field.text == "ab")
    #expect(asks(ranges + ranges))
  }
}

/// Asks its delegate a second time from within the first answer, as a text view is reported to.
@MainActor private final class AsksAgain: NSObject, UITextFieldDelegate {
  var answers: () -> LimitedTextField? = { nil }
  var second: Bool?

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answers()?.textField(
      textField,
      shouldChangeCharactersIn: range,
      replacementString: string
    ) ?? true
  }

  func textFieldDidChangeSelection(_ field: UITextField) {
    guard second == nil else { return }
    second = field.asks(NSRange(location: 3, length: 0), "de")
  }
}
