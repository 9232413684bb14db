"""The card of a dataset: what it holds, how it was made, and what it is not good for."""

import json
from collections.abc import Iterator

from ludoteka import __version__
from ludoteka.bots.levels import LEVELS, spec_of
from ludoteka.lab.build import build_name
from ludoteka.lab.dataset import Wanted
from ludoteka.lab.dataset_files import DECISIONS, MATCHES, MEANT, MEANT_OF_MATCHES
from ludoteka.lab.envs.told import places


def card(wanted: Wanted, matches: int, decisions: int) -> str:
    return "\n".join(_lines(wanted, matches, decisions)) + "\n"


def _lines(wanted: Wanted, matches: int, decisions: int) -> Iterator[str]:
    game, _ = wanted.table()
    players = ", ".join(f"seat {seat}: {_bot(wanted, name)}" for seat, name in _seated(wanted))
    yield f"# {matches} matches of {wanted.game}"
    yield ""
    yield f"- Written by Ludoteka {__version__} ({build_name()}), rules {game.rules}."
    yield f"- {wanted.seats} seats, options `{json.dumps(wanted.options)}`."
    yield "- The component file is " + ("the owner's own." if wanted.parts else "ours.")
    yield f"- Who plays: {players}." if players else "- Recorded matches; their names are told."
    yield f"- The chances were judged by {_bot(wanted, wanted.judge)}."
    yield f"- Seed {wanted.seed}; {matches} matches, {decisions} decisions."
    yield ""
    yield "The same command makes the same rows, as long as no bot has a clock. Positions are not"
    yield "here: `observation` and `view` are what the seat that decides could see, no more. The"
    yield "records do tell everything once a match is over. The chances are those of one bot and no"
    yield "truth; moves of bots that play at random or weakly are no examples to follow."
    yield ""
    yield from _columns(DECISIONS, MEANT)
    yield from _columns(MATCHES, MEANT_OF_MATCHES)
    yield "## The places of an observation"
    yield ""
    yield from places(wanted.layout())


def _seated(wanted: Wanted) -> Iterator[tuple[int, str]]:
    return enumerate(wanted.players)


def _bot(wanted: Wanted, name: str) -> str:
    return f"{name} (`{spec_of(name, wanted.game)}`)" if name in LEVELS else f"`{name}`"


def _columns(file: str, meant: dict[str, str]) -> Iterator[str]:
    yield f"## {file}"
    yield ""
    yield "| column | what it means |"
    yield "| --- | --- |"
    for column, told in meant.items():
        yield f"| `{column}` | {told} |"
    yield ""
