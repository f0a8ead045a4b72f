#include "lexicon.h"

// #embed is C23; the toolchain's clang takes it in every mode, but says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Read-only data of the binary: no file to find, no parsing at the start of the program.
static const unsigned char pinyin[] = {
#embed "Data/pinyin.tsv"
};
static const unsigned char pinyin_syllables[] = {
#embed "Data/pinyin-syllables.tsv"
};
static const unsigned char pinyin_next[] = {
#embed "Data/pinyin-next.tsv"
};
static const unsigned char english_words[] = {
#embed "Data/english-words.tsv"
};
static const unsigned char english_next[] = {
#embed "Data/english-next.tsv"
};

struct LexiconBytes lexicon_bytes(enum LexiconTable table) {
  switch (table) {
    case LexiconTablePinyin:
      return (struct LexiconBytes){pinyin, sizeof pinyin};
    case LexiconTablePinyinSyllables:
      return (struct LexiconBytes){pinyin_syllables, sizeof pinyin_syllables};
    case LexiconTablePinyinNext:
      return (struct LexiconBytes){pinyin_next, sizeof pinyin_next};
    case LexiconTableEnglishWords:
      return (struct LexiconBytes){english_words, sizeof english_words};
    case LexiconTableEnglishNext:
      return (struct LexiconBytes){english_next, sizeof english_next};
  }
  return (struct LexiconBytes){0, 0};
}
