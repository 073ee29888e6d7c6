#!/bin/sh
# Usage: tools/setup.sh PRESET TARGET [PACKAGE...]
# Installs what the build needs from Debian, as far as it is missing, then configures the CMake
# preset and builds the target. PACKAGEs are wanted besides. Needs root or sudo only if something
# is missing. All it prints goes to standard error.
set -eu
cd "$(dirname "$0")/.."

preset=$1
target=$2
shift 2
packages="g++ cmake ninja-build libtbb-dev libboost-program-options-dev libfmt-dev libexpected-dev
    nlohmann-json3-dev libsqlite3-dev libyaml-cpp-dev libzstd-dev $*"

is_installed() {
    test "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed
}

missing=""
for package in $packages; do
    is_installed "$package" || missing="$missing $package"
done

if [ -n "$missing" ]; then
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        as_root="sudo"
    fi
    echo "setup: installing$missing" >&2
    $as_root apt-get update -q >&2
    # shellcheck disable=SC2086  # a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends $missing >&2
fi

# Tests are left out where their library is not there.
if is_installed libgtest-dev; then tests=ON; else tests=OFF; fi
cmake --preset "$preset" -DALICEMATE_TESTS="$tests" >&2
cmake --build --preset "$preset" --target "$target" >&2
