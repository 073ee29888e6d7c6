#!/usr/bin/env python3
"""Kills a batch again and again, lets it go on, and compares with a run that nobody disturbed.

Prints figures; exit status 0 if the results are equal, row for row.
"""
from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from compare_results import differences, rows


def command(arguments: argparse.Namespace, results: Path) -> list[str]:
    return [arguments.program, "batch", "--results", str(results), "--threads",
            str(arguments.threads), "--max-nodes", str(arguments.max_nodes), "--rounds",
            arguments.rounds, "--quiet", str(arguments.collection)]


def run(words: list[str]) -> float:
    began = time.monotonic()
    done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 1, 3, 4):
        sys.exit(f"status {done.returncode} of {' '.join(words)}")
    return time.monotonic() - began


def kill_often(words: list[str], kills: int, seconds: float, seed: int) -> int:
    """Starts the batch, kills it at random moments, so many times; how many kills met it alive."""
    chance = random.Random(seed)
    met = 0
    for _ in range(kills):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 2 * seconds / kills))
        met += process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
    return met


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("collection", type=Path)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--max-nodes", type=int, default=300000)
    parser.add_argument("--rounds", default="20000,1000000")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.sqlite"
        killed = Path(folder) / "killed.sqlite"
        seconds = run(command(arguments, whole))
        met = kill_often(command(arguments, killed), arguments.kills, seconds, arguments.seed)
        run(command(arguments, killed))
        expected = rows(str(whole))
        different = differences(expected, rows(str(killed)))
        print(f"{len(expected)} rows in {seconds:.1f} s undisturbed; {arguments.kills} kills, "
              f"{met} of them before the end; {len(different)} differences")
        return 1 if different or not expected else 0


if __name__ == "__main__":
    sys.exit(main())
