"""Runs alicemate on one problem and measures it."""
from __future__ import annotations

import json
import subprocess
import time
from dataclasses import dataclass

from bench_problem import BenchProblem


@dataclass(frozen=True)
class AlicemateRun:
    """One run of the program, or the median of several."""

    threads: int
    seconds: float  # of the whole process, start and output included
    search_seconds: float  # as the program measures itself
    nodes: int
    decided: bool
    answer: tuple[str, ...]  # sorted keys, or lines with the short ones among them
    solutions: int  # keys, or lines of exactly the stated length


def command(program: str, problem: BenchProblem, threads: int, hash_size: str,
            max_time: float | None = None) -> list[str]:
    words = [program, "solve", "--fen", problem.fen, "--stipulation", problem.stipulation,
             "--rules", problem.rules, "--threads", str(threads), "--hash", hash_size,
             "--format", "json"]
    return words + (["--max-time", f"{max_time:g}"] if max_time else [])


def run_alicemate(program: str, problem: BenchProblem, threads: int, hash_size: str,
                  max_time: float | None = None) -> AlicemateRun:
    words = command(program, problem, threads, hash_size, max_time)
    start = time.perf_counter()
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - start
    try:
        report = json.loads(done.stdout.split("\n")[0])
    except json.JSONDecodeError as error:
        raise RuntimeError(f"{problem.id}: alicemate ended with status {done.returncode}: "
                           f"{done.stderr.strip() or done.stdout[:200]}") from error
    if report["outcome"] == "error":
        raise RuntimeError(f"{problem.id}: {report['error']['message']}")
    return AlicemateRun(
        threads=threads, seconds=seconds, search_seconds=report["stats"]["seconds"],
        nodes=report["stats"]["nodes"], decided=report["outcome"] == "solved",
        answer=answer_of(report), solutions=report.get("solution_count", 0))


def answer_of(report: dict) -> tuple[str, ...]:
    lines = (report.get("lines") or []) + (report.get("short_lines") or [])
    return tuple(sorted((report.get("keys") or []) + [" ".join(line) for line in lines]))


def median_run(runs: list[AlicemateRun]) -> AlicemateRun:
    """The run in the middle by time; of an even number the quicker one of the two in the middle."""
    return sorted(runs, key=lambda run: run.seconds)[(len(runs) - 1) // 2]
