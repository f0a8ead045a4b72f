/// The classes of scalars that the rules for grapheme clusters tell apart.
///
/// They are Unicode's Grapheme_Cluster_Break, split where its rules ask for more: extenders by what they
/// are in an Indic conjunct, and of all others the pictographs and the consonants.
enum ClusterClass: UInt8, CaseIterable {
  case other, cr, lf, control, extend, extendInConjunct, linker, zwj, regionalIndicator, prepend
  case spacingMark, hangulL, hangulV, hangulT, hangulLV, hangulLVT, pictographic, consonant
}

func clusters(_ scalars: Unicode.Scalar...) -> Int {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars)
  return String(view).count
}

/// The class of a scalar, by what the standard library's `Character` joins it with.
func clusterClass(of x: Unicode.Scalar) -> ClusterClass {
  switch x {
  case "\r": return .cr
  case "\n": return .lf
  case "\u{200D}": return .zwj
  default: break
  }
  let (letter, mark, joiner): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
    ("a", "\u{301}", "\u{200D}")
  let (ka, virama, grin): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
    ("\u{915}", "\u{94D}", "\u{1F600}")
  let (l, v, t): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
    ("\u{1100}", "\u{1161}", "\u{11A8}")
  if clusters(letter, x) == 1 {
    if clusters(ka, x, ka) == 1 { return .linker }
    if clusters(grin, x, joiner, grin) != 1 { return .spacingMark }
    return clusters(ka, x, virama, ka) == 1 ? .extendInConjunct : .extend
  }
  if clusters(x, mark) == 2 { return .control }
  if clusters(x, letter) == 1 { return .prepend }
  if clusters(x, x) == 1 && clusters(x, x, x) == 2 { return .regionalIndicator }
  if clusters(x, l) == 1 { return .hangulL }
  if clusters(l, x) == 1 {
    if clusters(x, v) != 1 { return .hangulLVT }
    return clusters(v, x) == 1 ? .hangulV : .hangulLV
  }
  if clusters(t, x) == 1 { return .hangulT }
  if clusters(x, joiner, grin) == 1 { return .pictographic }
  return clusters(x, virama, ka) == 1 ? .consonant : .other
}
