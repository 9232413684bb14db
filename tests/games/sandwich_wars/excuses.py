"""What the checks of the texts would otherwise miss in Sándwich Wars, and why."""

NOT_IN_CODE: dict[str, str] = {}
"""Clauses that no line of the rules needs to name, and why."""
