#!/bin/sh
# Builds alicemate and solves the bundled collections: the known fool's and scholar's mates, and the
# problems of the Andernach 2025 tourney. More options for `alicemate solve` may follow.
set -eu
cd "$(dirname "$0")/.."
tools/setup.sh release alicemate
exec build/release/alicemate solve "$@" \
    problems/collections/classics.epd problems/collections/andernach2025.inp
