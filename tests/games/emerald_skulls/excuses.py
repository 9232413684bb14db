"""What the checks of the texts would otherwise miss in Emerald Skulls, and why."""

NOT_IN_CODE: dict[str, str] = {
    "SKULL-11.4": "an example, told by a test",
    "SKULL-13.1": "the full skull is a row of parts.toml",
}
"""Clauses that no line of the rules needs to name, and why."""
