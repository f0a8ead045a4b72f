/// What the decoder makes of some typed letters: the candidates, and where the syllables end.
struct PinyinConversion: Hashable, Sendable {
  /// The candidates, best first.
  private(set) var candidates: [PinyinCandidate] = []

  /// The positions behind each syllable of the first reading.
  let ends: [Int]

  /// Converts letters into at most `limit` candidates: words for all letters by cost, or else the best
  /// sentence first; then words from the start, those for more letters first.
  init(_ letters: PinyinLetters, limit: Int) {
    let lattice = WordLattice(letters)
    let readings = lattice.readings(from: letters.skippingBoundaries(from: 0))
    let whole = readings.filter { letters.skippingBoundaries(from: $0.end) == letters.count }
    let complete = whole.filter(\.isComplete)
    let best = Self.items(of: complete).first
    let sentence = best == nil ? PinyinSentence(lattice) : nil
    if let best {
      ends = best.reading.ends
    } else if let sentence {
      ends = sentence.ends
    } else {
      ends = PinyinPieces(letters).ends
    }

    var list = CandidateCollector(limit: limit)
    if let sentence, sentence.words.count > 1 {
      list.add(sentence.words.joined(), letters.count)
    }
    list.add(Self.items(of: complete), letters.count)
    list.add(Self.items(of: whole.filter { !$0.isComplete }), letters.count, upTo: Self.guesses)
    if complete.isEmpty {
      for word in PinyinInitials.words(for: letters.withoutBoundaries) {
        list.add(word, letters.count)
      }
    }
    let rest = readings.filter {
      $0.isComplete && letters.skippingBoundaries(from: $0.end) < letters.count
    }
    for end in Set(rest.map(\.end)).sorted(by: >) {
      list.add(Self.items(of: rest.filter { $0.end == end }), letters.skippingBoundaries(from: end))
    }
    candidates = list.candidates
  }

  /// Guesses at unfinished syllables stop when the list has so many candidates.
  private static let guesses = 12
}

extension PinyinConversion {
  /// One item of one reading, with its cost there.
  fileprivate struct PricedItem {
    let bytes: Range<Int>
    let cost: Int
    let reading: PinyinReading

    var text: String { SortedTable.pinyin.text(bytes) }
  }

  /// The items of several readings, by rising cost.
  fileprivate static func items(of readings: [PinyinReading]) -> [PricedItem] {
    var found: [PricedItem] = []
    for reading in readings {
      for item in TableItems(reading.items, of: .pinyin).prefix(reading.itemLimit) {
        found.append(
          PricedItem(bytes: item.text, cost: item.cost + reading.penalty, reading: reading)
        )
      }
    }
    return found.sorted { ($0.cost, $0.bytes.lowerBound) < ($1.cost, $1.bytes.lowerBound) }
  }

  /// Keeps the first of equal texts, up to a limit.
  fileprivate struct CandidateCollector {
    let limit: Int
    private(set) var candidates: [PinyinCandidate] = []
    private var seen: Set<String> = []

    init(limit: Int) {
      self.limit = limit
    }

    mutating func add(_ text: @autoclosure () -> String, _ consumed: Int) {
      guard candidates.count < limit else { return }
      let text = text()
      guard seen.insert(text).inserted else { return }
      candidates.append(PinyinCandidate(text: text, consumed: consumed))
    }

    mutating func add(_ items: [PricedItem], _ consumed: Int, upTo most: Int = .max) {
      for item in items where candidates.count < most {
        add(item.text, consumed)
      }
    }
  }
}
