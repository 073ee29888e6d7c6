#!/usr/bin/env python3
"""Times alicemate, and Popeye if wanted, on the problems of problems/collections/bench.epd.

Ratios are Popeye's seconds divided by alicemate's, of whole processes by the clock on the wall.
The answers are compared. Exit status: 0 all agree; 1 some do not, or a limit was met; 2 usage.
"""
from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path

import alicemate_run
import popeye_run
from bench_problem import COLLECTION, BenchProblem, read_problems, select, subset
from results_file import ResultsFile, file_digest
from summary import Measurement, differences, heading, ratio_table, row, scaling_table


def thread_counts(text: str) -> list[int]:
    counts = [int(word) for word in text.split(",")]
    if not counts or min(counts) < 1:
        raise ValueError
    return sorted(set(counts))


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("program", help="the alicemate to measure, such as build/release/alicemate")
    add("--only", metavar="WORD,...", help="only these families, ids or stipulations")
    add("--quick", action="store_true", help="only the quick subset")
    add("--threads", type=thread_counts, default=[1, 2], metavar="N,...",
        help="numbers of threads to measure (1,2)")
    add("--hash", default="256M", help="bound of alicemate's hash table (256M)")
    add("--max-time", type=positive, default=900, metavar="SECONDS",
        help="limit for each problem, for both programs (900)")
    add("--popeye", metavar="PATH", help="run this Popeye on the same problems")
    add("--popeye-scaling", action="store_true",
        help="ask Popeye the problems of the subset scaling too; they may take it hours")
    add("--popeye-memory", default="256M", metavar="SIZE", help="Popeye's -maxmem (256M)")
    add("--repeat", type=positive, default=1, metavar="K", help="take the median of K runs (1)")
    add("--scaling-from", type=float, default=5, metavar="SECONDS",
        help="what one thread must need for a problem to count in thread scaling (5)")
    add("--json", metavar="FILE", help="save the results after every problem")
    add("--resume", metavar="FILE", help="go on with the results saved in FILE")
    add("--collection", type=Path, default=COLLECTION, metavar="FILE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.json and arguments.resume:
        parser.error("--resume FILE also saves to FILE; --json is not wanted beside it")
    return arguments


def chosen_problems(arguments: argparse.Namespace) -> list[BenchProblem]:
    problems = read_problems(arguments.collection)
    if arguments.quick:
        problems = subset(problems, "quick")
    return select(problems, arguments.only.split(",")) if arguments.only else problems


def settings(arguments: argparse.Namespace) -> dict:
    """The conditions under which results may stand in one table."""
    return {
        "program": file_digest(arguments.program), "threads": arguments.threads,
        "hash": arguments.hash, "max_time": arguments.max_time, "repeat": arguments.repeat,
        "popeye": file_digest(arguments.popeye) if arguments.popeye else None,
        "popeye_memory": arguments.popeye_memory, "popeye_scaling": arguments.popeye_scaling,
        "machine": platform.platform(),
        "processors": os.cpu_count(),
    }


def is_for_popeye(arguments: argparse.Namespace, problem: BenchProblem) -> bool:
    return bool(arguments.popeye) and (arguments.popeye_scaling
                                       or "scaling" not in problem.subsets)


def measure(arguments: argparse.Namespace, problem: BenchProblem) -> Measurement:
    """The programs take turns, so that a burden on the machine falls upon all alike."""
    popeye_runs = []
    our_runs: dict[int, list] = {count: [] for count in arguments.threads}
    for _ in range(arguments.repeat):
        if is_for_popeye(arguments, problem):
            popeye_runs.append(popeye_run.run_popeye(
                arguments.popeye, problem, arguments.max_time, arguments.popeye_memory))
        for count, runs in our_runs.items():
            runs.append(alicemate_run.run_alicemate(
                arguments.program, problem, count, arguments.hash, arguments.max_time))
    popeye = popeye_run.median_run(popeye_runs) if popeye_runs else None
    medians = {count: alicemate_run.median_run(runs) for count, runs in our_runs.items()}
    return Measurement(problem, popeye, medians, differences(problem, popeye, medians))


def measure_all(arguments: argparse.Namespace, problems: list[BenchProblem],
                results: ResultsFile) -> list[Measurement]:
    print(heading(arguments.threads, bool(arguments.popeye)))
    measurements = []
    for problem in problems:
        known = results.find(problem)
        measurement = known or measure(arguments, problem)
        if known is None:
            results.add(measurement)
        measurements.append(measurement)
        print(row(measurement, bool(arguments.popeye)), flush=True)
        for difference in measurement.differences:
            print(f"    DIFFERS: {difference}", flush=True)
    return measurements


def main() -> int:
    arguments = read_arguments()
    results = ResultsFile(arguments.resume or arguments.json, settings(arguments))
    if arguments.resume and Path(arguments.resume).exists():
        results.load()
    measurements = measure_all(arguments, chosen_problems(arguments), results)
    for table in (ratio_table(measurements, arguments.threads),
                  scaling_table(measurements, arguments.threads, arguments.scaling_from)):
        if table:
            print("", *table, sep="\n")
    different = [m.problem.id for m in measurements if m.differences]
    if different:
        print(f"\n{len(different)} problems differ: {', '.join(different)}")
    return 1 if different else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, ValueError) as error:
        print(f"run.py: {error}", file=sys.stderr)
        sys.exit(2)
    except RuntimeError as error:
        print(f"run.py: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
