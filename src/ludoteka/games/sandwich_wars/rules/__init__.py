"""Sándwich Wars, el gran concurso. The rules are told in `../rules.md`; `turn.py` has the turn."""

from ludoteka.games.sandwich_wars.rules.game import GAME

__all__ = ["GAME"]
