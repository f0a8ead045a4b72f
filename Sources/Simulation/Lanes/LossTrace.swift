import TextFieldModel
import TextLimits
import TextMeasure

/// What a field has lost since its text was set, and whose it was: each scalar has a number of its own.
///
/// What stood there before a gesture is the user's own by then, also what came in by an earlier one.
package struct LossTrace: Sendable {
  /// One scalar, from where it came in.
  private struct Piece: Hashable, Sendable {
    let number: Int
    let scalar: Unicode.Scalar
  }

  private struct Moment: Sendable {
    var text: [Piece]
    var yours: Set<Piece> = []
    var inserted: Set<Piece> = []
  }

  /// How many earlier moments are kept for undo.
  private static let longestMemory = 200

  private var now: Moment
  private var next: Int
  private var moments: [Moment] = []

  /// Creates a trace of a field's text.
  package init(_ text: String) {
    next = 0
    now = Moment(text: [])
    now.text = pieces(of: text)
  }

  /// What stood there and is lost, in its order, runs apart.
  package var yours: [String] { Self.runs(now.yours) }

  /// What was to come in and is lost.
  package var inserted: [String] { Self.runs(now.inserted) }

  /// Follows a gesture.
  package mutating func follow(_ performed: PerformedGesture) {
    let text = performed.after.state.text.string
    if moments.count > Self.longestMemory { moments.removeFirst(Self.longestMemory / 2) }
    moments.append(now)
    switch performed.gesture {
    case .set(let whole, _):
      self = LossTrace(whole)
      let kept = text.unicodeScalars.count
      now.yours = Set(now.text.dropFirst(kept))
      now.text.removeLast(now.yours.count)
      return
    case .undo, .redo:
      if let earlier = moments.last(where: { Self.string($0.text) == Array(text.unicodeScalars) }) {
        now = earlier
        return
      }
    default: break
    }
    if let edit = GestureEdit(performed) {
      take(edit, performed)
    }
    // While text is marked the text from before it is what the next gesture is judged against.
    let settled = performed.after.composition?.state.text.string ?? text
    if Self.string(now.text) != Array(settled.unicodeScalars) { realign(settled) }
  }

  private mutating func take(_ edit: GestureEdit, _ performed: PerformedGesture) {
    let loss = GestureLoss(edit, performed)
    // A composition is judged against the text from before it, which is what is known here.
    guard Self.string(now.text) == Array(edit.base.text.string.unicodeScalars) else { return }
    let base = now.text
    let insertion = loss.insertion.map { piece($0) }
    now.yours.formUnion(loss.yours.map { base[$0] })
    let isOpen = edit.kind == .marking && performed.after.marked != nil
    let isRefused = performed.isRefusedKey
    if !isOpen || isRefused {
      let lost = loss.inserted.filter { $0 < insertion.count - edit.blanks }
      now.inserted.formUnion(lost.map { insertion[$0] })
    }
    guard !isOpen else {
      now.text.removeAll(where: now.yours.contains)
      return
    }
    let after = performed.after.state.text.string.unicodeScalars
    now.text = zip(loss.sources, after).map { source, scalar in
      switch source {
      case .base(let index): base[index]
      case .insertion(let index): insertion[index]
      case .unknown: piece(scalar)
      }
    }
  }

  /// Numbers what no gesture explains, such as a composition's letters that stay.
  private mutating func realign(_ text: String) {
    let old = now.text
    let new = Array(text.unicodeScalars)
    let head = zip(old, new).prefix { $0.scalar == $1 }.count
    let rest = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
    let tail = rest.prefix { $0.scalar == $1 }.count
    now.text =
      Array(old.prefix(head)) + new[head..<new.count - tail].map { piece($0) }
      + Array(old.suffix(tail))
  }

  private mutating func pieces(of text: String) -> [Piece] {
    text.unicodeScalars.map { piece($0) }
  }

  private mutating func piece(_ scalar: Unicode.Scalar) -> Piece {
    defer { next += 1 }
    return Piece(number: next, scalar: scalar)
  }

  private static func string(_ pieces: [Piece]) -> [Unicode.Scalar] { pieces.map(\.scalar) }

  private static func runs(_ pieces: Set<Piece>) -> [String] {
    var runs: [String] = []
    var last: Int?
    for piece in pieces.sorted(by: { $0.number < $1.number }) {
      if piece.number - 1 == last, let run = runs.popLast() {
        runs.append(run + String(piece.scalar))
      } else {
        runs.append(String(piece.scalar))
      }
      last = piece.number
    }
    return runs
  }
}
