import TextMeasure

/// What `--version` prints.
package enum VersionText {
  /// The tool, the Unicode versions it counts by, and the engine in use.
  package static var text: String {
    """
    fieldstop \(Fieldstop.version)
    Unicode \(standardLibraryUnicode) (characters, by Swift's standard library), \
    \(UnicodeVersion.columns) (columns, by a table)
    engine embedded

    """
  }

  /// The Unicode version of the running standard library.
  ///
  /// The library does not say it, so it is the age of the newest scalar that it knows, among one of
  /// each version. A later version than the last of these shows as the last.
  package static var standardLibraryUnicode: String {
    let ages = newcomers.compactMap(\.properties.age)
    let newest = ages.max { ($0.major, $0.minor) < ($1.major, $1.minor) }
    return newest.map { "\($0.major).\($0.minor)" } ?? "14"
  }

  /// A scalar that came with 15.0, 15.1, 16.0 and 17.0 each.
  private static let newcomers: [Unicode.Scalar] = [
    "\u{11F00}", "\u{2FFC}", "\u{1C89}", "\u{16EA0}",
  ]
}
