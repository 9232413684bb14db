"""The games, by id, in the order they are offered."""

from typing import Any, Final

from ludoteka.games.clash import GAME as CLASH
from ludoteka.games.clash.advice import ADVICE as CLASH_ADVICE
from ludoteka.games.deli import GAME as DELI
from ludoteka.games.deli.advice import ADVICE as DELI_ADVICE
from ludoteka.games.emerald_skulls import GAME as EMERALD_SKULLS
from ludoteka.games.emerald_skulls.advice import ADVICE as EMERALD_SKULLS_ADVICE
from ludoteka.games.king_of_new_york import GAME as KING_OF_NEW_YORK
from ludoteka.games.king_of_new_york.advice import ADVICE as KING_OF_NEW_YORK_ADVICE
from ludoteka.games.sandwich_wars import GAME as SANDWICH_WARS
from ludoteka.games.sandwich_wars.advice import ADVICE as SANDWICH_WARS_ADVICE
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game

SHELF: Final = (CLASH, EMERALD_SKULLS, KING_OF_NEW_YORK, DELI, SANDWICH_WARS)
GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in SHELF}
ADVICE: Final[dict[str, Advice[Any]]] = {
    CLASH.id: CLASH_ADVICE,
    DELI.id: DELI_ADVICE,
    KING_OF_NEW_YORK.id: KING_OF_NEW_YORK_ADVICE,
    SANDWICH_WARS.id: SANDWICH_WARS_ADVICE,
    EMERALD_SKULLS.id: EMERALD_SKULLS_ADVICE,
}
"""What bots know about a game; a game may do without."""


def game_by_id(id: str) -> Game[Any]:
    if id not in GAMES:
        raise Unreadable("unknown-game", game=id, known=", ".join(GAMES))
    return GAMES[id]
