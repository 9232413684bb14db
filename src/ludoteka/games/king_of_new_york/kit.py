"""King of New York: what the house knows of the game."""

from typing import Final

from ludoteka.games.king_of_new_york.board import board, odds
from ludoteka.games.king_of_new_york.bots.advice import ADVICE
from ludoteka.games.king_of_new_york.bots.proof import PROVER
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.shown import shown
from ludoteka.games.kit import Character, Kit, Puzzling

KIT: Final = Kit(
    game=GAME,
    board=board,
    minutes=40,
    endings=("wins-at-once", "wins-alone", "wins-stars", "nobody-wins"),
    advice=ADVICE,
    puzzles=Puzzling(PROVER, seats=(2, 3, 4)),
    levels=(
        "greedy:simple=1,noise=300",
        "greedy:simple=1,noise=50",
        "greedy:noise=70",
        "greedy:noise=30",
        "ismcts:iters=400,advice=1,horizon=0,seconds=1.8",
    ),
    characters=(
        Character("gizmo", "square twins dots grin bare #f0c64f"),
        Character("boris", "tall bolts visor grille helmet #93a37f"),
        Character("zap", "round coil screens smile taxi #d9d6cc"),
        Character("ruby", "dome bolts goggles smirk horns #d95f5f"),
        Character("titan", "hex bolts one grille spikes #7fb6c9"),
    ),
    role="monster",
    taken=("buys", "claimed", "took"),
    seen_odds=odds,
    shown=shown,
)
