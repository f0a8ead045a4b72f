import InputMethods
import KeyInput
import TestSupport
import Testing
import TextFieldModel

struct PinyinComposerPropertyTests {
  private static let keys = ComposerTrace.keys(
    "aeiounghzsxwmvü''''nihaoxian   123459-=,.?A@"
      + "<left><right><up><down><home><end><pgup><pgdn><bs><bs><bs><del><enter><tab><esc><f1>"
  )

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
  func `any keys keep the composer and the field together`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var composer = PinyinComposer()
    var marked: String?
    for _ in 0..<400 {
      guard let key = Self.keys.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        composer.fieldEndedComposition()
        marked = nil
      case 1:
        let index = Int.random(in: -1..<12, using: &random)
        for action in composer.pick(index) ?? [] { apply(action, to: &marked) }
      default:
        switch composer.handle(key) {
        case .passed: break
        case .actions(let actions): for action in actions { apply(action, to: &marked) }
        case .unmarkThenPass: marked = nil
        @unknown default: Issue.record("an answer this test does not know")
        }
      }
      #expect(composer.isComposing == (marked != nil))
      check(composer.candidates)
    }
  }

  private func apply(_ action: InputAction, to marked: inout String?) {
    switch action {
    case .setMarkedText(let text, let caret, _):
      #expect((0...text.utf16.count).contains(caret))
      marked = text.isEmpty ? nil : text
    case .commitMarkedText(let text):
      #expect(marked != nil)
      #expect(!text.isEmpty && !text.contains("\u{2006}"))
      marked = nil
    case .cancelMarkedText:
      #expect(marked != nil)
      marked = nil
    case .insertText(let text):
      #expect(marked == nil)
      #expect(!text.isEmpty)
    case .pickSuggestion:
      Issue.record("a composer suggests nothing")
    }
  }

  private func check(_ list: CandidateList?) {
    guard let list else { return }
    #expect((1...9).contains(list.items.count))
    #expect((0..<list.pageCount).contains(list.page))
    #expect(list.firstIndex == list.page * 9)
    #expect(list.highlighted.map(list.items.indices.contains) ?? true)
  }
}
