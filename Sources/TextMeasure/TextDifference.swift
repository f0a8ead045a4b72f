/// The smallest single edit that leads from one text to another.
///
/// Both ends are scalar borders of both texts.
public struct TextDifference: Hashable, Sendable {
  /// The UTF-16 span of the old text that is replaced.
  public let span: TextSpan

  /// What stood there.
  public let removed: String

  /// What stands there now.
  public let inserted: String

  /// Compares two texts.
  ///
  /// `tailLimit` is how many UTF-8 bytes at most may count as a common end; what is beyond counts as
  /// common start first. It settles where one more `a` among many came in.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public init(from old: String, to new: String, tailLimit: Int = .max) {
    let (a, b) = (Array(old.utf8), Array(new.utf8))
    let shorter = min(a.count, b.count)
    var tail = 0
    while tail < min(shorter, tailLimit) && a[a.count - 1 - tail] == b[b.count - 1 - tail] {
      tail += 1
    }
    var head = 0
    while head < shorter - tail && a[head] == b[head] { head += 1 }
    while tail < shorter - head && a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    // Inside a scalar both texts have the same first byte but may differ in the rest.
    while head > 0 && (a.isInsideScalar(head) || b.isInsideScalar(head)) { head -= 1 }
    while tail > 0 && (a.isInsideScalar(a.count - tail) || b.isInsideScalar(b.count - tail)) {
      tail -= 1
    }
    removed = String(decoding: a[head..<a.count - tail], as: UTF8.self)
    inserted = String(decoding: b[head..<b.count - tail], as: UTF8.self)
    let start = TextUnit.utf16.count(String(decoding: a[..<head], as: UTF8.self))
    span = TextSpan(location: start, length: TextUnit.utf16.count(removed))
  }

  /// Whether the texts are the same code units.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// The span of the new text that was put in.
  public var insertedSpan: TextSpan {
    TextSpan(location: span.location, length: TextUnit.utf16.count(inserted))
  }
}

extension [UInt8] {
  fileprivate func isInsideScalar(_ index: Int) -> Bool {
    index < count && self[index] & 0xC0 == 0x80
  }
}
