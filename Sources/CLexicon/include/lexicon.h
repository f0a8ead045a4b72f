#ifndef LEXICON_H
#define LEXICON_H
#endif
