// The part of Foundation that the guides use. Every member has the name, the labels, the optionality and
// the isolation that it has in Apple's SDK; what the guides do not use is left out.

protocol NSObjectProtocol: AnyObject {}

class NSObject: NSObjectProtocol {
  init() {}
}

struct NSRange: Equatable {
  var location: Int
  var length: Int
}

class NSValue: NSObject {
  let rangeValue: NSRange

  init(range: NSRange) { rangeValue = range }
}

@MainActor class UndoManager: NSObject {
  fileprivate(set) var isUndoing = false
  fileprivate(set) var isRedoing = false

  /// What the stand-in does in place of `undo()` and `redo()`.
  func walk(isRedo: Bool, _ body: () -> Void) {
    (isUndoing, isRedoing) = (!isRedo, isRedo)
    body()
    (isUndoing, isRedoing) = (false, false)
  }
}
