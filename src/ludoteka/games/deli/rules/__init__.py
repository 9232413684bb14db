"""Clash at the Deli. The rules are told in `../rules.md`; `turn.py` has the picking."""

from ludoteka.games.deli.rules.game import GAME

__all__ = ["GAME"]
