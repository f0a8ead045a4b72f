/// The sequence that offers text to the system's clipboard.
///
/// Many terminals ignore it, or ask first, and none says which: keep a clipboard of your own too.
enum ClipboardOffer {
  /// Returns the sequence, the text encoded so that nothing of it is a command.
  static func sequence(for text: String) -> String {
    "\u{1B}]52;c;" + base64(Array(text.utf8)) + "\u{1B}\\"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * place) & 63)]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
