#!/usr/bin/env python3
"""Compares two files of results row for row; exit status 0 if they say the same of every problem."""
from __future__ import annotations

import argparse
import sqlite3
import sys

# What tells only when and how fast a problem was solved; tasks get the threads and hash of the run.
LEFT_OUT = {"seconds", "finished"}
MOST_SHOWN = 10


def rows(path: str) -> list[dict[str, object]]:
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    cursor = database.execute(
        "SELECT * FROM problem ORDER BY file, line, column, id, length(twin), twin, phase")
    names = [column[0] for column in cursor.description]
    return [{name: value for name, value in zip(names, row) if name not in LEFT_OUT}
            for row in cursor]


def differences(expected: list[dict[str, object]], found: list[dict[str, object]]) -> list[str]:
    texts = [f"{left['file']}:{left['line']}: {name}: {left[name]!r} and {right[name]!r}"
             for left, right in zip(expected, found) for name in left if left[name] != right[name]]
    if len(expected) != len(found):
        texts.append(f"{len(expected)} and {len(found)} rows")
    return texts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("expected")
    parser.add_argument("found")
    arguments = parser.parse_args()
    expected, found = rows(arguments.expected), rows(arguments.found)
    different = differences(expected, found)
    for text in different[:MOST_SHOWN]:
        print(text)
    print(f"{len(expected)} rows, {len(different)} differences")
    return 1 if different or not expected else 0


if __name__ == "__main__":
    sys.exit(main())
