"""CLASH: what the house knows of the game."""

from typing import Final

from ludoteka.games.clash.board import board
from ludoteka.games.clash.bots.advice import ADVICE
from ludoteka.games.clash.bots.proof import PROVER
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.shown import shown
from ludoteka.games.kit import Character, Kit, Puzzling

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
    characters=(
        Character("pixel", "dome twins dots smile headset #8fa6d8"),
        Character("tessa", "hex bolts goggles grin beret #b58ad0"),
        Character("atlas", "square bolts visor line banner #7f9a6b"),
        Character("vega", "round dish sleepy smirk bare #d98c6a"),
        Character("minerva", "tall bolts one smile laurel #c9bfae"),
    ),
    reviewer="level4",
    role="side",
    taken=("placed-start", "placed"),
    shown=shown,
)
