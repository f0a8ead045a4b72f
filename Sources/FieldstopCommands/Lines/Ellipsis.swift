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
  private let state: TextState
  /// The limits of what stands before it, as long as that does not join it.
  private let rest: [LengthLimit]
  private let ceiling: Ceiling
  /// Whether one scalar tells whether what stands before it joins it.
  private let isSolid: Bool

  /// An ellipsis for texts within some limits.
  package init(_ text: String, in limits: [LengthLimit]) throws(Fault) {
    if let control = text.unicodeScalars.first(where: \.isControl) { throw .control(control) }
    if let limit = limits.first(where: { $0.unit.count(text) > $0.maximum }) {
      throw .tooLong(limit, count: limit.unit.count(text))
    }
    self.text = text
    limiter = Limiter(.lengths(limits))
    state = TextState(MeasuredText(text, units: Set(limits.map(\.unit))))
    rest = limits.map { LengthLimit($0.maximum - $0.unit.count(text), $0.unit) }
    ceiling = Ceiling(rest)
    let bytes = Array(text.utf8)
    isSolid = bytes.first.map { $0 < 0x80 || SolidScalar(bytes.span, at: 0) != nil } ?? false
  }

  /// How many bytes of a line can stay so that this may follow.
  func room(in line: ArraySlice<UInt8>) -> Int {
    if isSolid, let room = ceiling.solidEnd(of: line.span) ?? separateRoom(in: line.span) {
      return room
    }
    return room(in: String(decoding: line, as: UTF8.self))
  }

  /// The same in any text, by the engine, which tries what joins.
  func room(in text: String) -> Int {
    let proposal = EditProposal(replacing: .caret(0), with: text, origin: .paste)
    return limiter.review(proposal, in: state).kept.utf8.count
  }

  /// The same by addition; `nil` where something may join this.
  private func separateRoom(in line: Span<UInt8>) -> Int? {
    let end = rest.fittingEnd(in: line)
    // One more cluster could fit if it joined this, and only by its first scalar could it do so.
    if end < line.count && joins(line.scalar(at: end).value) { return nil }
    guard end > 0 else { return end }
    return joins(line.scalar(at: line.scalarStart(before: end)).value) ? nil : end
  }

  /// Whether this joins a text that ends with a scalar.
  private func joins(_ scalar: UInt32) -> Bool {
    var meter = ClusterMeter(in: .characters)
    meter.take(scalar)
    return !meter.wouldBegin(in: text.utf8Span.span, at: 0)
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
