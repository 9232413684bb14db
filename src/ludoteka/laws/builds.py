"""Two builds of the rules play the same: every position, every list, every chance."""

import json
import os
import subprocess
import sys
from itertools import zip_longest
from typing import Any

from ludoteka.kernel.game import Game
from ludoteka.laws import digests
from ludoteka.laws.digests import name_of

DIGESTS = digests.__file__
ADVICE = (
    "Look for numbers that leave 64 bits, for shifts (take `bit` from kernel.masks), for `//` and "
    "`%` of negative numbers, and for an order that comes from a set or a hash."
)


class Build:
    """An interpreter, where it finds the rules, and the seed of its hashes."""

    def __init__(self, python: str, path: str, hashes: str = "0") -> None:
        self.python = python
        self.path = path
        self.hashes = hashes

    def begin(self, *arguments: str) -> "subprocess.Popen[str]":
        """`digests.py` of this build, running."""
        environment = {**os.environ, "PYTHONPATH": self.path, "PYTHONHASHSEED": self.hashes}
        command = [self.python, "-P", DIGESTS, *arguments]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


PLAIN = Build(sys.executable, os.pathsep.join(sys.path))


def both_told(builds: tuple[Build, Build], *arguments: str) -> tuple[list[str], list[str]]:
    """What two builds print, side by side in two processes."""
    running = [build.begin(*arguments) for build in builds]
    told = [each.communicate()[0].splitlines() for each in running]
    assert [each.returncode for each in running] == [0, 0], f"{arguments}: see the error above"
    return told[0], told[1]


def disagreement(game: Game[Any], builds: tuple[Build, Build], matches: int) -> str:
    """Where two builds first play differently, in words; nothing if they agree."""
    first, second = both_told(builds, game.id, "0", str(matches))
    assert len(first) == len(second) == matches
    differing = [
        number for number, pair in enumerate(zip(first, second, strict=True)) if len(set(pair)) > 1
    ]
    if not differing:
        return ""
    number = differing[0]
    step = first_difference(*both_told(builds, game.id, str(number)))
    return f"{len(differing)} of {matches} differ, first {name_of(game, number)}\n{step}\n{ADVICE}"


def first_difference(first: list[str], second: list[str]) -> str:
    """The first step that two builds of one match do not share, after the last that they do."""
    before = "nothing"
    for step, (a, b) in enumerate(zip_longest(first, second)):
        if a != b:
            if a is None or b is None:
                return f"step {step}, after {before}: only one build goes on"
            told, shown = zip(json.loads(a), json.loads(b), strict=True)
            if told[0] != told[1]:
                return f"step {step}, after {before}: {told[0]!r} and {told[1]!r}"
            return f"step {step}, {told[0]!r} after {before}: " + _apart(*shown)
        before = repr(json.loads(a)[0])
    return "played step by step the two do not differ: a match depends on the one before"


def _apart(a: list[str], b: list[str]) -> str:
    """Which fields of the position differ, or which lines of the question."""
    here, there = json.loads(a[0]), json.loads(b[0])
    fields = [name for name in here if here[name] != there.get(name)]
    if fields:
        return "; ".join(f"{name} is {here[name]} and {there.get(name)}" for name in fields)
    lines = [f"{x!r} and {y!r}" for x, y in zip_longest(a[1:], b[1:]) if x != y]
    return "; ".join(lines)
