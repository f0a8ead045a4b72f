/// Makes an insertion fit for a field of one line.
///
/// Control characters are dropped one by one; line breaks at the end go; every other break (CR LF
/// counts as one) and every tab becomes a blank. That is cleaning, not a loss.
public enum LineCleaner {
  /// The cleaned insertion, or `nil` where there was nothing to clean.
  ///
  /// - Complexity: O(*n*); a clean text is only scanned.
  public static func clean(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }),
      text.unicodeScalars.contains(where: { isBreak($0) || isDropped($0) || $0 == "\t" })
    else { return nil }
    var cleaned = String.UnicodeScalarView()
    // Where the breaks at the end of `cleaned` start, while there are any.
    var end: String.Index?
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars where !isDropped(scalar) {
      defer { previous = scalar }
      if scalar == "\n" && previous == "\r" { continue }
      if isBreak(scalar) {
        end = end ?? cleaned.endIndex
        cleaned.append(" ")
      } else {
        end = nil
        cleaned.append(scalar == "\t" ? " " : scalar)
      }
    }
    return String(end.map { cleaned[..<$0] } ?? cleaned[...])
  }

  /// LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
