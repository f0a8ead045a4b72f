#!/usr/bin/env python3
"""Makes the English tables.

usage: gen_english.py UNIGRAMS BIGRAMS SCOWL_FOLDER OUT_FOLDER [WORDS] [PAIRS]

UNIGRAMS, BIGRAMS  wordsegment/unigrams.txt and bigrams.txt of PyPI's wordsegment
SCOWL_FOLDER       share/dict/scowl of Debian's scowl
OUT_FOLDER         gets english-words.tsv and english-next.tsv

The counts say how common a word is, SCOWL says which words there are and how they are written. A
word's key is its lower-case letters without apostrophes, so that "dont" finds "don't". Pairs keep
a share of p(next | word) for what was cut off. never-suggested.txt is left out of both tables,
words-of-the-web.txt is counted less. The same input gives the same bytes.
"""
import collections
import os
import sys

import tables

HERE = os.path.dirname(os.path.abspath(__file__))
NEXT_PER_WORD = 24
WEB_SHARE = 8  # a word of the web counts for one eighth

# The counts run contractions together, and split most of them apart before counting: a factor
# repairs the number.
CONTRACTIONS = {
    "im": ("I'm", 8), "dont": ("don't", 8), "cant": ("can't", 8), "didnt": ("didn't", 8),
    "doesnt": ("doesn't", 8), "isnt": ("isn't", 8), "wont": ("won't", 8), "thats": ("that's", 8),
    "youre": ("you're", 8), "theyre": ("they're", 8), "ive": ("I've", 8), "wasnt": ("wasn't", 8),
    "wouldnt": ("wouldn't", 8), "couldnt": ("couldn't", 8), "shouldnt": ("shouldn't", 8),
    "havent": ("haven't", 8), "arent": ("aren't", 8), "werent": ("weren't", 8),
    "hasnt": ("hasn't", 8), "hadnt": ("hadn't", 8), "youve": ("you've", 8), "weve": ("we've", 8),
    "theyve": ("they've", 8), "whats": ("what's", 8), "hes": ("he's", 8), "shes": ("she's", 8),
    "theres": ("there's", 8), "heres": ("here's", 8), "youll": ("you'll", 8),
    "theyll": ("they'll", 8), "itll": ("it'll", 8), "lets": ("let's", 4), "whos": ("who's", 8),
    "wheres": ("where's", 8), "hows": ("how's", 8), "youd": ("you'd", 8), "theyd": ("they'd", 8),
}
# Contractions that look like another word once run together: their share of that word's count.
HIDDEN_CONTRACTIONS = {
    "its": ("it's", 0.5), "ill": ("I'll", 2.0), "id": ("I'd", 0.15), "well": ("we'll", 0.05),
    "were": ("we're", 0.15),
}
# One and two letters are words only if they stand here: the rest are the web's abbreviations.
SHORT_WORDS = {
    "a", "i", "am", "an", "as", "at", "be", "by", "do", "go", "he", "hi", "if", "in", "is", "it",
    "me", "my", "no", "of", "oh", "ok", "on", "or", "so", "to", "up", "us", "we", "tv", "pm",
}
SPECIAL_FORMS = {"i": "I", "ok": "OK", "tv": "TV", "pm": "pm"}


def key_of(form):
    return form.lower().replace("'", "")


def written_forms(folder):
    """{lower-case word: how it is written}, of SCOWL's common sizes."""
    forms = {}
    largest = {"words": 55, "upper": 50, "proper-names": 40}
    for name in sorted(os.listdir(folder)):
        kind, _, size = name.partition(".")
        language, _, part = kind.partition("-")
        if not size.isdigit() or language not in ("english", "american"):
            continue
        if int(size) > largest.get(part, -1):
            continue
        with open(os.path.join(folder, name), encoding="iso-8859-1") as file:
            for word in map(str.strip, file):
                if word.isascii() and word.isalpha():
                    forms.setdefault(word.lower(), word)
                    if word == word.lower():
                        forms[word] = word
    return forms


def read_counts(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            text, count = line.rstrip("\n").split("\t")
            yield text, float(count)


class Unwanted:
    """never-suggested.txt: a word, or word* for everything that begins so."""

    def __init__(self, path):
        words = tables.read_list(path)
        self.whole = {w for w in words if not w.endswith("*")}
        self.starts = tuple(w[:-1] for w in words if w.endswith("*"))

    def __contains__(self, form):
        return key_of(form) in self.whole or key_of(form).startswith(self.starts)


def count_words(path, forms):
    counts = collections.Counter()
    for word, count in read_counts(path):
        if word in CONTRACTIONS:
            form, factor = CONTRACTIONS[word]
            counts[form] += count * factor
            continue
        if word in HIDDEN_CONTRACTIONS:
            form, factor = HIDDEN_CONTRACTIONS[word]
            counts[form] += count * factor
        if len(word) <= 2 and word not in SHORT_WORDS:
            continue
        if word in forms or word in SPECIAL_FORMS:
            counts[SPECIAL_FORMS.get(word, forms.get(word, word))] += count
    return counts


def count_pairs(path, forms, of_the_web):
    def form(token):
        token = token.lower()
        return CONTRACTIONS[token][0] if token in CONTRACTIONS else forms.get(token)

    counts = collections.Counter()
    for pair, count in read_counts(path):
        words = [form(token) for token in pair.split(" ")]
        if len(words) == 2 and all(words):
            share = WEB_SHARE if words[1].lower() in of_the_web else 1
            counts[(words[0].lower(), words[1])] += count / share
    return counts


def next_words(pairs, counts, forms, limit):
    """{word: [(cost, next)]}, the commonest pairs."""
    total = collections.Counter()
    for (word, _), count in pairs.items():
        total[word] += count
    kept, per_word = [], collections.Counter()
    for (word, follower), count in sorted(pairs.items(), key=lambda e: (-e[1], e[0])):
        if per_word[word] < NEXT_PER_WORD:
            per_word[word] += 1
            kept.append((word, follower, count))
    table = collections.defaultdict(list)
    for word, follower, count in kept[:limit]:
        # Pairs were counted from about 100,000 on: the rare ones keep a share of the word's count.
        share = count / max(total[word], counts.get(forms.get(word, word), 0) * 0.75)
        table[word].append((tables.cost(share), follower))
    return table


def main():
    unigrams, bigrams, scowl, folder = sys.argv[1:5]
    word_limit = int(sys.argv[5]) if len(sys.argv) > 5 else 25000
    pair_limit = int(sys.argv[6]) if len(sys.argv) > 6 else 20000
    unwanted = Unwanted(os.path.join(HERE, "never-suggested.txt"))
    of_the_web = set(tables.read_list(os.path.join(HERE, "words-of-the-web.txt")))

    counts = count_words(unigrams, written_forms(scowl))
    total = sum(counts.values())
    counts = collections.Counter({w: c for w, c in counts.items() if w not in unwanted})
    ranked = sorted(counts.items(), key=lambda e: (-e[1], e[0]))[:word_limit]

    keyed = collections.defaultdict(list)
    forms = {}
    for form, count in ranked:
        forms.setdefault(form.lower(), form)
        share = count / WEB_SHARE if form.lower() in of_the_web else count
        keyed[key_of(form)].append((tables.cost(share / total), form))
    tables.write(
        os.path.join(folder, "english-words.tsv"),
        {
            key: tables.items((price, "" if form == key else form) for price, form in pairs)
            for key, pairs in keyed.items()
        },
    )

    pairs = count_pairs(bigrams, forms, of_the_web)
    following = next_words(pairs, counts, forms, pair_limit)
    tables.write(
        os.path.join(folder, "english-next.tsv"),
        {word: tables.items(followers) for word, followers in following.items()},
    )
    print("words %d, pairs %d" % (len(ranked), sum(map(len, following.values()))), file=sys.stderr)


main()
