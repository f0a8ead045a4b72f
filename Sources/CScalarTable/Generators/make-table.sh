#!/bin/bash
# Makes the table of scalar traits anew and compares it with the one in the tree; --update puts it there.
# Needs the Debian package unicode-data and the Swift toolchain.
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/include"
swiftc -O Generators/*.swift -o "$scratch/scalar_table"
"$scratch/scalar_table" /usr/share/unicode/EastAsianWidth.txt "$scratch"
for file in scalar_table.c include/table_constants.h; do
  if cmp -s "$scratch/$file" "$file"; then continue; fi
  if [ "${1-}" = --update ]; then
    cp "$scratch/$file" "$file"
    echo "updated $file"
  else
    echo "$file is not what the generator makes here; --update puts the new one in its place" >&2
    exit 1
  fi
done
echo "The table of scalars is as made"
