/// A value of JSON, and how it is written.
///
/// By hand, for the tool needs to write a handful of forms and to read none, and the library for it would
/// cost every start of the lab more than all else together.
enum JSONText {
  case string(String)
  case number(Int)
  case strings([String])
  case numbers([Int])
  /// Numbers with one decimal place.
  case tenths([Double])
  case truth(Bool)

  /// An object on one line, its keys in the order that they are given.
  static func object(_ members: [(key: String, value: JSONText)]) -> String {
    "{" + members.map { "\(quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
  }

  private var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .strings(let texts): "[" + texts.map(Self.quoted).joined(separator: ",") + "]"
    case .numbers(let numbers): "[" + numbers.map(String.init).joined(separator: ",") + "]"
    case .tenths(let numbers):
      "[" + numbers.map { $0.rounded(to: 1) }.joined(separator: ",") + "]"
    case .truth(let isTrue): isTrue ? "true" : "false"
    }
  }

  /// A string with the escapes that JSON asks for; all else stands as UTF-8.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
