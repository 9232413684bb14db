"""Emerald Skulls: what the house knows of the game."""

from typing import Final

from ludoteka.games.emerald_skulls.aids import page
from ludoteka.games.emerald_skulls.aids.lines import seen_odds, told_odds
from ludoteka.games.emerald_skulls.aids.proof import PROVER
from ludoteka.games.emerald_skulls.board import board
from ludoteka.games.emerald_skulls.bots.advice import ADVICE
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.shown import shown
from ludoteka.games.kit import Aid, Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=30,
    endings=("pot-empty", "rest-of-pot"),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3, 4)),
    levels=(
        "greedy:simple=1,noise=300",
        "greedy:simple=1",
        "greedy:noise=150",
        "greedy:noise=60",
        "greedy:worlds=24",
    ),
    seen_odds=seen_odds,
    told_odds=told_odds,
    shown=shown,
    aids=(Aid("odds", "dice", page.OddsAsked, page.told, slow=True, check=page.check),),
)
