"""Sándwich Wars: what the house knows of the game."""

from typing import Final

from ludoteka.games.kit import Kit, Puzzling
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
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3)),
    levels=(
        "greedy:simple=1,noise=60",
        "greedy:noise=60",
        "greedy",
        "ismcts:iters=24,advice=1,horizon=0,seconds=1.8",
        "ismcts:iters=4000,advice=1,horizon=0,explore=0.7,seconds=1.8",
    ),
    shown=shown,
    earlier_parts={1: "parts.1.toml"},
)
