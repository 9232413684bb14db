"""Clash at the Deli: what the house knows of the game."""

from typing import Final

from ludoteka.games.deli.aids import page
from ludoteka.games.deli.aids.lines import score_lines
from ludoteka.games.deli.board import board
from ludoteka.games.deli.bots.advice import ADVICE
from ludoteka.games.deli.bots.proof import PROVER
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.shown import shown
from ludoteka.games.kit import Aid, Character, Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=30,
    taken=("chef", "picks", "picks-reserved", "plays", "plays-again", "jokes", "event"),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3), options={"rounds": "3"}),
    levels=(
        "greedy:simple=1,noise=100",
        "greedy:noise=90",
        "ismcts:iters=8,advice=1,horizon=0,reuse=0",
        "ismcts:iters=50,advice=1,horizon=0,explore=0.3,seconds=1.8",
        "greedy:worlds=6",
    ),
    characters=(
        Character("pip", "round coil dots grin sprout #a9c77a"),
        Character("bruno", "square bolts sleepy line paper #d8a779"),
        Character("olivia", "dome bolts screens smile scarf #b8b96a"),
        Character("marcel", "tall bolts goggles smirk boater #c3a7b8"),
        Character("rosa", "hex bolts visor smile toque #e08d86"),
    ),
    score_pad=score_lines,
    shown=shown,
    aids=(Aid("score", "log", page.ScorePad, page.scored),),
)
