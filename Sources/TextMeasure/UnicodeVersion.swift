import CScalarTable

/// The versions of Unicode that the tables of this package are of.
public enum UnicodeVersion {
  /// Of the characters: the rules for grapheme clusters, the categories and the emoji.
  ///
  /// It is that of the standard library that the tables were read off.
  public static let characters = FIELDSTOP_CLUSTER_VERSION

  /// Of the cells: East Asian Width.
  public static let columns = FIELDSTOP_WIDTH_VERSION
}
