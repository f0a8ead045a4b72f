#!/usr/bin/env python3
"""Makes the Pinyin tables.

usage: gen_pinyin.py PINYIN_SIMP_DICT_YAML OUT_FOLDER [ENTRIES]

PINYIN_SIMP_DICT_YAML  rime-data/pinyin_simp.dict.yaml of Debian's rime-data-pinyin-simp
OUT_FOLDER             gets pinyin.tsv, pinyin-syllables.tsv and pinyin-next.tsv

Kept are texts of GB2312 characters only (the simplified set). Every single character stays; words
are cut by frequency until ENTRIES are left. The letter ü is spelled v in every syllable.
The same input gives the same bytes.
"""
import collections
import os
import sys

import tables

SPELLED_WITH_V = {"nue": "nve", "lue": "lve"}
CONTINUATIONS = 8


def rows(path):
    """(text, syllables, frequency) of every row below the file's header."""
    body = False
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if not body:
                body = line == "..."
            elif line and not line.startswith("#"):
                fields = line.split("\t")
                if len(fields) >= 2:
                    frequency = float(fields[2]) if len(fields) > 2 and fields[2] else 0.0
                    yield fields[0], fields[1].split(), frequency


def is_simplified(text):
    try:
        return len(text.encode("gb2312")) == 2 * len(text)
    except UnicodeEncodeError:
        return False


def entries(path, limit):
    """{(syllables, text): frequency}, the commonest."""
    best = {}
    for text, syllables, frequency in rows(path):
        if is_simplified(text):
            key = (tuple(SPELLED_WITH_V.get(s, s) for s in syllables), text)
            best[key] = max(best.get(key, 0.0), frequency)
    kept = {key: f for key, f in best.items() if len(key[1]) == 1}
    words = sorted((e for e in best.items() if len(e[0][1]) > 1), key=lambda e: (-e[1], e[0]))
    kept.update(words[: max(0, limit - len(kept))])
    return kept


def continuations(priced):
    """{beginning of a word: what may follow, commonest first}."""
    cheapest = {}
    for (_, text), price in priced.items():
        cheapest[text] = min(price, cheapest.get(text, price))
    table = collections.defaultdict(list)
    for text, price in sorted(cheapest.items(), key=lambda e: (e[1], e[0])):
        for cut in range(1, len(text)):
            if len(table[text[:cut]]) < CONTINUATIONS:
                table[text[:cut]].append(text[cut:])
    return table


def main():
    source, folder = sys.argv[1:3]
    kept = entries(source, int(sys.argv[3]) if len(sys.argv) > 3 else 30000)
    total = sum(f + 1 for f in kept.values())
    priced = {key: tables.cost((f + 1) / total) for key, f in kept.items()}

    spellings = collections.defaultdict(list)
    for (syllables, text), price in priced.items():
        spellings["'".join(syllables)].append((price, text))
    syllables = {s for key in spellings for s in key.split("'")}

    tables.write(
        os.path.join(folder, "pinyin.tsv"),
        {key: tables.items(pairs) for key, pairs in spellings.items()},
    )
    tables.write(os.path.join(folder, "pinyin-syllables.tsv"), {s: "" for s in syllables})
    tables.write(
        os.path.join(folder, "pinyin-next.tsv"),
        {key: " ".join(texts) for key, texts in continuations(priced).items()},
    )
    print(
        "entries %d, spellings %d, syllables %d" % (len(kept), len(spellings), len(syllables)),
        file=sys.stderr,
    )


main()
