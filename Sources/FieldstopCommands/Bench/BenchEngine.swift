import Glibc
import TextLimits
import TextMeasure

/// Who does the work.
///
/// There will be no other cases.
package enum BenchEngine: String, CaseIterable, Hashable, Sendable {
  /// The engine of this tool: its counts, and its limiter for all that is cut or typed.
  case fieldstop
  /// What the standard library offers for it.
  case swift
  /// The least that a key in the middle of a text costs: the bytes behind it are moved twice.
  case memmove

  /// An operation on a text, ready to be repeated; each call gives its result.
  ///
  /// - Returns: `nil` where the engine does not know the operation.
  package func work(
    _ operation: BenchOperation,
    on text: String,
    limit: Int
  ) -> (() -> Int)? {
    switch (self, operation) {
    case (.fieldstop, .count): { TextUnit.characters.count(text) }
    case (.fieldstop, .prefix): Self.limited(text, to: LengthLimit(limit, .characters))
    case (.fieldstop, .prefix16): Self.limited(text, to: LengthLimit(limit, .utf16))
    case (.fieldstop, .keystroke): Self.keyThroughLimiter(in: text, limit)
    case (.swift, .count): { text.count }
    case (.swift, .prefix): { Self.standardPrefix(of: text, limit) }
    case (.swift, .prefix16): { Self.standardPrefix16(of: text, limit) }
    case (.swift, .keystroke): Self.keyAndRecount(in: text)
    case (.memmove, .keystroke): Self.twoMoves(in: text)
    case (.memmove, _): nil
    }
  }

  // MARK: Fieldstop

  private static func limited(_ text: String, to limit: LengthLimit) -> () -> Int {
    { text.utf8.distance(from: text.startIndex, to: limit.fittingEnd(in: text)) }
  }

  private static func keyThroughLimiter(in text: String, _ limit: Int) -> () -> Int {
    var state = TextState(MeasuredText(text, units: [.characters]))
    // A full field would refuse the key.
    let limit = max(limit, state.text.counts.characters + 1)
    let limiter = Limiter(.lengths([LengthLimit(limit, .characters)]))
    let middle = TextSpan.caret(TextUnit.utf16.count(text[..<text.middle]))
    return {
      edit(&state, EditProposal(replacing: middle, with: "a"), by: limiter)
      let count = state.text.counts.characters
      let key = TextSpan(location: middle.location, length: 1)
      edit(&state, EditProposal(replacing: key, with: ""), by: limiter)
      return count
    }
  }

  private static func edit(_ state: inout TextState, _ proposal: EditProposal, by limiter: Limiter)
  {
    if let edit = limiter.review(proposal, in: state).edit { state.apply(edit) }
  }

  // MARK: The standard library

  private static func standardPrefix(of text: String, _ limit: Int) -> Int {
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    return text.utf8.distance(from: text.startIndex, to: end ?? text.endIndex)
  }

  private static func standardPrefix16(of text: String, _ limit: Int) -> Int {
    var (units, bytes) = (0, 0)
    for character in text {
      units += character.utf16.count
      if units > limit { break }
      bytes += character.utf8.count
    }
    return bytes
  }

  private static func keyAndRecount(in text: String) -> () -> Int {
    let middle = text.utf8.distance(from: text.startIndex, to: text.middle)
    var text = text
    return {
      let index = text.utf8.index(text.startIndex, offsetBy: middle)
      text.unicodeScalars.insert("a", at: index)
      let count = text.count
      text.unicodeScalars.remove(at: text.utf8.index(text.startIndex, offsetBy: middle))
      return count
    }
  }

  // MARK: Bytes alone

  private static func twoMoves(in text: String) -> () -> Int {
    var bytes = Array(text.utf8) + [0]
    let (middle, rest) = (bytes.count / 2, bytes.count - 1 - bytes.count / 2)
    return {
      unsafe bytes.withUnsafeMutableBytes { buffer in
        // Both halves lie in the array, which outlives the calls.
        guard let base = buffer.baseAddress else { return }
        unsafe Glibc.memmove(base + middle + 1, base + middle, rest)
        unsafe Glibc.memmove(base + middle, base + middle + 1, rest)
      }
      return bytes.count
    }
  }
}

extension String {
  /// The scalar border at or before the middle of the bytes.
  fileprivate var middle: Index {
    var index = utf8.index(startIndex, offsetBy: utf8.count / 2)
    while index > startIndex && index < endIndex && utf8[index] & 0xC0 == 0x80 {
      index = utf8.index(before: index)
    }
    return index
  }
}
