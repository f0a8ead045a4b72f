package import TextLimits
import TextMeasure

/// What follows a text that was cut, all within the limits.
package struct Ellipsis: Hashable, Sendable {
  /// The text of it.
  package let text: String

  private let limiter: Limiter
  private let ceiling: Ceiling
  private let counts: TextCounts
  private let state: TextState
  private let isSolid: Bool

  /// - Returns: `nil` where the text alone does not fit; ``firstBroken(by:in:)`` tells why.
  package init?(_ text: String, in limits: [LengthLimit]) {
    guard Self.firstBroken(by: text, in: limits) == nil else { return nil }
    self.text = text
    ceiling = Ceiling(limits)
    limiter = Limiter(.lengths(limits))
    counts = TextCounts(of: text)
    state = TextState(MeasuredText(text, units: Set(limits.map(\.unit))))
    let bytes = Array(text.utf8)
    // LF would join a CR before it.
    isSolid =
      bytes.first.map { (0x20..<0x80).contains($0) || SolidScalar(bytes.span, at: 0) != nil }
      ?? true
  }

  /// The first limit that a text breaks.
  package static func firstBroken(by text: String, in limits: [LengthLimit]) -> LengthLimit? {
    limits.first { $0.unit.count(text) > $0.maximum }
  }

  /// How many bytes of a text can stay so that this may follow.
  func room(in kept: ArraySlice<UInt8>) -> Int {
    if isSolid, let room = solidRoom(in: kept) { return room }
    let proposal = EditProposal(
      replacing: .caret(0),
      with: String(decoding: kept, as: UTF8.self),
      origin: .paste
    )
    return limiter.review(proposal, in: state).kept.utf8.count
  }

  /// The same by addition, where nothing can join: `nil` where that is not sure.
  private func solidRoom(in kept: ArraySlice<UInt8>) -> Int? {
    let bytes = kept.span
    var sum = counts
    var end = 0
    while end < bytes.count {
      var (length, columns) = (1, 1)
      if bytes[end] >= 0x80 {
        guard let next = SolidScalar(bytes, at: end) else { return nil }
        (length, columns) = (next.length, next.columns)
      }
      sum.characters += 1
      sum.scalars += 1
      sum.utf16 += 1
      sum.utf8 += length
      sum.columns += columns
      guard ceiling.holds(sum) else { return end }
      end += length
    }
    return end
  }
}
