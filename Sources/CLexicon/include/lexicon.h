#ifndef LEXICON_H
#define LEXICON_H

#include <stddef.h>

/// The tables of the lexicon. Each is sorted text, described in `Generators/tables.py`.
enum __attribute__((enum_extensibility(closed))) LexiconTable {
  /// Spelling ("ni'hao") to texts.
  LexiconTablePinyin,
  /// The syllables that occur in spellings.
  LexiconTablePinyinSyllables,
  /// Beginning of a Chinese word to its continuations.
  LexiconTablePinyinNext,
  /// Lower-case letters without apostrophes to English words.
  LexiconTableEnglishWords,
  /// Lower-case English word to the words that follow it.
  LexiconTableEnglishNext,
};

/// A run of bytes that live as long as the program and never change.
struct LexiconBytes {
  const unsigned char *start;
  size_t count;
};

/// Returns the bytes of a table; no work is done.
struct LexiconBytes lexicon_bytes(enum LexiconTable table);

#endif
