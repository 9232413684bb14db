"""The kits on the shelf, by the id of the game, in the order they are offered: ours, then those of
other packages."""

from typing import Any, Final

from ludoteka.games.clash.kit import KIT as CLASH
from ludoteka.games.deli.kit import KIT as DELI
from ludoteka.games.emerald_skulls.kit import KIT as EMERALD_SKULLS
from ludoteka.games.king_of_new_york.kit import KIT as KING_OF_NEW_YORK
from ludoteka.games.kit import Kit
from ludoteka.games.outside import kits_from_outside
from ludoteka.games.sandwich_wars.kit import KIT as SANDWICH_WARS
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game

SHELF: Final = (CLASH, EMERALD_SKULLS, KING_OF_NEW_YORK, DELI, SANDWICH_WARS)
OUTSIDE, BROKEN = kits_from_outside([kit.game.id for kit in SHELF])
"""The kits of other packages, and what is wrong with those that are left out."""
KITS: Final[dict[str, Kit]] = {kit.game.id: kit for kit in (*SHELF, *OUTSIDE)}
GAMES: Final[dict[str, Game[Any]]] = {id: kit.game for id, kit in KITS.items()}
ADVICE: Final[dict[str, Advice[Any]]] = {
    id: kit.advice for id, kit in KITS.items() if kit.advice is not None
}


def game_by_id(id: str) -> Game[Any]:
    if id not in GAMES:
        raise Unreadable("unknown-game", game=id, known=", ".join(GAMES))
    return GAMES[id]
