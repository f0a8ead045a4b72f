import TextMeasure

/// Finds the borders of clusters as the scalars of a text come in, and holds no text.
///
/// A cluster may be endless, so it cannot be put into a `Character` first. The standard library's own
/// recogniser is used for the borders, the one behind `Character`. Its name has an underscore, for
/// there is no other way to feed it scalar by scalar; a test holds it against `Character`.
struct ClusterWalk {
  private var recognizer = Unicode._CharacterRecognizer()
  private var open: ClusterWidth?

  /// The cells of the cluster that has not ended yet; 0 where there is none.
  var openColumns: Int { open?.columns ?? 0 }

  /// Whether a cluster has begun.
  var isOpen: Bool { open != nil }

  /// Takes a scalar.
  ///
  /// - Returns: `nil` where it joins the open cluster; otherwise the cells of the cluster before it,
  ///   which has ended, 0 for none.
  mutating func take(_ scalar: Unicode.Scalar) -> Int? {
    if recognizer.hasBreak(before: scalar) || open == nil {
      defer { open = ClusterWidth(scalar) }
      return openColumns
    }
    open?.add(scalar)
    return nil
  }

  /// Puts a scalar in the place of the open cluster, as if it had just begun one.
  mutating func restart(at scalar: Unicode.Scalar) {
    recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: scalar)
    open = ClusterWidth(scalar)
  }
}
