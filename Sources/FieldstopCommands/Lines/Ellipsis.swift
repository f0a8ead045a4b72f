package import TextLimits
import TextMeasure

/// What follows a text that was cut, all within the limits.
package struct Ellipsis: Hashable, Sendable {
  /// Why a text cannot be one.
  package enum Fault: Error, Hashable, Sendable {
    /// It holds a line break or another control character, and would be more than the end of a line.
    case control(Unicode.Scalar)
    /// The text alone breaks a limit.
    case tooLong(LengthLimit, count: Int)
  }

  /// The text of it.
  package let text: String

  private let limiter: Limiter
  private let ceiling: Ceiling
  private let counts: TextCounts
  private let state: TextState
  private let isSolid: Bool

  /// An ellipsis for texts within some limits.
  package init(_ text: String, in limits: [LengthLimit]) throws(Fault) {
    if let control = text.unicodeScalars.first(where: \.isControl) { throw .control(control) }
    if let limit = limits.first(where: { $0.unit.count(text) > $0.maximum }) {
      throw .tooLong(limit, count: limit.unit.count(text))
    }
    self.text = text
    ceiling = Ceiling(limits)
    limiter = Limiter(.lengths(limits))
    counts = TextCounts(of: text)
    state = TextState(MeasuredText(text, units: Set(limits.map(\.unit))))
    let bytes = Array(text.utf8)
    isSolid = bytes.first.map { $0 < 0x80 || SolidScalar(bytes.span, at: 0) != nil } ?? true
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

extension Unicode.Scalar {
  /// Whether it is a control character, or breaks a line as some of them do.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
