"""What the checks of the texts would otherwise miss in Clash at the Deli, and why."""

NOT_IN_CODE = {"DELI-5.8": "an example, which a test repeats"}
"""Clauses that no line of the rules needs to name, and why."""
