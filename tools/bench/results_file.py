"""Results of the benchmark in a JSON file, so that a long run can be continued."""
from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict
from pathlib import Path

from alicemate_run import AlicemateRun
from bench_problem import BenchProblem
from popeye_run import PopeyeRun
from summary import Measurement


def file_digest(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def to_record(measurement: Measurement) -> dict:
    problem = measurement.problem
    return {
        "id": problem.id, "fen": problem.fen, "stipulation": problem.stipulation,
        "family": problem.family, "men": problem.men,
        "popeye": asdict(measurement.popeye) if measurement.popeye else None,
        "runs": [asdict(run) for run in measurement.runs.values()],
        "ratios": {str(threads): measurement.ratio(threads) for threads in measurement.runs},
        "differences": measurement.differences,
    }


def from_record(record: dict, problem: BenchProblem) -> Measurement:
    def with_tuple(values: dict) -> dict:
        return {**values, "answer": tuple(values["answer"])}
    popeye = PopeyeRun(**with_tuple(record["popeye"])) if record["popeye"] else None
    runs = [AlicemateRun(**with_tuple(run)) for run in record["runs"]]
    return Measurement(problem, popeye, {run.threads: run for run in runs}, record["differences"])


class ResultsFile:
    """The file; without path nothing is kept. `settings` say under which conditions it was made."""

    def __init__(self, path: str | None, settings: dict) -> None:
        self._path = path
        self._settings = settings
        self._records: list[dict] = []

    def load(self) -> None:
        """Takes over the results of an earlier run, which must have been made alike."""
        assert self._path is not None
        stored = json.loads(Path(self._path).read_text(encoding="utf-8"))
        for name, value in self._settings.items():
            if stored["settings"].get(name) != value:
                raise ValueError(f"{self._path}: was made with {name} "
                                 f"{stored['settings'].get(name)!r}, not {value!r}")
        self._records = stored["results"]

    def find(self, problem: BenchProblem) -> Measurement | None:
        """What is known of the problem, if it is still the same one."""
        for record in self._records:
            if (record["id"], record["fen"], record["stipulation"]) == (
                    problem.id, problem.fen, problem.stipulation):
                return from_record(record, problem)
        return None

    def add(self, measurement: Measurement) -> None:
        """Writes the file anew beside the old one, so that an interruption harms neither."""
        record = to_record(measurement)
        self._records = [r for r in self._records if r["id"] != record["id"]] + [record]
        if self._path is None:
            return
        beside = self._path + ".new"
        text = json.dumps({"settings": self._settings, "results": self._records}, indent=1)
        Path(beside).write_text(text + "\n", encoding="utf-8")
        os.replace(beside, self._path)
