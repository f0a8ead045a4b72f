/// The smallest single edit that leads from one text to another.
///
/// Both ends are scalar borders of both texts.
public struct TextDifference: Hashable, Sendable {
  /// The UTF-16 span of the old text that is replaced.
  public let span: TextSpan

  /// What stood there.
  @Verbatim public private(set) var removed: String

  /// What stands there now.
  @Verbatim public private(set) var inserted: String

  /// Compares two texts.
  ///
  /// `tailLimit` is how many UTF-8 bytes at most may count as a common end; what is beyond counts as
  /// common start first. It settles where one more `a` among many came in.
  ///
  /// - Complexity: O(*n*) in the length of the texts, many bytes at a time.
  public init(from old: String, to new: String, tailLimit: Int = .max) {
    let (a, b) = (old.utf8Span.span, new.utf8Span.span)
    let shorter = min(a.count, b.count)
    var tail = a.commonEnd(with: b, from: 0, atMost: min(shorter, tailLimit))
    var head = a.commonStart(with: b, atMost: shorter - tail)
    tail = a.commonEnd(with: b, from: tail, atMost: shorter - head)
    // Inside a scalar both texts have the same first byte but may differ in the rest.
    while head > 0 && (a.isInsideScalar(head) || b.isInsideScalar(head)) { head -= 1 }
    while tail > 0 && (a.isInsideScalar(a.count - tail) || b.isInsideScalar(b.count - tail)) {
      tail -= 1
    }
    removed = String(old[...].bytes(head..<a.count - tail))
    inserted = String(new[...].bytes(head..<b.count - tail))
    span = TextSpan(
      location: a.utf16Units(in: 0..<head),
      length: a.utf16Units(in: head..<a.count - tail)
    )
  }

  /// Whether the texts are the same code units.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// The span of the new text that was put in.
  public var insertedSpan: TextSpan {
    TextSpan(location: span.location, length: TextUnit.utf16.count(inserted))
  }
}

extension Span<UInt8> {
  fileprivate func isInsideScalar(_ index: Int) -> Bool {
    index < count && self[index] & 0xC0 == 0x80
  }

  /// How many bytes at the start are the same.
  fileprivate func commonStart(with other: Span<UInt8>, atMost most: Int) -> Int {
    var length = 0
    while length + 32 <= most && hasSameBytes(at: length, as: other, at: length) { length += 32 }
    while length < most && self[length] == other[length] { length += 1 }
    return length
  }

  /// How many bytes at the end are the same, of which some are known to be.
  fileprivate func commonEnd(with other: Span<UInt8>, from known: Int, atMost most: Int) -> Int {
    var length = known
    while length + 32 <= most
      && hasSameBytes(at: count - length - 32, as: other, at: other.count - length - 32)
    {
      length += 32
    }
    while length < most && self[count - length - 1] == other[other.count - length - 1] {
      length += 1
    }
    return length
  }

  /// Whether 32 bytes are the same as 32 of another text.
  @inline(__always)
  private func hasSameBytes(at index: Int, as other: Span<UInt8>, at otherIndex: Int) -> Bool {
    // Unsafe in name only: any bytes are a number, and the loads check that they are in bounds.
    let (left, right) = unsafe (bytes, other.bytes)
    typealias Block = SIMD4<UInt64>
    return unsafe left.unsafeLoadUnaligned(fromByteOffset: index, as: Block.self)
      == right.unsafeLoadUnaligned(fromByteOffset: otherIndex, as: Block.self)
  }
}
