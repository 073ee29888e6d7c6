#!/bin/sh
# Builds everything with warnings as errors, checks the format of the sources, runs all tests.
# Options for ctest may follow.
set -eu
cd "$(dirname "$0")/.."
tools/setup.sh ci all libgtest-dev libbenchmark-dev libssl-dev clang-format python3
tools/check-format.sh
exec ctest --preset ci --parallel "$(nproc)" "$@"
