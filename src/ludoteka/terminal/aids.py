"""What helps at the real table: odds and a score pad, of the games whose kits have them."""

from typing import Any

from ludoteka.games.registry import KITS
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.options import Options
from ludoteka.texts import Texts


def told_odds(game: Game[Any], position: str, texts: Texts) -> list[str]:
    """The exact odds of a position told in words."""
    odds = KITS[game.id].told_odds
    if odds is None:
        known = [id for id, kit in KITS.items() if kit.told_odds is not None]
        raise Refused("no-odds", game=game.id, known=", ".join(known))
    return odds(position, texts.game(game))


def seen_odds(game: Game[Any], view: View[Any], texts: Texts) -> list[str]:
    """The odds of what a player sees; empty when nothing is to be rolled."""
    odds = KITS[game.id].seen_odds
    return odds(view, texts.game(game)) if odds is not None else []


def score_pad(game: Game[Any], typed: list[str], texts: Texts, options: Options) -> list[str]:
    """The score of what somebody typed, line by line."""
    pad = KITS[game.id].score_pad
    if pad is None:
        known = [id for id, kit in KITS.items() if kit.score_pad is not None]
        raise Refused("no-score-pad", game=game.id, known=", ".join(known))
    return pad(typed, texts.game(game), options)
