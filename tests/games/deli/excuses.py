"""What the checks of the texts would otherwise miss in Clash at the Deli, and why."""

from ludoteka.games.deli.parts import SIGN_NAMES

OWN_IDS = [f"sign-{name.replace('_', '-')}" for name in SIGN_NAMES]
"""Messages that the words of the game do not ask for, but its screens do."""

NOT_IN_CODE = {"DELI-5.8": "an example, which a test repeats"}
"""Clauses that no line of the rules needs to name, and why."""
