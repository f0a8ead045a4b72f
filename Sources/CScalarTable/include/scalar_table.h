#ifndef FIELDSTOP_SCALAR_TABLE_H
#define FIELDSTOP_SCALAR_TABLE_H

#include <stdint.h>

#include "table_constants.h"

extern const uint16_t fieldstop_scalar_index[0x110000 / 128];
extern const uint8_t fieldstop_scalar_blocks[];
extern const uint8_t fieldstop_cluster_steps[];
extern const uint32_t fieldstop_cluster_partings[];

// The traits of a scalar: cluster class in bits 0 to 4, cells in bits 5 and 6, Emoji in bit 7.
static inline uint8_t fieldstop_scalar_traits(uint32_t scalar) {
  return fieldstop_scalar_blocks[fieldstop_scalar_index[scalar >> 7] * 128 + (scalar & 127)];
}

// A step of the cluster machine over a scalar of some class: the next state, and in bit 7 whether a
// cluster begins.
static inline uint8_t fieldstop_cluster_step(uint8_t state, uint8_t cluster_class) {
  return fieldstop_cluster_steps[state << 5 | cluster_class];
}

// Whether a cluster begins between scalars of two classes whatever stands before them.
static inline _Bool fieldstop_cluster_parts(uint8_t before, uint8_t behind) {
  return fieldstop_cluster_partings[before] >> behind & 1;
}

#endif
