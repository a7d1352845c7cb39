#!/usr/bin/env bash
# Lock requirements/*.in to exact versions and hashes (make lock); the result names no index host.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../requirements"

for name in runtime build dev bench; do
  # --universal: one file for Python 3.11 and later on every system, with markers where they differ.
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links "$@" --output-file "$name.txt" "$name.in"
done

if grep -nE '://|^--(extra-)?index|^--find-links' ./*.txt; then
  echo "A lock file names a host: see the lines above." >&2
  exit 1
fi
