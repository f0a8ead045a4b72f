import InputMethods
import Testing

struct PinyinDecoderTests {
  let decoder = PinyinDecoder()

  /// How often the wanted text is first, and among the first five, in percent.
  private func ranks(of name: String) throws -> (count: Int, first: Double, inFive: Double) {
    let rows = try FixtureFile.rows(of: name)
    let ranks = rows.map { row in
      decoder.candidates(for: row[1]).firstIndex { $0.text == row[0] } ?? .max
    }
    func share(_ most: Int) -> Double {
      100 * Double(ranks.filter { $0 < most }.count) / Double(rows.count)
    }
    return (rows.count, share(1), share(5))
  }

  @Test func `everyday words come first, and never behind the fifth place`() throws {
    let (count, first, inFive) = try ranks(of: "everyday-words.txt")
    #expect(count == 207)
    #expect(first >= 97)
    #expect(inFive == 100)
  }

  @Test func `whole sentences come first`() throws {
    let (count, first, _) = try ranks(of: "sentences.txt")
    #expect(count == 40)
    #expect(first >= 92)
  }

  @Test(arguments: [
    ("nihao", "你好"), ("fangan", "方案"), ("fang'an", "方案"), ("fan'gan", "反感"),
    ("xian", "先"), ("xi'an", "西安"), ("tiananmen", "天安门"), ("nih", "你好"), ("nv'er", "女儿"),
    ("nüer", "女儿"), ("nver", "女儿"), ("lveduo", "掠夺"), ("lueduo", "掠夺"),
    ("womenqunali", "我们去哪里"), ("NiHao", "你好"),
  ])
  func `the first candidate is the likeliest reading`(letters: String, text: String) {
    let first = decoder.candidates(for: letters).first
    #expect(first == PinyinCandidate(text: text, consumed: letters.count))
  }

  @Test(arguments: [("xian", "西安"), ("nh", "你好"), ("zg", "中国"), ("zhg", "中国"), ("fangan", "反感")])
  func `another reading is among the candidates`(letters: String, text: String) {
    #expect(decoder.candidates(for: letters).contains { $0.text == text })
  }

  @Test func `words from the start come behind the whole, those for more letters first`() {
    let candidates = decoder.candidates(for: "womenqunali", limit: 200)
    let lengths = candidates.dropFirst().map(\.consumed)
    #expect(candidates.contains(PinyinCandidate(text: "我们", consumed: 5)))
    #expect(candidates.contains(PinyinCandidate(text: "我", consumed: 2)))
    #expect(lengths == lengths.sorted(by: >))
  }

  @Test func `an apostrophe belongs to the candidate before it`() {
    let candidates = decoder.candidates(for: "wo'mendou'")
    #expect(candidates.first?.consumed == 10)
    #expect(candidates.contains(PinyinCandidate(text: "我", consumed: 3)))
  }

  @Test(arguments: ["", "'", "v", "i", "u", "1", "é", "''", "vvv"])
  func `letters that are no pinyin have no candidates`(letters: String) {
    #expect(decoder.candidates(for: letters) == [])
  }

  @Test func `letters behind the last syllable are left over`() {
    #expect(decoder.candidates(for: "nihaov").first == PinyinCandidate(text: "你好", consumed: 5))
  }

  @Test func `no more candidates are returned than asked for, and none twice`() {
    #expect(decoder.candidates(for: "nihao", limit: 3).map(\.text) == ["你好", "你", "拟"])
    for limit in [0, 1, 9, 60, 500] {
      let texts = decoder.candidates(for: "shi", limit: limit).map(\.text)
      #expect(texts.count <= limit)
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test(arguments: [
    ("nihao", ["ni", "hao"]), ("nih", ["ni", "h"]), ("nh", ["n", "h"]), ("xian", ["xian"]),
    ("xi'an", ["xi", "an"]), ("fangan", ["fang", "an"]),
    ("womenqunali", ["wo", "men", "qu", "na", "li"]),
    ("zhonggr", ["zhong", "g", "r"]), ("vx", ["v", "x"]), ("", []), ("xi'", ["xi"]),
    ("nuer", ["nu", "er"]), ("lueduo", ["lue", "duo"]), ("zhg", ["zh", "g"]),
  ])
  func `segments are the syllables of the best reading`(letters: String, segments: [String]) {
    #expect(decoder.segments(of: letters) == segments)
  }

  @Test func `segments put together are the letters`() throws {
    for row in try FixtureFile.rows(of: "sentences.txt") {
      for length in 1...row[1].count {
        let letters = String(row[1].prefix(length))
        #expect(decoder.segments(of: letters).joined() == letters)
      }
    }
  }

  @Test func `associations go on from the last word, then with function words`() {
    #expect(decoder.associations(after: "生日", limit: 4) == ["快乐", "礼物", "的", "了"])
    #expect(decoder.associations(after: "今天", limit: 2) == ["的", "了"])
    #expect(decoder.associations(after: "电", limit: 2) == ["话", "脑"])
    #expect(decoder.associations(after: "祝你生日", limit: 1) == ["快乐"])
    #expect(decoder.associations(after: "", limit: 20).count == 11)
  }
}
