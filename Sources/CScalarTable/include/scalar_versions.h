// Made by Generators/scalar_table.swift; do not edit.

#define FIELDSTOP_WIDTH_VERSION "15.0.0"
#define FIELDSTOP_CLUSTER_VERSION "17.0"
