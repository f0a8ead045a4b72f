import Glibc

/// A call of the system that the harness needs and that failed: no fault of the program under test.
struct HarnessError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  /// Creates the error of a call that has just failed.
  init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  var description: String { unsafe "\(call): \(String(cString: strerror(code)))" }
}
