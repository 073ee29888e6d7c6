#!/bin/sh
# Usage: tools/lint.sh [FOLDER...]
# Runs clang-tidy over the sources of the folders (default: core solver problems tools). Slow.
set -eu
cd "$(dirname "$0")/.."
tools/setup.sh ci all libgtest-dev libssl-dev clang-tidy
test $# -gt 0 || set -- core solver problems tools
find "$@" -name '*.cpp' -print0 |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy --quiet --extra-arg=-Wno-unknown-warning-option -p build/ci
