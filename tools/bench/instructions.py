#!/usr/bin/env python3
"""Counts the instructions of five short problems with callgrind, against instructions.json.

The problems are those of bench.epd with the subset "instructions", solved with one thread. From
run to run the counts are the same to a millionth; compiler and libraries matter: compare on one
machine.
Exit status: 0 no problem takes more than the allowed factor; 1 some does; 2 usage.
"""
from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from alicemate_run import command
from bench_problem import BenchProblem, read_problems, subset

RECORD = Path(__file__).resolve().parent / "instructions.json"
HASH = "16M"


def count_instructions(program: str, problem: BenchProblem) -> int:
    with tempfile.TemporaryDirectory() as folder:
        words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(words + command(program, problem, 1, HASH),
                              capture_output=True, text=True, check=False)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None:
        raise RuntimeError(f"{problem.id}: callgrind says {done.stderr[-500:]}")
    return int(collected[1])


def print_comparison(found: dict[str, int], recorded: dict[str, int]) -> float:
    """Prints a line for each problem; gives back the greatest ratio."""
    print(f"{'problem':<24} {'instructions':>15} {'recorded':>15} {'ratio':>7}")
    worst = 0.0
    for name, count in found.items():
        was = recorded.get(name)
        ratio = count / was if was else None
        worst = max(worst, ratio or 0)
        print(f"{name:<24} {count:>15} {was or '-':>15} {f'{ratio:.4f}' if ratio else '-':>7}")
    return worst


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the alicemate to look at")
    parser.add_argument("--update", action="store_true", help="record what is found")
    parser.add_argument("--allow", type=float, default=1.02, metavar="FACTOR",
                        help="the greatest ratio to the record that is no fault (1.02)")
    arguments = parser.parse_args()
    if shutil.which("valgrind") is None:
        parser.error("valgrind is not installed")
    program = str(Path(arguments.program).resolve())  # valgrind would look for a bare name in PATH
    found = {problem.id: count_instructions(program, problem)
             for problem in subset(read_problems(), "instructions")}
    recorded = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    worst = print_comparison(found, recorded)
    if arguments.update:
        RECORD.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return 0
    return 1 if worst > arguments.allow else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, ValueError) as error:
        print(f"instructions.py: {error}", file=sys.stderr)
        sys.exit(2)
    except RuntimeError as error:
        print(f"instructions.py: {error}", file=sys.stderr)
        sys.exit(1)
