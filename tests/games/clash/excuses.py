"""What the checks of the texts would otherwise miss in CLASH, and why."""

from ludoteka.games.clash.parts import EFFECT_NAMES

OWN_IDS = [f"effect-{name.replace('_', '-')}" for name in EFFECT_NAMES]
"""Messages that the words of the game do not ask for, but its screens do."""

NOT_IN_CODE: dict[str, str] = {}
"""Clauses that no line of the rules needs to name, and why."""
