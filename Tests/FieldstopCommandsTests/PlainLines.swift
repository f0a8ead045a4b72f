import FieldstopCommands

/// The lines of a file, split in the plain way: what the streaming code is held against.
struct PlainLines {
  /// Each line as a text, and the ending that follows it.
  let lines: [(text: String, ending: String)]

  init(_ bytes: [UInt8]) {
    var lines: [(String, String)] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      var line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count)
      var ending = ""
      if !rest.isEmpty {
        rest = rest.dropFirst()
        ending = line.last == 0x0D ? "\r\n" : "\n"
        if line.last == 0x0D { line.removeLast() }
      }
      lines.append((String(decoding: line, as: UTF8.self), ending))
    }
    self.lines = lines
  }
}

extension LineSink {
  /// All that comes out where these blocks go in, drained after each as the tool does.
  mutating func result(of blocks: [[UInt8]]) -> String {
    var written: [UInt8] = []
    var splitter = LineSplitter()
    for block in blocks {
      splitter.feed(block.span, to: &self)
      drain(to: &written)
    }
    splitter.finish(to: &self)
    drain(to: &written)
    return String(decoding: written, as: UTF8.self)
  }

  mutating func result(of text: String) -> String {
    result(of: [Array(text.utf8)])
  }

  private mutating func drain(to written: inout [UInt8]) {
    drain { for index in $0.indices { written.append($0[index]) } }
  }
}
