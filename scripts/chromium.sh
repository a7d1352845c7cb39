#!/usr/bin/env bash
# The browser tests drive a real Chromium: use the one that is there, else install Debian's.
set -euo pipefail

for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests …"
  for try in 1 2 3; do
    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
      chromium fonts-dejavu-core fonts-dejavu-extra >/dev/null && exit 0
    echo "Try $try failed; once more." >&2
  done
  exit 1
fi
echo "No Chromium found: the browser tests will be skipped. Install the package chromium to run them." >&2
