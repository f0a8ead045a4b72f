// Made by Generators; do not edit.

#define FIELDSTOP_WIDTH_VERSION "15.0.0"
#define FIELDSTOP_CLUSTER_VERSION "17.0"

// The state of the cluster machine at the start of a text.
#define FIELDSTOP_CLUSTER_START 1
