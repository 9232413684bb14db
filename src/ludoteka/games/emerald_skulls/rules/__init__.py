"""Emerald Skulls. The rules are told in `../rules.md`; `turn.py` has the turn."""

from ludoteka.games.emerald_skulls.rules.game import GAME

__all__ = ["GAME"]
