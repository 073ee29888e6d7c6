#!/bin/sh
# Builds everything with warnings as errors, checks the format of the sources, runs all tests.
# Options for ctest may follow. The page of `alicemate report` is tried in a browser where there is
# Node.js (20 or later); elsewhere that test is skipped.
set -eu
cd "$(dirname "$0")/.."
tools/setup.sh ci all libgtest-dev libbenchmark-dev libssl-dev clang-format python3 \
    chromium
tools/check-format.sh
if command -v npm >/dev/null; then
    (cd tests/tools/report/browser && npm ci --no-audit --no-fund >&2) ||
        echo "run-tests: npm ci failed; the browser test is skipped" >&2
fi
exec ctest --preset ci --parallel "$(nproc)" "$@"
