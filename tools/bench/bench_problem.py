"""The problems of bench.epd: what the benchmark programs need to know of an EPD line."""
from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

COLLECTION = Path(__file__).resolve().parents[2] / "problems" / "collections" / "bench.epd"

FAMILIES = ("direct", "self", "reflex", "help", "series-help", "series", "stalemate")

_OPCODE = re.compile(r'([A-Za-z][\w-]*)((?:\s+(?:"[^"]*"|[^\s;"]+))*)\s*;')
_OPERAND = re.compile(r'"([^"]*)"|([^\s;"]+)')


@dataclass(frozen=True)
class BenchProblem:
    """One problem of the list."""

    id: str
    fen: str
    stipulation: str
    rules: str
    solutions: int | None  # claimed: keys of battle play, lines of exactly the length of help play
    subsets: frozenset[str]  # the opcode `subset`: quick, signature, instructions, scaling

    @property
    def family(self) -> str:
        return family_of(self.stipulation)

    @property
    def is_battle(self) -> bool:
        """Whether the answer is keys, not lines."""
        return self.family in ("direct", "self", "reflex") or bool(
            re.match(r"(s|r|semi-r)?=", self.stipulation))

    @property
    def men(self) -> int:
        return sum(letter.isalpha() for letter in self.fen.split()[0])


def family_of(stipulation: str) -> str:
    """The family whose mean a stipulation counts in. Stalemates of any manner are one family."""
    manner = re.match(r"(ser-h|ser-|semi-r|h|s|r)?([#=])", stipulation)
    if manner is None:
        raise ValueError(f"no family is known for stipulation {stipulation!r}")
    if manner[2] == "=":
        return "stalemate"
    names = {None: "direct", "s": "self", "r": "reflex", "semi-r": "reflex", "h": "help",
             "ser-h": "series-help", "ser-": "series"}
    return names[manner[1]]


def read_opcodes(text: str) -> dict[str, list[str]]:
    """The opcodes of an EPD line, each with its operands."""
    return {name: [quoted or bare for quoted, bare in _OPERAND.findall(operands)]
            for name, operands in _OPCODE.findall(text)}


def read_problem(line: str) -> BenchProblem:
    fields = line.split(maxsplit=4)
    if len(fields) < 5:
        raise ValueError(f"no opcodes in line {line!r}")
    opcodes = read_opcodes(fields[4])
    for wanted in ("id", "stip"):
        if wanted not in opcodes:
            raise ValueError(f"no opcode {wanted!r} in line {line!r}")
    claim = opcodes.get("sols")
    return BenchProblem(
        id=opcodes["id"][0], fen=" ".join(fields[:4]), stipulation=opcodes["stip"][0],
        rules=opcodes.get("rules", ["alice"])[0], solutions=int(claim[0]) if claim else None,
        subsets=frozenset(opcodes.get("subset", [])))


def read_problems(path: Path = COLLECTION) -> list[BenchProblem]:
    """All problems of a collection, in its order. Ids must differ: results are kept by id."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    problems = [read_problem(line) for line in lines if line and not line.startswith("#")]
    if len({problem.id for problem in problems}) != len(problems):
        raise ValueError(f"{path}: an id occurs twice")
    return problems


def subset(problems: list[BenchProblem], name: str) -> list[BenchProblem]:
    return [problem for problem in problems if name in problem.subsets]


def select(problems: list[BenchProblem], words: list[str]) -> list[BenchProblem]:
    """The problems that a family, an id or a stipulation among the words picks."""
    picked = [problem for problem in problems
              if {problem.id, problem.family, problem.stipulation} & set(words)]
    known = {word for problem in picked
             for word in (problem.id, problem.family, problem.stipulation)}
    unknown = [word for word in words if word not in known]
    if unknown:
        raise ValueError(f"no family, id or stipulation is called {', '.join(unknown)}; "
                         f"families: {', '.join(FAMILIES)}")
    return picked
