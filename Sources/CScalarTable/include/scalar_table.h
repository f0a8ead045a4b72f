#ifndef FIELDSTOP_SCALAR_TABLE_H
#define FIELDSTOP_SCALAR_TABLE_H

#include <stdint.h>

#include "scalar_versions.h"

extern const uint16_t fieldstop_scalar_index[0x110000 / 128];
extern const uint8_t fieldstop_scalar_blocks[];

// The traits of a scalar: cluster class in bits 0 to 4, cells in bits 5 and 6, Emoji in bit 7.
static inline uint8_t fieldstop_scalar_traits(uint32_t scalar) {
  return fieldstop_scalar_blocks[fieldstop_scalar_index[scalar >> 7] * 128 + (scalar & 127)];
}

#endif
