// Writes the tables of scalar traits and of the cluster machine. usage: scalar_table EAST_ASIAN_WIDTH_TXT FOLDER
//
// EAST_ASIAN_WIDTH_TXT is Unicode's EastAsianWidth.txt (Debian's unicode-data has it). All else is asked
// of the standard library that the generator runs on: which scalars its `Character` joins, their general
// category, whether they are emoji. So the clusters of the table are the clusters of that library, which a
// test proves. The same library and file give the same bytes.
//
// A byte for each scalar: cluster class in bits 0 to 4, cells in bits 5 and 6, Emoji in bit 7.

import Foundation

func cells(of scalar: Unicode.Scalar, wide: Set<UInt32>, class: ClusterClass) -> UInt8 {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if `class` == .hangulV || `class` == .hangulT { return 0 }
  return wide.contains(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
}

/// The scalars that are Wide or Fullwidth, and the version of the file.
func wideScalars(_ path: String) throws -> (Set<UInt32>, String) {
  var wide: Set<UInt32> = []
  // Wide by default, assigned or not.
  for range in [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ] as [ClosedRange<UInt32>] {
    wide.formUnion(range)
  }
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  for line in lines {
    let parts = line.prefix { $0 != "#" }.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 2, parts[1] == "W" || parts[1] == "F" else { continue }
    let ends = parts[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
    wide.formUnion(ends[0]...ends[ends.count - 1])
  }
  let version =
    lines[0].split(separator: "-").last?.replacingOccurrences(of: ".txt", with: "") ?? ""
  return (wide, version)
}

func libraryVersion() -> String {
  var newest = (major: 0, minor: 0)
  for value in 0..<UInt32(0x110000) {
    if let age = Unicode.Scalar(value)?.properties.age, age > (newest.major, newest.minor) {
      newest = age
    }
  }
  return "\(newest.major).\(newest.minor)"
}

let blockSize = 128
let (wide, widthVersion) = try wideScalars(CommandLine.arguments[1])
let traits: [UInt8] = (0..<UInt32(0x110000)).map { value in
  guard let scalar = Unicode.Scalar(value) else { return ClusterClass.control.rawValue | 1 << 5 }
  let kind = clusterClass(of: scalar)
  return kind.rawValue | cells(of: scalar, wide: wide, class: kind) << 5
    | (scalar.properties.isEmoji ? 0x80 : 0)
}

var blocks: [[UInt8]] = []
var places: [[UInt8]: Int] = [:]
let index: [Int] = stride(from: 0, to: traits.count, by: blockSize).map { start in
  let block = Array(traits[start..<start + blockSize])
  if let place = places[block] { return place }
  places[block] = blocks.count
  blocks.append(block)
  return blocks.count - 1
}

func rows(_ numbers: [String]) -> String {
  stride(from: 0, to: numbers.count, by: 16).map { start in
    "  " + numbers[start..<min(start + 16, numbers.count)].joined(separator: ", ")
  }.joined(separator: ",\n")
}

let source = """
  // Made by Generators; do not edit.

  #include "scalar_table.h"

  const uint16_t fieldstop_scalar_index[\(index.count)] = {
  \(rows(index.map(String.init)))
  };

  const uint8_t fieldstop_scalar_blocks[\(blocks.count * blockSize)] = {
  \(rows(blocks.flatMap(\.self).map(String.init)))
  };

  const uint8_t fieldstop_cluster_steps[\(steps.count)] = {
  \(rows(steps.map(String.init)))
  };

  const uint32_t fieldstop_cluster_partings[\(partings.count)] = {
  \(rows(partings.map { "0x" + String($0, radix: 16) }))
  };

  """
let constants = """
  // Made by Generators; do not edit.

  #define FIELDSTOP_WIDTH_VERSION "\(widthVersion)"
  #define FIELDSTOP_CLUSTER_VERSION "\(libraryVersion())"

  // The state of the cluster machine at the start of a text.
  #define FIELDSTOP_CLUSTER_START \(startOfText.rawValue)

  """
let folder = CommandLine.arguments[2]
try source.write(toFile: folder + "/scalar_table.c", atomically: true, encoding: .utf8)
try constants.write(
  toFile: folder + "/include/table_constants.h",
  atomically: true,
  encoding: .utf8
)
print("\(blocks.count) blocks, \(index.count * 2 + blocks.count * blockSize) bytes")
