/// Turns UTF-16 offsets into byte offsets near a place that is known.
///
/// The standard library indexes a whole text for that, anew after each edit. Edits come where the last one
/// was, so a walk from there is shorter by far.
struct OffsetMap: Hashable {
  /// A scalar border in both counts.
  struct Place: Hashable {
    var utf16: Int
    var utf8: Int
  }

  /// Where the last edit ended.
  private(set) var known = Place(utf16: 0, utf8: 0)

  /// Remembers a place.
  mutating func remember(_ place: Place) { known = place }

  /// The last scalar border at or before an offset that lies in the text.
  ///
  /// - Complexity: O(*d*) in the distance to the nearest of the text's ends and the known place.
  func place(atUTF16 offset: Int, in bytes: Span<UInt8>, end: Place) -> Place {
    if end.utf16 == end.utf8 { return Place(utf16: offset, utf8: offset) }
    var place = nearest(to: offset, end: end)
    Self.skip(&place, to: offset, in: bytes)
    while place.utf16 < offset {
      let (scalar, length) = bytes.scalar(at: place.utf8)
      let width = scalar > 0xFFFF ? 2 : 1
      guard place.utf16 + width <= offset else { return place }
      place.utf16 += width
      place.utf8 += length
    }
    while place.utf16 > offset {
      place.utf8 -= 1
      while bytes[place.utf8] & 0xC0 == 0x80 { place.utf8 -= 1 }
      place.utf16 -= bytes[place.utf8] >= 0xF0 ? 2 : 1
    }
    return place
  }

  private func nearest(to offset: Int, end: Place) -> Place {
    var best = Place(utf16: 0, utf8: 0)
    for place in [known, end] where abs(place.utf16 - offset) < abs(best.utf16 - offset) {
      best = place
    }
    return best
  }

  /// Goes most of the way in blocks, whose units are counted without being decoded.
  private static func skip(_ place: inout Place, to offset: Int, in bytes: Span<UInt8>) {
    let block = 64
    while offset - place.utf16 > block && place.utf8 + block <= bytes.count {
      // Units of the scalars that begin in the block; the next one may begin behind its end.
      place.utf16 += bytes.utf16Units(in: place.utf8..<place.utf8 + block)
      place.utf8 += block
      while place.utf8 < bytes.count && bytes[place.utf8] & 0xC0 == 0x80 { place.utf8 += 1 }
    }
    while place.utf16 - offset > block && place.utf8 >= block {
      var start = place.utf8 - block
      while start > 0 && bytes[start] & 0xC0 == 0x80 { start -= 1 }
      place.utf16 -= bytes.utf16Units(in: start..<place.utf8)
      place.utf8 = start
    }
  }
}
