"""King of New York. The rules are told in `../rules.md`; `turn.py` has the turn."""

from ludoteka.games.king_of_new_york.rules.game import GAME

__all__ = ["GAME"]
