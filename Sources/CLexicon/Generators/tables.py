"""The one table format of the lexicon, and the small text files the generators read.

A table is UTF-8 text, one line per key, lines in the order of their keys' bytes:

    key<TAB>item:cost item:cost ...

Items stand by rising cost; a cost is round(-100 ln p), so the costs of a sentence's words add up.
An item without text stands for its key; an item without a cost costs nothing.
"""
import math


def cost(share):
    return round(-100 * math.log(share))


def items(pairs):
    """The items of one line, by rising cost, then by text."""
    return " ".join("%s:%d" % (text, price) for price, text in sorted(pairs))


def write(path, lines):
    """Writes {key: rest of the line} as a table."""
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        for key in sorted(lines, key=lambda k: k.encode()):
            out.write(key + "\t" + lines[key] + "\n")


def read_list(path):
    """The words of a list file: one per line or several, # starts a comment."""
    words = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            words += line.partition("#")[0].split()
    return words
