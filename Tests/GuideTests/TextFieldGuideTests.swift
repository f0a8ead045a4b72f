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

  @Test func `a composition that is emptied gives back what was selected before it`() {
    let (field, delegate, initial) = made(.lengths([LengthLimit(3)]), "abc")
    var system = initial
    system.perform(.select(TextMeasure.TextSelection(TextSpan(0..<3))))
    system.perform(.compose("n", caret: nil, key: "n"))
    #expect(field.text == "n" && delegate.limiter.isComposing)
    system.perform(.compose("", caret: nil, key: ""))
    #expect(field.text == "abc" && field.storage.selection == TextSpan(0..<3))
    system.perform(.deleteBackward)
    #expect(field.text?.isEmpty == true)
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

  // MARK: Number fields

  private func rule(_ bounds: ClosedRange<Int>, decimals: Int = 0) throws -> FieldRule {
    .number(
      try #require(
        NumberRule(
          minimum: DecimalText("\(bounds.lowerBound)"),
          maximum: DecimalText("\(bounds.upperBound)"),
          decimals: decimals
        )
      )
    )
  }

  @Test(arguments: [Storage.Replacing.silently, .likeAKey], SimulatedSystem.Candidate.allCases)
  func `the separator of a decimal pad is typed as a point`(
    replacing: Storage.Replacing,
    candidate: SimulatedSystem.Candidate
  ) throws {
    let field = UITextField()
    let delegate = LimitedNumberField(field, rule: try rule(0...100, decimals: 1))
    delegate.separator = ","
    var value = ""
    delegate.valueChanged = { value = $0 }
    field.storage.replacing = replacing
    var system = SimulatedSystem(field, candidate: candidate)
    for key in ["1", ",", "5", ",", "5"] { system.perform(.type(key)) }
    #expect(field.text == "1.5" && value == "1.5" && field.storage.selection == .caret(3))
    system.perform(.paste("2,5"))
    #expect(field.text == "1.5")
    #expect(field.storage.timesSet == 0)
  }

  @Test func `a number below its minimum stays, and is told`() throws {
    let rule = try rule(5...100)
    let (field, delegate, initial) = made(rule)
    var system = initial
    var value = ""
    var lost: [HostAnswer] = []
    delegate.valueChanged = { value = $0 }
    delegate.lost = { lost.append($0) }
    system.perform(.type("3"))
    system.perform(.blur)
    #expect(field.text == "3" && value == "3" && lost.count == 1)
    guard case .number(let number) = rule else { return }
    #expect(number.state(of: value) == .belowMin)
    #expect(Limiter(rule).fitting(value).reason != nil)
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
