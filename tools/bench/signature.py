#!/usr/bin/env python3
"""Compares the nodes of a fixed set of problems with tools/bench/signature.txt.

The problems are those of bench.epd with the subset "signature", solved with one thread and a fixed
hash table: their nodes depend on the search alone, not on the machine. A change that is meant to
leave the search as it is leaves the signature as it is; one that is not is recorded by --update.
Exit status: 0 as recorded; 1 not so; 2 usage.
"""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from alicemate_run import run_alicemate
from bench_problem import read_problems, subset

RECORD = Path(__file__).resolve().parent / "signature.txt"
HASH = "16M"


def count_nodes(program: str) -> dict[str, int]:
    """The nodes of every problem by id, and their sum as "total"."""
    nodes = {}
    for problem in subset(read_problems(), "signature"):
        run = run_alicemate(program, problem, threads=1, hash_size=HASH)
        if not run.decided:
            raise RuntimeError(f"{problem.id}: not decided")
        nodes[problem.id] = run.nodes
    nodes["total"] = sum(nodes.values())
    return nodes


def to_text(nodes: dict[str, int]) -> str:
    return "".join(f"{name} {count}\n" for name, count in nodes.items())


def read_record() -> dict[str, int]:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    return {name: int(count) for name, count in (line.split() for line in lines)}


def compare(found: dict[str, int], recorded: dict[str, int]) -> int:
    print(f"total {found['total']}")
    if found == recorded:
        return 0
    print(f"The recorded total is {recorded.get('total')}. Different are:")
    for name in recorded | found:
        was, is_now = recorded.get(name), found.get(name)
        if was != is_now:
            print(f"  {name}: recorded {was}, found {is_now}")
    print("If the search was meant to change: tools/bench/signature.py --update PROGRAM")
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the alicemate to look at")
    parser.add_argument("--update", action="store_true", help="record what is found")
    arguments = parser.parse_args()
    found = count_nodes(arguments.program)
    if arguments.update:
        RECORD.write_text(to_text(found), encoding="utf-8")
        print(f"total {found['total']}, recorded in {RECORD}")
        return 0
    return compare(found, read_record())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, ValueError) as error:
        print(f"signature.py: {error}", file=sys.stderr)
        sys.exit(2)
    except RuntimeError as error:
        print(f"signature.py: {error}", file=sys.stderr)
        sys.exit(1)
