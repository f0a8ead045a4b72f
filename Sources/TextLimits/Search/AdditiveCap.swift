import TextMeasure

/// How far an insertion may reach by the units that add up: an exact end, found without a cluster walk.
///
/// So one endless cluster is left as soon as the limit is passed.
struct AdditiveCap {
  /// The last scalar border within the limits, in bytes from the insertion's start.
  let end: Int

  /// What set it; `nil` where the whole insertion is within.
  let breach: Bounds.Breach?

  // The rest is the lengths of the text without what is replaced.
  init(of bytes: Span<UInt8>, bounds: Bounds, rest: TextCounts) {
    let additive = bounds.additive
    guard !additive.isEmpty else {
      end = bytes.count
      breach = nil
      return
    }
    let room = additive.room(beside: rest)
    end = bytes.scalarBorder(utf16: room.utf16, scalars: room.scalars, utf8: room.utf8)
    guard end < bytes.count else {
      breach = nil
      return
    }
    let next = end + bytes.scalar(at: end).length
    let start = TextCounts(of: bytes.extracting(0..<next), in: .additive)
    breach = additive.breach(by: rest + start)
  }
}
