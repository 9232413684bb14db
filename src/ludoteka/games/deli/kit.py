"""Clash at the Deli: what the house knows of the game."""

from typing import Final

from ludoteka.games.deli.aids import page
from ludoteka.games.deli.aids.lines import score_lines
from ludoteka.games.deli.board import board
from ludoteka.games.deli.bots.advice import ADVICE
from ludoteka.games.deli.bots.proof import PROVER
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.shown import shown
from ludoteka.games.kit import Aid, Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=30,
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3), options={"rounds": "3"}),
    levels=(
        "greedy:simple=1,noise=100",
        "greedy:noise=90",
        "ismcts:iters=8,advice=1,horizon=0,reuse=0",
        "ismcts:iters=50,advice=1,horizon=0,explore=0.3,seconds=1.8",
        "greedy:worlds=6",
    ),
    score_pad=score_lines,
    shown=shown,
    aids=(Aid("score", "log", page.ScorePad, page.scored),),
)
