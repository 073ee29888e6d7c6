"""Tests of the scripts of tools/bench. Environment: ALICEMATE, the program under test."""
from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BENCH = ROOT / "tools" / "bench"
sys.path.insert(0, str(BENCH))
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import popeye_run  # noqa: E402
from alicemate_run import AlicemateRun, median_run  # noqa: E402
from bench_problem import (FAMILIES, family_of, read_problem, read_problems, select,  # noqa: E402
                           subset)
from popeye_run import PopeyeRun, input_text, read_answer  # noqa: E402
from results_file import ResultsFile  # noqa: E402
from summary import (Measurement, differences, geometric_mean, ratio_table,  # noqa: E402
                     scaling_table)

HELP = ('8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - - '
        'stip "h#2"; id "caillaud"; rules "popeye"; sols 2; subset "quick" "signature";')
DIRECT = ('8/8/8/8/8/8/1k6/K6R|8/8/8/8/8/8/8/8 w K - stip "#2"; id "castle"; rules "popeye";')


def a_run(threads: int, seconds: float, answer: tuple[str, ...] = ("a1a2",),
          decided: bool = True) -> AlicemateRun:
    return AlicemateRun(threads, seconds, seconds, 1000, decided, answer, len(answer))


class ReadingTest(unittest.TestCase):
    def test_a_line_gives_what_it_says(self) -> None:
        problem = read_problem(HELP)
        self.assertEqual(problem.id, "caillaud")
        self.assertEqual(problem.fen, "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -")
        self.assertEqual((problem.stipulation, problem.rules, problem.solutions),
                         ("h#2", "popeye", 2))
        self.assertEqual(problem.subsets, {"quick", "signature"})
        self.assertEqual(problem.men, 5)

    def test_a_line_without_stipulation_is_an_error(self) -> None:
        with self.assertRaisesRegex(ValueError, "stip"):
            read_problem('8/8|8/8 w - - id "x";')

    def test_families(self) -> None:
        families = {"#3": "direct", "s#2": "self", "r#2": "reflex", "semi-r#3": "reflex",
                    "h#2.5": "help", "ser-h#7": "series-help", "ser-#5": "series",
                    "=2": "stalemate", "h=2.5": "stalemate", "s=2": "stalemate",
                    "ser-h=5": "stalemate"}
        for stipulation, family in families.items():
            self.assertEqual(family_of(stipulation), family, stipulation)
        with self.assertRaises(ValueError):
            family_of("dia10.5")

    def test_selection_by_family_id_and_stipulation(self) -> None:
        problems = [read_problem(HELP), read_problem(DIRECT)]
        for word in ("help", "caillaud", "h#2"):
            self.assertEqual([p.id for p in select(problems, [word])], ["caillaud"])
        with self.assertRaisesRegex(ValueError, "nonsense"):
            select(problems, ["help", "nonsense"])


class CollectionTest(unittest.TestCase):
    def test_every_family_and_subset_is_there(self) -> None:
        problems = read_problems()
        self.assertGreaterEqual(len(problems), 40)
        self.assertEqual({p.family for p in problems}, set(FAMILIES))
        self.assertEqual(len(subset(problems, "instructions")), 5)
        self.assertTrue(subset(problems, "quick"))
        self.assertTrue(subset(problems, "signature"))

    def test_every_problem_can_be_put_to_popeye(self) -> None:
        for problem in read_problems():
            self.assertIn(f"Stipulation {problem.stipulation}\n", input_text(problem))

    def test_alicemate_reads_it(self) -> None:
        path = ROOT / "problems" / "collections" / "bench.epd"
        done = subprocess.run([os.environ["ALICEMATE"], "show", str(path)], capture_output=True,
                              text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class PopeyeTextTest(unittest.TestCase):
    def test_input_groups_men_and_names_the_knight_s(self) -> None:
        problem = read_problem('8/8/8/2Q5/8/N7/8/K6N|8/8/8/4k3/8/2R5/3p4/8 b - - '
                               'stip "h#2"; id "x"; rules "popeye";')
        self.assertEqual(input_text(problem), "BeginProblem\nPieces\n"
                         "  White AliceA Qc5 Sa3h1 Ka1\n  Black AliceB Ke5 Pd2\n"
                         "  White AliceB Rc3\nCondition AliceChess\nStipulation h#2\n"
                         "Option NoBoard\nEndProblem\n")

    def test_the_other_side_begins_by_half_duplex(self) -> None:
        problem = read_problem(HELP.replace(" b - -", " w - -"))
        self.assertIn("Option NoBoard HalfDuplex\n", input_text(problem))

    def test_castling_rights_that_popeye_would_assume_are_denied(self) -> None:
        home = "r3k2r/8/8/8/8/8/8/4K2R|8/8/8/8/8/8/8/8 w {} - "
        line = home + 'stip "#2"; id "x"; rules "popeye";'
        self.assertNotIn("NoCastling", input_text(read_problem(line.format("Kkq"))))
        self.assertIn("NoCastling h1a8\n", input_text(read_problem(line.format("k"))))

    def test_other_rules_and_en_passant_are_refused(self) -> None:
        for line in (HELP.replace('"popeye"', '"alice"'), HELP.replace(" b - -", " b - e3")):
            with self.assertRaises(ValueError):
                input_text(read_problem(line))

    def test_keys_are_read_and_tries_are_not(self) -> None:
        output = "   1.0-0BB + !\n\n   1.Rh1-g1B ?\n    but\n      1...Kb2-b1B !\n" \
                 "   1.c7-c8=SA # !\n"
        self.assertEqual(read_answer(read_problem(DIRECT), output), ("c7c8n", "e1g1"))

    def test_lines_are_read_with_both_sides_castling(self) -> None:
        output = "  1.0-0-0AA 0-0BB #\n  1.e7*d8=QA   2.Kb1-a1B #\n"
        self.assertEqual(read_answer(read_problem(HELP), output), ("e7d8q b1a1", "e8c8 e1g1"))

    def test_limit_and_complaint_are_told_apart(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            fake = fake_popeye(folder, "Partial solution Time = 1 s")
            self.assertFalse(popeye_run.run_popeye(fake, read_problem(HELP), 1, "1M").decided)
            fake = fake_popeye(folder, "solution finished. Time = 1 s")
            self.assertTrue(popeye_run.run_popeye(fake, read_problem(HELP), 1, "1M").decided)
            fake = fake_popeye(folder, "nothing")
            with self.assertRaisesRegex(RuntimeError, "caillaud"):
                popeye_run.run_popeye(fake, read_problem(HELP), 1, "1M")


class SummaryTest(unittest.TestCase):
    def measurement(self, popeye_seconds: float, decided: bool = True) -> Measurement:
        return Measurement(read_problem(HELP), PopeyeRun(popeye_seconds, decided, ("a1a2",)),
                           {1: a_run(1, 8.0), 2: a_run(2, 4.0)}, [])

    def test_geometric_mean(self) -> None:
        self.assertAlmostEqual(geometric_mean([2, 8]), 4)

    def test_median_is_the_run_in_the_middle(self) -> None:
        runs = [a_run(1, seconds) for seconds in (3.0, 1.0, 2.0)]
        self.assertEqual(median_run(runs).seconds, 2.0)

    def test_ratios_of_a_family(self) -> None:
        table = ratio_table([self.measurement(80), self.measurement(320)], [1, 2])
        self.assertRegex(table[1], r"^help +1 +2 +20\.0 +10\.0  caillaud$")

    def test_a_limit_makes_a_lower_bound(self) -> None:
        table = ratio_table([self.measurement(80, decided=False)], [1])
        self.assertRegex(table[1], r">10\.0 .*1 lower bound\)")

    def test_scaling_counts_long_problems_only(self) -> None:
        measurements = [self.measurement(80)]
        self.assertIn("2.00 times", scaling_table(measurements, [1, 2], 5)[0])
        self.assertIn("no problem", scaling_table(measurements, [1, 2], 9)[0])

    def test_differences_are_named(self) -> None:
        problem = read_problem(HELP)
        agreed = ("a1a2", "a1a3")
        popeye = PopeyeRun(1, True, agreed)
        self.assertEqual(differences(problem, popeye, {1: a_run(1, 1, agreed)}), [])
        claims, answers = differences(problem, popeye, {1: a_run(1, 1, ("a1a2",))})
        self.assertIn("the file claims 2", claims)
        self.assertIn("only Popeye's a1a3", answers)
        self.assertIn("limit", differences(problem, popeye, {1: a_run(1, 1, (), False)})[0])

    def test_popeyes_partial_answer_is_not_compared(self) -> None:
        runs = {1: a_run(1, 1, ("a1a2", "a1a3"))}
        self.assertEqual(differences(read_problem(HELP), PopeyeRun(1, False, ()), runs), [])


class ResultsFileTest(unittest.TestCase):
    def test_results_come_back(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/results.json"
            problem = read_problem(HELP)
            measurement = Measurement(problem, PopeyeRun(1, True, ("a1a2",)),
                                      {2: a_run(2, 0.5)}, ["a difference"])
            ResultsFile(path, {"hash": "1M"}).add(measurement)
            again = ResultsFile(path, {"hash": "1M"})
            again.load()
            self.assertEqual(again.find(problem), measurement)
            self.assertIsNone(again.find(read_problem(DIRECT)))
            with self.assertRaisesRegex(ValueError, "hash"):
                ResultsFile(path, {"hash": "2M"}).load()


def fake_popeye(folder: str, text: str) -> str:
    """A program that prints a text whatever it is asked."""
    path = Path(folder) / "popeye"
    path.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


class RunnerTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.collection = Path(self.folder.name) / "some.epd"
        self.collection.write_text(f"# a comment\n\n{HELP}\n", encoding="utf-8")

    def run_it(self, *options: str) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-B", str(BENCH / "run.py"), os.environ["ALICEMATE"],
                 "--collection", str(self.collection), *options]
        return subprocess.run(words, capture_output=True, text=True, check=False)

    def popeye(self, second_line: str) -> str:
        return fake_popeye(self.folder.name, "  1.Ke5-f4A Qc5-f5B   2.d2-d1=SA Rc3-f3A #\n"
                           f"{second_line}\nsolution finished. Time = 0 s")

    def test_agreement(self) -> None:
        popeye = self.popeye("  1.Ke5-e4A Qc5-e5B   2.d2-d1=BA Rc3-e3A #")
        done = self.run_it("--popeye", popeye, "--threads", "1")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?m)^caillaud +h#2 +5 ")
        self.assertRegex(done.stdout, r"(?m)^all +1 +1 ")

    def test_popeye_is_spared_what_would_take_it_hours(self) -> None:
        self.collection.write_text(HELP.replace('"signature"', '"scaling"'), encoding="utf-8")
        popeye = self.popeye("")
        done = self.run_it("--popeye", popeye, "--threads", "1")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"(?m)^caillaud +h#2 +5 +- ")
        self.assertNotIn("Popeye s / ours", done.stdout)
        done = self.run_it("--popeye", popeye, "--threads", "1", "--popeye-scaling")
        self.assertEqual(done.returncode, 1)

    def test_difference_from_popeye(self) -> None:
        done = self.run_it("--popeye", self.popeye(""), "--threads", "1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("DIFFERS: alicemate with 1 thread(s): 2 lines, Popeye 1", done.stdout)

    def test_difference_from_the_claim(self) -> None:
        self.collection.write_text(HELP.replace("sols 2", "sols 3"), encoding="utf-8")
        done = self.run_it("--threads", "1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("the file claims 3", done.stdout)

    def test_resuming_measures_nothing_twice(self) -> None:
        path = self.folder.name + "/results.json"
        self.assertEqual(self.run_it("--resume", path).returncode, 0)
        stored = json.loads(Path(path).read_text(encoding="utf-8"))
        stored["results"][0]["runs"][0]["nodes"] = 123456789
        Path(path).write_text(json.dumps(stored), encoding="utf-8")
        done = self.run_it("--resume", path)
        self.assertEqual(done.returncode, 0)
        self.assertIn("123456789", done.stdout)

    def test_wrong_usage(self) -> None:
        self.assertEqual(self.run_it("--only", "nonsense").returncode, 2)
        self.assertEqual(self.run_it("--threads", "0").returncode, 2)


if __name__ == "__main__":
    unittest.main()
