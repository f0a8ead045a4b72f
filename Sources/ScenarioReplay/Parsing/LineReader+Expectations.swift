import TextLimits
import TextMeasure

extension LineReader {
  /// Takes what stands behind `expect`.
  mutating func expectation() throws(ScenarioError) -> Expectation {
    let first = try word(.expectation)
    guard let word = ScenarioWord.Expectation(rawValue: first.text) else {
      let known = ScenarioWord.Expectation.allCases.map(\.rawValue)
      let near = SimilarWords.nearest(to: first.text, among: known)
      throw failure(.unknownWord(first.text, suggestions: near), at: first)
    }
    return switch word {
    case .text: .text(try string())
    case .host: .host(try string())
    case .caret: .caret(try place())
    case .selection: .selection(try span(in: Self.places))
    case .marked: .marked(try stringOrNone())
    case .count: .count(try length(), try unitIfAny())
    case .state: .state(try choice(NumberState.self))
    case .dropped: .dropped(try string())
    case .alerts: .alerts(try length())
    case .suppressed: .suppressed(try length())
    case .rejections: .rejections(try length())
    case .changed: .changed(try length())
    case .toast: .toast(try stringOrNone())
    case .screen: .screen(try string())
    case .candidates: .candidates(try strings())
    case .bar: .bar(try strings())
    }
  }

  /// Offsets that a caret can have.
  private static let places = 0...ScenarioBounds.offsets.upperBound

  private mutating func place() throws(ScenarioError) -> Int {
    try integer(.offset, in: Self.places)
  }

  private mutating func unitIfAny() throws(ScenarioError) -> TextUnit? {
    guard let token else { return nil }
    let word = try word(.unit)
    guard let unit = TextUnit(rawValue: word.text) else {
      throw failure(.badUnit(word.text), at: token)
    }
    return unit
  }
}
