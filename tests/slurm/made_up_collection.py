#!/usr/bin/env python3
"""Prints a made-up collection: EPD lines, the same for the same seed.

The positions are random, so some are errors (a king in check, men on one square); some problems
come twice, and every fiftieth line is no problem at all.
"""
from __future__ import annotations

import argparse
import random
from dataclasses import dataclass

STIPULATIONS = ("#2", "#3", "#4", "s#3", "r#3", "=3", "h#2", "h#2.5", "h#3", "h#3.5", "h=3", "hs#3",
                "ser-h#4", "ser-#4")
OFFICERS = "QRRBBNN"


@dataclass(frozen=True)
class Man:
    letter: str
    board: int


def random_men(chance: random.Random) -> dict[int, Man]:
    letters = ["K", "k"]
    for _ in range(chance.randint(3, 9)):
        letter = chance.choice(OFFICERS + "PPP")
        letters.append(letter if chance.random() < 0.6 else letter.lower())
    squares = chance.sample(range(64), len(letters))
    return {square: Man(letter, chance.randrange(2)) for square, letter in zip(squares, letters)
            if letter not in "Pp" or 8 <= square < 56}


def board_text(men: dict[int, Man], board: int) -> str:
    ranks = []
    for rank in range(8):
        text, empty = "", 0
        for square in range(8 * rank, 8 * rank + 8):
            man = men.get(square)
            if man is None or man.board != board:
                empty += 1
                continue
            text += (str(empty) if empty else "") + man.letter
            empty = 0
        ranks.append(text + (str(empty) if empty else ""))
    return "/".join(ranks)


def random_problem(chance: random.Random, number: int) -> str:
    men = random_men(chance)
    stipulation = chance.choice(STIPULATIONS)
    side = "b" if stipulation.startswith(("h#", "h=", "ser-h")) else "w"
    claim = chance.choice(("", " sols 1;", " sols 2;"))
    return (f"{board_text(men, 0)}|{board_text(men, 1)} {side} - - "
            f'stip "{stipulation}"; id "made-up-{number}";{claim}')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("problems", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    lines: list[str] = []
    for number in range(1, arguments.problems + 1):
        if number % 50 == 0:
            lines.append(f'no position at all w - - stip "#2"; id "broken-{number}";')
        elif number % 40 == 0:
            lines.append(chance.choice(lines))
        else:
            lines.append(random_problem(chance, number))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
