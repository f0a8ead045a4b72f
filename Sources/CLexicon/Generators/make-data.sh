#!/bin/sh
# Makes the lexicon's tables again from their public inputs and compares them with the committed ones.
#
# usage: make-data.sh [--update]
#
# Needs apt-get (Debian 12), pip and python3, and the network. Nothing is installed: the packages are
# unpacked in a scratch folder. Exit code: 0 same bytes (or updated), 1 different bytes, 2 bad usage,
# 3 an input cannot be had or is not the one that the sums name.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=$here/../Data

case ${1-} in
  '') update=no ;;
  --update) update=yes ;;
  *)
    echo "usage: make-data.sh [--update]" >&2
    exit 2
    ;;
esac

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
mkdir "$scratch/inputs" "$scratch/outputs"
cd "$scratch/inputs"

unavailable() {
  echo "make-data: $1" >&2
  exit 3
}

echo "Fetching rime-data-pinyin-simp and scowl (Debian), wordsegment (PyPI)"
apt-get download --quiet rime-data-pinyin-simp scowl > apt.log 2>&1 ||
  unavailable "apt-get cannot download rime-data-pinyin-simp and scowl: $(tail -n 1 apt.log)"
python3 -m pip download --quiet --no-deps --only-binary :all: wordsegment==1.3.1 > pip.log 2>&1 ||
  unavailable "pip cannot download wordsegment 1.3.1: $(tail -n 1 pip.log)"
for package in *.deb; do dpkg-deb --extract "$package" .; done
python3 -m zipfile -e wordsegment-*.whl .
cat usr/share/dict/scowl/english-* usr/share/dict/scowl/american-* > scowl.all
sha256sum --check --quiet "$here/inputs.sha256" ||
  unavailable "an input differs from the one that the tables were made of"

echo "Making the tables"
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
python3 "$here/gen_pinyin.py" usr/share/rime-data/pinyin_simp.dict.yaml "$scratch/outputs"
python3 "$here/gen_english.py" wordsegment/unigrams.txt wordsegment/bigrams.txt \
  usr/share/dict/scowl "$scratch/outputs"

cd "$scratch/outputs"
if [ $update = yes ]; then
  cp -- *.tsv "$data/"
  sha256sum -- *.tsv > "$here/outputs.sha256"
  echo "Updated $(ls | wc -l) tables and their sums"
  exit 0
fi
sha256sum --check "$here/outputs.sha256" || exit 1
for table in *.tsv; do
  cmp -- "$table" "$data/$table" || exit 1
done
echo "The same bytes as the committed tables"
