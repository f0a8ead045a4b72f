/// The bytes of a paste so far, and how much of the end mark has been seen behind them.
struct PasteBuffer: Hashable {
  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes bytes up to and including the end mark; returns what lies behind it, or `nil` if the mark has
  /// not come yet.
  ///
  /// - Complexity: Linear in the number of bytes taken, whatever has come before.
  mutating func take(_ input: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var index = input.startIndex
    while index < input.endIndex {
      if matched == 0 {
        let start = index
        while index < input.endIndex, input[index] != Self.endMark[0] { index += 1 }
        bytes.append(contentsOf: input[start..<index])
        guard index < input.endIndex else { return nil }
      }
      if input[index] == Self.endMark[matched] {
        matched += 1
        index += 1
        if matched == Self.endMark.count { return input[index...] }
      } else {
        // The mark has its first byte nowhere else, so a mismatch can only start it anew.
        bytes.append(contentsOf: Self.endMark.prefix(matched))
        matched = 0
      }
    }
    return nil
  }

  /// The paste as text.
  ///
  /// A torn end mark at its end is left out: no terminal sends these bytes as the user's.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static let endMark: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
}
