"""Runs Popeye on one problem, measures it and reads its answer."""
from __future__ import annotations

import re
import subprocess
import tempfile
import time
from dataclasses import dataclass

from bench_problem import BenchProblem

FILES = "abcdefgh"
_MOVE = (r"(?:0-0-0[AB]{2}|0-0[AB]{2}"
         r"|[KQRBS]?[a-h][1-8][-*][a-h][1-8](?: ep\.)?(?:=[QRBS])?[AB])")


@dataclass(frozen=True)
class PopeyeRun:
    """One run of Popeye, or the median of several."""

    seconds: float  # of the whole process
    decided: bool  # otherwise it ran into the limit, and the seconds are a lower bound
    answer: tuple[str, ...]  # as in AlicemateRun


def squares_of(fen: str) -> dict[str, tuple[str, str]]:
    """Letter and board of the man on every occupied square."""
    men = {}
    for board, placement in zip("AB", fen.split()[0].split("|")):
        for rank, row in zip("87654321", placement.split("/")):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    men[FILES[file] + rank] = (letter, board)
                    file += 1
    return men


def pieces_text(men: dict[str, tuple[str, str]]) -> str:
    """The men as Popeye's input groups them: by colour and board, then by type."""
    groups: dict[str, dict[str, str]] = {}
    for square, (letter, board) in men.items():
        color = "White" if letter.isupper() else "Black"
        types = groups.setdefault(f"{color} Alice{board}", {})
        name = letter.upper().replace("N", "S")
        types[name] = types.get(name, "") + square
    return "\n".join("  " + " ".join([group] + [name + at for name, at in types.items()])
                     for group, types in groups.items())


def denied_castling(problem: BenchProblem, men: dict[str, tuple[str, str]]) -> str:
    """The rooks at home that may not castle: Popeye assumes that every one may."""
    rights = problem.fen.split()[2]
    denied = ""
    for right, home, corner in (("K", "e1", "h1"), ("Q", "e1", "a1"),
                                ("k", "e8", "h8"), ("q", "e8", "a8")):
        king, rook = ("K", "R") if right.isupper() else ("k", "r")
        at_home = men.get(home, "-")[0] == king and men.get(corner, "-")[0] == rook
        denied += corner if at_home and right not in rights else ""
    return denied


def white_begins(stipulation: str) -> bool:
    """Which side begins in Popeye, where a diagram has no side to move."""
    if stipulation.startswith("ser-"):
        return not stipulation.startswith("ser-h")
    return not stipulation.startswith("h") or stipulation.endswith(".5")


def input_text(problem: BenchProblem) -> str:
    _, side, _, en_passant = problem.fen.split()
    if problem.rules != "popeye" or en_passant != "-":
        raise ValueError(f"{problem.id}: Popeye is asked under its own rules, without en passant")
    men = squares_of(problem.fen)
    options = ["NoBoard"]
    if (side == "w") != white_begins(problem.stipulation):
        options.append("HalfDuplex")
    denied = denied_castling(problem, men)
    if denied:
        options.append("NoCastling " + denied)
    return (f"BeginProblem\nPieces\n{pieces_text(men)}\nCondition AliceChess\n"
            f"Stipulation {problem.stipulation}\nOption {' '.join(options)}\nEndProblem\n")


def coordinates(move: str, white: bool) -> str:
    """A move as Popeye prints it, in coordinates."""
    if move.startswith("0-0"):
        rank = "1" if white else "8"
        return f"e{rank}{'c' if move.startswith('0-0-0') else 'g'}{rank}"
    parts = re.fullmatch(r"[KQRBS]?([a-h][1-8])[-*]([a-h][1-8])(?: ep\.)?(?:=([QRBS]))?[AB]", move)
    assert parts is not None
    return parts[1] + parts[2] + (parts[3] or "").lower().replace("s", "n")


def movers(problem: BenchProblem, length: int) -> list[bool]:
    """For every half-move of a line whether White makes it."""
    first = problem.fen.split()[1] == "w"
    if problem.stipulation.startswith("ser-h"):
        return [first] * (length - 1) + [not first]
    if problem.stipulation.startswith("ser-"):
        return [first] * length
    return [first == (i % 2 == 0) for i in range(length)]


def read_answer(problem: BenchProblem, output: str) -> tuple[str, ...]:
    """The keys, or the lines: all of them, short ones among them."""
    if problem.is_battle:
        white = problem.fen.split()[1] == "w"
        keys = re.findall(rf"(?m)^ {{3}}1\.({_MOVE})(?: \+)?(?: #| =)? !", output)
        return tuple(sorted(coordinates(key, white) for key in keys))
    lines = []
    for text in re.findall(r"(?m)^  1\..*", output):
        moves = re.findall(_MOVE, text)
        lines.append(" ".join(coordinates(move, white)
                              for move, white in zip(moves, movers(problem, len(moves)))))
    return tuple(sorted(lines))


def run_popeye(program: str, problem: BenchProblem, limit: int, memory: str) -> PopeyeRun:
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as file:
        file.write(input_text(problem))
        file.flush()
        words = [program, "-maxmem", memory, "-maxtime", str(limit), file.name]
        start = time.perf_counter()
        done = subprocess.run(words, capture_output=True, check=False)
        seconds = time.perf_counter() - start
    output = done.stdout.decode("latin-1")
    complaints = done.stderr.decode("latin-1").strip()
    decided = "solution finished" in output
    if complaints or not (decided or "Partial solution" in output):
        raise RuntimeError(f"{problem.id}: Popeye says {complaints or output[-200:]!r}")
    return PopeyeRun(seconds, decided, read_answer(problem, output))


def median_run(runs: list[PopeyeRun]) -> PopeyeRun:
    """The run in the middle by time; of an even number the quicker one of the two in the middle."""
    return sorted(runs, key=lambda run: run.seconds)[(len(runs) - 1) // 2]
