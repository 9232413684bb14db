"""Measure every library that is there, in turn, and print what came out as a table."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from peers.measure import BATCH, BOARD, CARDS, DICE, LARGE, PLAY, STEP, Measure

PEERS = {
    "Ludoteka": "ours",
    "PettingZoo": "pettingzoo_games",
    "RLCard": "rlcard_games",
    "OpenSpiel": "openspiel_games",
    "catanatron": "catanatron_games",
}
SORTS = (BOARD, DICE, CARDS, LARGE)
HOWS = (PLAY, STEP, BATCH)


def found(only: list[str]) -> tuple[list[Measure], dict[str, str]]:
    """What can be measured here, and the version of each library."""
    measures: list[Measure] = []
    versions: dict[str, str] = {}
    for name, module in PEERS.items():
        if only and name.lower() not in only:
            continue
        try:
            peer = import_module(f"peers.{module}")
            measures += peer.measures()
            versions[name] = peer.version()
        except ImportError as error:
            versions[name] = f"is not measured ({error})"
    return measures, versions


def measured(measures: list[Measure], seconds: float, rounds: int) -> list[list[float]]:
    """By measure: microseconds of a decision in each round; all take turns."""
    times: list[list[float]] = [[] for _ in measures]
    for number in range(rounds):
        for place, each in enumerate(measures):
            show(f"round {number + 1} of {rounds}: {each.library}, {each.game}, {each.how}")
            times[place].append(each.seconds_each(seconds, number) * 1e6)
    show("")
    return times


def show(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)


def rows(measures: list[Measure], times: list[list[float]]) -> Iterator[dict[str, Any]]:
    """By sort, library and game: the median of each way that was measured."""
    names = dict.fromkeys((each.sort, each.library, each.game) for each in measures)
    for sort, library, game in sorted(names, key=lambda name: SORTS.index(name[0])):
        row: dict[str, Any] = {"sort": sort, "library": library, "game": game}
        for each, taken in zip(measures, times, strict=True):
            if (each.sort, each.library, each.game) == (sort, library, game):
                row[each.how] = round(statistics.median(taken), 2)
        yield row


def table(lines: list[dict[str, Any]]) -> Iterator[str]:
    yield f"| sort | library | game | {' | '.join(f'{how}, µs' for how in HOWS)} |"
    yield "| --- | --- | --- | " + " | ".join(["---:"] * len(HOWS)) + " |"
    for line in lines:
        cells = [f"{line[how]:.2f}" if how in line else "" for how in HOWS]
        yield f"| {line['sort']} | {line['library']} | {line['game']} | {' | '.join(cells)} |"


def conditions(versions: dict[str, str], seconds: float, rounds: int) -> Iterator[str]:
    from ludoteka.lab.build import build_name

    told = ", ".join(f"{name} {version}" for name, version in versions.items())
    yield f"Versions: {told}; Python {platform.python_version()}; our build is {build_name()}."
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    yield f"Medians of {rounds} rounds of {seconds} s CPU time each; load of the machine {load}."


def main() -> None:
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description="How fast games are in other libraries.")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    measures, versions = found([name.lower() for name in wanted.only])
    lines = list(rows(measures, measured(measures, wanted.seconds, wanted.rounds)))
    if wanted.json:
        print(json.dumps({"versions": versions, "rows": lines}))
        return
    print("\n".join([*table(lines), "", *conditions(versions, wanted.seconds, wanted.rounds)]))
