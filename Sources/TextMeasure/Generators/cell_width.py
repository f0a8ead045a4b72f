#!/usr/bin/env python3
"""Writes the table of scalar widths. usage: cell_width.py UNICODE_DIR OUT.swift

UNICODE_DIR holds EastAsianWidth.txt, extracted/DerivedGeneralCategory.txt and emoji/emoji-data.txt
(Debian's unicode-data installs them under /usr/share/unicode). The same input gives the same bytes.

  0 cells: general categories Mn, Me, Cf; Hangul vowel and final jamo
  2 cells: East Asian Wide and Fullwidth, Emoji_Presentation
  1 cell : all else (not written)
"""
import os
import re
import sys


def rows(path):
    with open(path, encoding="utf-8") as f:
        for line in f:
            body = line.split("#")[0].strip()
            if body:
                span, value = [x.strip() for x in body.split(";")[:2]]
                lo, _, hi = span.partition("..")
                yield int(lo, 16), int(hi or lo, 16), value


def main():
    folder, out = sys.argv[1:3]
    with open(os.path.join(folder, "EastAsianWidth.txt"), encoding="utf-8") as f:
        version = re.search(r"EastAsianWidth-([0-9.]+)\.txt", f.readline()).group(1)
    width = bytearray([1]) * 0x110000
    for lo, hi in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
                   (0x30000, 0x3FFFD)]:               # wide by default, assigned or not
        width[lo:hi + 1] = b"\x02" * (hi - lo + 1)
    for lo, hi, value in rows(os.path.join(folder, "EastAsianWidth.txt")):
        if value in ("W", "F"):
            width[lo:hi + 1] = b"\x02" * (hi - lo + 1)
    for lo, hi, value in rows(os.path.join(folder, "emoji", "emoji-data.txt")):
        if value == "Emoji_Presentation":
            width[lo:hi + 1] = b"\x02" * (hi - lo + 1)
    for lo, hi, value in rows(os.path.join(folder, "extracted", "DerivedGeneralCategory.txt")):
        if value in ("Mn", "Me", "Cf"):
            width[lo:hi + 1] = b"\x00" * (hi - lo + 1)
    for lo, hi in [(0x1160, 0x11FF), (0xD7B0, 0xD7C6), (0xD7CB, 0xD7FB)]:
        width[lo:hi + 1] = b"\x00" * (hi - lo + 1)

    runs, start = [], 0
    for v in range(1, 0x110001):
        if v == 0x110000 or width[v] != width[start]:
            runs.append((start, width[start]))
            start = v
    with open(out, "w", encoding="utf-8", newline="\n") as o:
        o.write("// Made by Generators/cell_width.py from Unicode %s; do not edit.\n\n" % version)
        o.write("extension CellWidth {\n")
        o.write("  /// The version of the Unicode data behind the table.\n")
        o.write("  public static let unicodeVersion = \"%s\"\n\n" % version)
        o.write("  /// Runs of one width, by rising first scalar: `scalar << 2 | cells`.\n")
        o.write("  static let runs: [UInt32] = [\n")
        cells = ["0x%X" % (lo << 2 | w) for lo, w in runs]
        line = "   "
        for c in cells:
            if len(line) + len(c) + 2 > 100:
                o.write(line + "\n")
                line = "   "
            line += " " + c + ","
        o.write(line + "\n  ]\n}\n")
    print("runs", len(runs), file=sys.stderr)


main()
