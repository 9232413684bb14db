"""Emerald Skulls: what the house knows of the game."""

from typing import Final

from ludoteka.games.emerald_skulls.aids import page
from ludoteka.games.emerald_skulls.aids.lines import seen_odds, told_odds
from ludoteka.games.emerald_skulls.aids.proof import PROVER
from ludoteka.games.emerald_skulls.board import board
from ludoteka.games.emerald_skulls.bots.advice import ADVICE
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.shown import shown
from ludoteka.games.kit import Aid, Character, Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=30,
    endings=("pot-empty", "rest-of-pot"),
    taken=("bets",),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3, 4)),
    levels=(
        "greedy:simple=1,noise=300",
        "greedy:simple=1",
        "greedy:noise=150",
        "greedy:noise=60",
        "greedy:worlds=24",
    ),
    characters=(
        Character("jack", "round bolts dots grin bandana #e0b074"),
        Character("barnaby", "square bolts sleepy smile tricorn #9db3a4"),
        Character("coral", "dome bolts screens smirk feather #e58f7e"),
        Character("jago", "tall bolts goggles line hood #a9a3c9"),
        Character("sybil", "hex bolts one smirk gem #6fb59a"),
    ),
    seen_odds=seen_odds,
    told_odds=told_odds,
    shown=shown,
    aids=(Aid("odds", "dice", page.OddsAsked, page.told, slow=True, check=page.check),),
)
