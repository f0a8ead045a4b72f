import TextMeasure

/// What `--version` prints.
package enum VersionText {
  /// The tool, the Unicode versions of the tables that it counts by, and the engine in use.
  package static let text = """
    fieldstop \(Fieldstop.version)
    Unicode \(UnicodeVersion.characters) (characters), \(UnicodeVersion.columns) (columns), \
    by tables of its own
    engine embedded

    """
}
