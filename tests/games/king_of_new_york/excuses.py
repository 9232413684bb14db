"""What the checks of the texts would otherwise miss in King of New York, and why."""

OWN_IDS = [
    "board-turn",
    "board-dice",
    "board-stacks",
    "board-units",
    "board-new",
    "board-market",
    "board-deck",
    "board-discard",
    "board-cards",
    "board-tokens",
    "board-out",
    "board-odds",
]
"""Messages that the words of the game do not ask for, but its screens do."""

NOT_IN_CODE: dict[str, str] = {}
"""Clauses that no line of the rules needs to name, and why."""
