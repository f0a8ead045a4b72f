/// An element of XML, read strictly: what is not well-formed is an error.
///
/// It knows what a report needs: elements, attributes, text and references, no comments and no
/// document type.
struct XMLElement {
  let name: String
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  var text = ""

  /// What is not well-formed, and what stands there.
  struct Fault: Error {
    let wanted: String
    let rest: String
  }

  /// Reads a document.
  static func parse(_ document: String) throws(Fault) -> XMLElement {
    var reader = Reader(rest: document.unicodeScalars[...])
    if let bad = document.unicodeScalars.first(where: { !isAllowed($0) }) {
      throw Fault(wanted: "a character of XML", rest: "U+\(String(bad.value, radix: 16))")
    }
    if reader.takes("<?xml ") { try reader.skip(to: "?>") }
    reader.skipBlanks()
    let root = try reader.element()
    reader.skipBlanks()
    guard reader.rest.isEmpty else { throw reader.fault("the end") }
    return root
  }

  /// The characters of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView

    func fault(_ wanted: String) -> Fault {
      Fault(wanted: wanted, rest: String(String.UnicodeScalarView(rest.prefix(60))))
    }

    mutating func takes(_ word: String) -> Bool {
      guard rest.starts(with: word.unicodeScalars) else { return false }
      rest = rest.dropFirst(word.unicodeScalars.count)
      return true
    }

    mutating func take(_ word: String) throws(Fault) {
      guard takes(word) else { throw fault(word) }
    }

    mutating func skip(to word: String) throws(Fault) {
      while !takes(word) { guard rest.popFirst() != nil else { throw fault(word) } }
    }

    mutating func skipBlanks() {
      while let first = rest.first, " \t\r\n".unicodeScalars.contains(first) { rest.removeFirst() }
    }

    mutating func name() throws(Fault) -> String {
      let name = rest.prefix { $0.properties.isAlphabetic || "-_.".unicodeScalars.contains($0) }
      guard !name.isEmpty else { throw fault("a name") }
      rest = rest[name.endIndex...]
      return String(String.UnicodeScalarView(name))
    }

    mutating func element() throws(Fault) -> XMLElement {
      try take("<")
      var element = XMLElement(name: try name())
      while true {
        let hadBlank = rest.first == " "
        skipBlanks()
        if takes("/>") { return element }
        if takes(">") { break }
        guard hadBlank else { throw fault("a blank before an attribute") }
        let name = try name()
        try take("=\"")
        let value = try text(until: "\"")
        try take("\"")
        guard element.attributes.updateValue(value, forKey: name) == nil else {
          throw fault("one \(name) only")
        }
      }
      while !takes("</") {
        if rest.first == "<" {
          element.children.append(try self.element())
        } else {
          element.text += try text(until: "<")
        }
      }
      try take(element.name + ">")
      return element
    }

    mutating func text(until end: Unicode.Scalar) throws(Fault) -> String {
      var text = String.UnicodeScalarView()
      while let first = rest.first, first != end {
        guard first != "<" else { throw fault("no < in a value") }
        text.append(first == "&" ? try reference() : first)
        if first != "&" { rest.removeFirst() }
      }
      guard !rest.isEmpty else { throw fault("\(end)") }
      return String(text)
    }

    mutating func reference() throws(Fault) -> Unicode.Scalar {
      let names: [(String, Unicode.Scalar)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#9;", "\t"),
        ("&#10;", "\n"), ("&#13;", "\r"),
      ]
      for (name, scalar) in names where takes(name) { return scalar }
      throw fault("a reference")
    }
  }
}
