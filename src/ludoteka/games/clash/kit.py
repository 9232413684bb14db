"""CLASH: what the house knows of the game."""

from typing import Final

from ludoteka.games.clash.board import board
from ludoteka.games.clash.bots.advice import ADVICE
from ludoteka.games.clash.bots.proof import PROVER
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.shown import shown
from ludoteka.games.kit import Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=20,
    endings=("won-majority", "won-tiles", "won-kaboom", "won-sixty", "drawn-sixty"),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2,), options={"match": "single"}),
    levels=(
        "greedy:simple=1,noise=60",
        "greedy",
        "lookahead:depth=2,seconds=1.8",
        "lookahead:depth=3,nodes=60000,seconds=1.8",
        "lookahead:nodes=500000,seconds=1.8",
    ),
    reviewer="level4",
    role="side",
    shown=shown,
)
