"""A bot for Ludoteka in fifty lines: it speaks the line protocol and needs nothing but Python.

    ludoteka duel clash "program:python docs/examples/line_bot.py" random

It likes moves that speak of its own side, dislikes `skip`, and otherwise takes what comes first.
"""

import json
import random
import sys

SIDES = ["mcworld", "jihad"]


def worth(move: str, seat: int) -> int:
    words = move.split()
    if "kaboom" in words:
        return 2 if SIDES[1 - seat] in words else -2
    if words[-1] in SIDES:
        return 1 if words[-1] == SIDES[seat] else -1
    return -1 if move == "skip" else 0


def choose(view: dict, seat: int, chance: random.Random) -> str:
    options = view["options"]
    best = max(worth(move, seat) for move in options)
    return chance.choice([move for move in options if worth(move, seat) == best])


def main() -> None:
    seat, view = 0, {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "game":
            print("ready", flush=True)
        elif word == "seat":
            seat = int(rest)
        elif word == "view":
            view = json.loads(rest)
        elif word == "choose":
            print("move", choose(view, seat, random.Random(int(rest))), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
