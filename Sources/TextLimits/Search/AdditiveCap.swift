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
    var used = rest
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      used.utf16 += scalar > 0xFFFF ? 2 : 1
      used.scalars += 1
      used.utf8 += length
      if let breach = additive.breach(by: used) {
        end = index
        self.breach = breach
        return
      }
      index += length
    }
    end = bytes.count
    breach = nil
  }
}
