/// What is timed.
///
/// There will be no other cases.
package enum BenchOperation: String, CaseIterable, Hashable, Sendable {
  /// The graphemes of a text.
  case count
  /// The longest start within some graphemes, in bytes.
  case prefix
  /// The longest start within some UTF-16 units that ends where a grapheme ends, in bytes.
  case prefix16
  /// A key in the middle of a text, the new count of graphemes, and the key taken out again.
  case keystroke
}
