#!/usr/bin/env bash
# The browser tests drive a real Chromium: its headless shell if there is one, which takes a third of the time, else
# whichever is there. Where apt may install, it brings what is missing.
set -uo pipefail

has() { for name in "$@"; do command -v "$name" >/dev/null && return; done; return 1; }
install() {
  local apt=(apt-get -qq -o Acquire::http::Timeout=20 -o Acquire::Retries=2)
  "${apt[@]}" update && DEBIAN_FRONTEND=noninteractive "${apt[@]}" install -y --no-install-recommends "$@" >/dev/null
}

has chromium-headless-shell && exit 0
browsers=(chromium chromium-browser google-chrome)
if [ "$(id -u)" = 0 ] && has apt-get; then
  echo "Installing Chromium for the browser tests …"
  for try in 1 2 3; do
    install chromium-headless-shell fonts-dejavu-core fonts-dejavu-extra && exit 0
    has "${browsers[@]}" && exit 0 # no shell to be had, but a browser
    install chromium fonts-dejavu-core fonts-dejavu-extra && exit 0
    echo "Try $try failed; once more." >&2
  done
  exit 1
fi
has "${browsers[@]}" && exit 0
echo "No Chromium found: the browser tests will be skipped. Install the package chromium to run them." >&2
