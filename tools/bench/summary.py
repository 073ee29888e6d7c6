"""What the benchmark prints: a line per problem, means per family, thread scaling."""
from __future__ import annotations

import math
from dataclasses import dataclass

from alicemate_run import AlicemateRun
from bench_problem import FAMILIES, BenchProblem
from popeye_run import PopeyeRun


@dataclass(frozen=True)
class Measurement:
    """All that was measured of one problem."""

    problem: BenchProblem
    popeye: PopeyeRun | None
    runs: dict[int, AlicemateRun]  # by the number of threads
    differences: list[str]

    def ratio(self, threads: int) -> float | None:
        """Popeye's seconds divided by ours; unknown if we did not decide the problem."""
        run = self.runs[threads]
        return self.popeye.seconds / run.seconds if self.popeye and run.decided else None

    def is_lower_bound(self) -> bool:
        return self.popeye is not None and not self.popeye.decided


def differences(problem: BenchProblem, popeye: PopeyeRun | None,
                runs: dict[int, AlicemateRun]) -> list[str]:
    """Where the answers do not agree: with the file's claim, with Popeye, among the threads."""
    found = []
    what = "keys" if problem.is_battle else "lines"
    for threads, run in runs.items():
        name = f"alicemate with {threads} thread(s)"
        if not run.decided:
            found.append(f"{name} ran into the limit")
            continue
        if problem.solutions is not None and run.solutions != problem.solutions:
            found.append(f"{name}: {run.solutions} {what}, the file claims {problem.solutions}")
        if popeye and popeye.decided and run.answer != popeye.answer:
            found.append(f"{name}: {len(run.answer)} {what}, Popeye {len(popeye.answer)}: "
                         + contrast(run.answer, popeye.answer))
    if len({run.answer for run in runs.values() if run.decided}) > 1:
        found.append("the answer depends on the number of threads")
    return found


def contrast(ours: tuple[str, ...], theirs: tuple[str, ...]) -> str:
    """Some of what only one of two answers holds."""
    def some(items: set[str]) -> str:
        return ", ".join(sorted(items)[:3]) or "nothing"
    only_ours, only_theirs = set(ours) - set(theirs), set(theirs) - set(ours)
    return f"only ours {some(only_ours)}; only Popeye's {some(only_theirs)}"


def geometric_mean(values: list[float]) -> float:
    return math.exp(math.fsum(math.log(value) for value in values) / len(values))


def heading(threads: list[int], with_popeye: bool) -> str:
    columns = [f"{'problem':<24} {'stip':<9} {'men':>3}"]
    columns += [f"{'Popeye s':>9}"] if with_popeye else []
    for count in threads:
        columns.append(f"| {f'{count} thr. s':>9} {'search s':>9} {'nodes':>11} {'Mnodes/s':>8}"
                       + (f" {'ratio':>8}" if with_popeye else ""))
    return " ".join(columns)


def ratio_text(measurement: Measurement, threads: int) -> str:
    ratio = measurement.ratio(threads)
    if ratio is None:
        return "-"
    return (">" if measurement.is_lower_bound() else "") + f"{ratio:.1f}"


def run_text(run: AlicemateRun) -> str:
    speed = run.nodes / run.search_seconds / 1e6 if run.search_seconds > 0 else 0
    late = "" if run.decided else ">"
    return (f"| {late + f'{run.seconds:.3f}':>9} {run.search_seconds:>9.3f} {run.nodes:>11}"
            f" {speed:>8.2f}")


def popeye_text(measurement: Measurement) -> str:
    if measurement.popeye is None:
        return "-"
    return (">" if measurement.is_lower_bound() else "") + f"{measurement.popeye.seconds:.2f}"


def row(measurement: Measurement, with_popeye: bool) -> str:
    problem = measurement.problem
    columns = [f"{problem.id:<24} {problem.stipulation:<9} {problem.men:>3}"]
    columns += [f"{popeye_text(measurement):>9}"] if with_popeye else []
    for threads, run in measurement.runs.items():
        columns.append(run_text(run)
                       + (f" {ratio_text(measurement, threads):>8}" if with_popeye else ""))
    return " ".join(columns)


def ratio_line(name: str, measurements: list[Measurement], threads: int) -> str | None:
    """Mean and minimum of Popeye's seconds over ours, for some problems."""
    rated = [(ratio, measurement) for measurement in measurements
             if (ratio := measurement.ratio(threads)) is not None]
    if not rated:
        return None
    least, worst = min(rated, key=lambda pair: pair[0])
    bounds = sum(measurement.is_lower_bound() for _, measurement in rated)
    mean = (">" if bounds else "") + f"{geometric_mean([ratio for ratio, _ in rated]):.1f}"
    return (f"{name:<22} {threads:>7} {len(rated):>8} {mean:>9} {least:>9.1f}  {worst.problem.id}"
            + (f"  ({bounds} lower bound{'s' if bounds > 1 else ''})" if bounds else ""))


def ratio_table(measurements: list[Measurement], threads: list[int]) -> list[str]:
    """Popeye's seconds over ours: by family, over all, and over what takes Popeye a second."""
    groups = [(family, [m for m in measurements if m.problem.family == family])
              for family in FAMILIES]
    groups.append(("all", measurements))
    groups.append(("all of Popeye >= 1 s",
                   [m for m in measurements if m.popeye and m.popeye.seconds >= 1]))
    lines = [line for count in threads for name, group in groups
             if (line := ratio_line(name, group, count)) is not None]
    title = f"{'Popeye s / ours':<22} {'threads':>7} {'problems':>8} {'mean':>9} {'minimum':>9}"
    return [title] + lines if lines else []


def scaling_table(measurements: list[Measurement], threads: list[int],
                  least_seconds: float) -> list[str]:
    """How much faster more threads are where one thread needs some time."""
    if 1 not in threads:
        return []
    lines = []
    for count in (count for count in threads if count != 1):
        rated = [(m.runs[1].seconds / m.runs[count].seconds, m.problem.id) for m in measurements
                 if m.runs[1].seconds >= least_seconds and m.runs[1].decided
                 and m.runs[count].decided]
        if not rated:
            lines.append(f"{count} threads: no problem takes one thread {least_seconds:g} s")
            continue
        least, worst = min(rated)
        mean = geometric_mean([ratio for ratio, _ in rated])
        lines.append(f"{count} threads: {mean:.2f} times as fast as 1 (geometric mean of"
                     f" {len(rated)} problems of {least_seconds:g} s or more;"
                     f" minimum {least:.2f}, {worst})")
    return lines
