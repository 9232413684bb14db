"""CLASH: Jihad vs. McWorld. The rules are told in `../rules.md`; `turn.py` has the turn."""

from ludoteka.games.clash.rules.game import GAME

__all__ = ["GAME"]
