import FuzzSupport

// .ci/fuzz compiles this with libFuzzer's own main; it is part of no target. The program has the name of
// its fuzzer.
private let target = FuzzTarget.all.first { target in
  CommandLine.arguments.first?.hasSuffix("/\(target.name)") == true
}

/// Runs one input, and stops the program where it finds something.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { preconditionFailure("the program has the name of no fuzzer") }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let complaint = target.run(bytes) { preconditionFailure(complaint) }
  return 0
}
