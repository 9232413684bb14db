"""Sándwich Wars: what the house knows of the game."""

from typing import Final

from ludoteka.games.kit import Character, Kit, Puzzling
from ludoteka.games.sandwich_wars.board import board
from ludoteka.games.sandwich_wars.bots.advice import ADVICE
from ludoteka.games.sandwich_wars.bots.proof import PROVER
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.shown import shown

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=45,
    endings=("announced", "idle-end"),
    taken=("played", "replaced", "opportunity", "completed", "hired", "joined"),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3)),
    levels=(
        "greedy:simple=1,noise=60",
        "greedy:noise=60",
        "ismcts:iters=4,advice=1,horizon=0,seconds=1.8",
        "ismcts:iters=24,advice=1,horizon=0,seconds=1.8",
        "ismcts:iters=4000,advice=1,horizon=0,explore=0.7,seconds=1.8",
    ),
    characters=(
        Character("coco", "round twins dots grin bow #e9b0c4"),
        Character("tito", "square bolts goggles line coin #b7a06a"),
        Character("lupe", "dome bolts screens smile cap #7fae9a"),
        Character("fausto", "tall antenna visor smirk bare #9a86c2"),
        Character("ines", "hex bolts one grille tall #d9a441"),
    ),
    shown=shown,
    earlier_parts={1: "parts.2.toml", 2: "parts.2.toml"},
)
