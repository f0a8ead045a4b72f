/// The lines of a file with their ends: LF or CR LF, or nothing behind the last one.
struct SourceLines {
  /// A line, or a part of the language on it.
  typealias Scalars = Substring.UnicodeScalarView

  /// One line of a file.
  struct Line {
    /// From 1.
    let number: Int
    /// The line without its end.
    let content: Scalars
    /// The end.
    let end: Scalars
  }

  /// A byte order mark, or nothing.
  let mark: Scalars

  let lines: [Line]

  init(_ source: String) {
    var rest = source.unicodeScalars[...]
    mark = rest.prefix(rest.first == "\u{FEFF}" ? 1 : 0)
    rest = rest[mark.endIndex...]
    var lines: [Line] = []
    while !rest.isEmpty {
      let feed = rest.firstIndex(of: "\n")
      let whole = rest[..<(feed.map(rest.index(after:)) ?? rest.endIndex)]
      var content = feed.map { whole[..<$0] } ?? whole
      if content.last == "\r" { content.removeLast() }
      lines.append(
        Line(number: lines.count + 1, content: content, end: whole[content.endIndex...])
      )
      rest = rest[whole.endIndex...]
    }
    self.lines = lines
  }
}

extension SourceLines.Line {
  /// What kind of line this is.
  enum Kind: Hashable {
    /// Nothing, or a comment.
    case empty
    case trace
    case step
  }

  var kind: Kind {
    switch content.first(where: { !$0.isBlank }) {
    case nil, "#": .empty
    case ">": .trace
    default: .step
    }
  }

  /// Whether the line says what must be so, and so gives no trace of its own.
  var isExpectation: Bool {
    let word = content[indentation.endIndex...].prefix { !$0.isBlank }
    return word.elementsEqual("expect".unicodeScalars)
  }

  /// What stands before the `>` of a line of the trace.
  var indentation: SourceLines.Scalars {
    content.prefix { $0.isBlank }
  }

  /// The line of the trace behind its `>`, without blanks around it and without a comment.
  var traceText: TraceLine {
    var text = content[indentation.endIndex...].dropFirst().drop { $0.isBlank }
    var isString = false
    var isEscaped = false
    let comment = text.firstIndex { scalar in
      if isEscaped {
        isEscaped = false
      } else if isString, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isString.toggle()
      }
      return !isString && scalar == "#"
    }
    text = text[..<(comment ?? text.endIndex)]
    // A carriage return too: one before the end of the line would be read as a part of that end.
    while let last = text.last, last.isBlank || last == "\r" { text.removeLast() }
    return TraceLine(String(text))
  }
}

extension Unicode.Scalar {
  /// Whether words end here.
  var isBlank: Bool { self == " " || self == "\t" }
}
