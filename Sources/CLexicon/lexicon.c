#include "lexicon.h"
